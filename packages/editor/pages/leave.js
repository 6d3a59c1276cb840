// Asks before a page with unsaved words is left.
const form = document.querySelector('#form');
let isUnsaved = form?.hasAttribute('data-unsaved') ?? false;
form?.addEventListener('input', () => {
  isUnsaved = true;
});
form?.addEventListener('submit', () => {
  isUnsaved = false;
});
addEventListener('beforeunload', (event) => {
  if (isUnsaved) event.preventDefault();
});
