// Applies the chosen theme before the first paint; loaded as a blocking script.
// Without a choice the style sheet follows the device by itself.
{
  const KEY = "vato theme";
  const root = document.documentElement;

  // Storage may be forbidden: the theme then lasts as long as the page.
  const stored = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  const store = (theme) => {
    try {
      if (theme === "system") localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, theme);
    } catch {
      // Nothing to do: see above.
    }
  };

  const apply = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  };

  apply(stored());

  addEventListener("DOMContentLoaded", () => {
    const menu = document.getElementById("theme-menu");
    if (!menu) return;
    // The frame of the browser takes the colour of the page; its own two
    // values hold for the two states of the device.
    const frames = [...document.querySelectorAll("meta[name=theme-color]")];
    const byDevice = frames.map((frame) => frame.content);
    const colourFrames = () => {
      const chosen = ["light", "dark"].indexOf(root.dataset.theme);
      frames.forEach((frame, i) => (frame.content = byDevice[chosen < 0 ? i : chosen]));
    };
    const mark = () => {
      const theme = root.dataset.theme ?? "system";
      for (const choice of menu.querySelectorAll("input")) choice.checked = choice.value === theme;
      colourFrames();
    };
    mark();
    menu.hidden = false;
    menu.addEventListener("change", ({ target }) => {
      apply(target.value);
      store(target.value);
      colourFrames();
    });
    addEventListener("storage", ({ key }) => {
      if (key !== KEY) return;
      apply(stored());
      mark();
    });
  });
}
