// Before anything is painted: light or dark, as this browser was told last. app.svelte.ts does the same when it comes.
(() => {
  let theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('cairn-settings') ?? '{}').theme ?? theme;
  } catch {
    // Nothing is kept here: then as the device.
  }
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
