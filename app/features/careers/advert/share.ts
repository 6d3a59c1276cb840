/** The email's subject is the title to share, and its body the address. */
export function enableShare(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-shared]');
  const status = link?.nextElementSibling;
  if (!link || !status) return;
  const email = new URL(link.href).searchParams;
  const title = email.get('subject') ?? '';
  const url = email.get('body') ?? '';
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    status.textContent = link.dataset.shared ?? '';
  };
  link.addEventListener('click', (event) => {
    if (!navigator.share && !navigator.clipboard) return;
    event.preventDefault();
    const passedOn = navigator.share ? navigator.share({ title, url }) : copy();
    // A visitor who thinks better of it has done nothing wrong.
    passedOn.catch(() => {});
  });
}
