// What HTML and a few lines can do: one small script, which starts when the page is first touched.

document.documentElement.dataset.interactive = '';
