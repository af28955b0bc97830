/** The screens that the pages are made for, in pixels of style sheets. */
export const screens = {
  'a small phone': { width: 320, height: 568 },
  'a phone': { width: 360, height: 740 },
  'a phone on its side': { width: 740, height: 360 },
  'a tablet': { width: 768, height: 1024 },
  'a desk': { width: 1440, height: 900 },
  'a desk at twice the size': { width: 720, height: 450 },
};
