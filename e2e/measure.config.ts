// Measurements: they take long and pass or fail nothing, so the tests leave them out.

import tests from './playwright.config.ts';

export default {
  ...tests,
  testDir: 'measure',
  workers: 1,
  retries: 0,
  reporter: 'line',
  projects: [{ name: 'measure', use: { viewport: { width: 360, height: 740 } } }],
};
