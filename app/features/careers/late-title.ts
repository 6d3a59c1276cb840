export function enableLateTitle(): void {
  const title = document.querySelector<HTMLElement>('[data-late-title]')?.dataset.lateTitle;
  if (title) document.title = title;
}
