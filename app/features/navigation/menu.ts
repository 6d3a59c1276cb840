import { enableSubmenus } from './submenus.ts';

/** Lists close by Escape, a press outside and lost focus; the sheet of narrow screens when the focus leaves it. */
export function enableMenu(): void {
  const menu = document.querySelector<HTMLElement>('header nav');
  if (!menu) return;
  const show = enableSubmenus(menu);
  const openItem = () => menu.querySelector('[aria-expanded="true"]')?.parentElement;

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    const item = openItem();
    if (key !== 'Escape' || !item) return;
    if (item.contains(document.activeElement)) item.querySelector('button')?.focus();
    show();
  };
  const closeFromOutside = ({ target }: Event) => {
    // In the sheet a list stays: closing it would move the link that is being pressed.
    const isLeft = target instanceof Node && !openItem()?.contains(target);
    if (isLeft && !menu.matches(':popover-open')) show();
  };
  const closeSheet = () => menu.togglePopover?.(false);
  const closeBehindFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) closeSheet();
  };
  const takeFocus = () => {
    const isElsewhere = !menu.contains(document.activeElement);
    if (isElsewhere && menu.matches(':popover-open')) menu.querySelector('button')?.focus();
  };

  document.addEventListener('keydown', closeOnEscape);
  document.addEventListener('pointerdown', closeFromOutside);
  document.addEventListener('focusin', closeFromOutside);
  menu.addEventListener('focusout', closeBehindFocus);
  menu.addEventListener('toggle', takeFocus);
  takeFocus();
  // Close it for a visitor who comes back.
  addEventListener('pagehide', () => {
    show();
    closeSheet();
  });
}
