/** A list stays a while, so that a shaky hand can come back. */
const HOVER_DELAY_MS = 300;

type Show = (button?: HTMLElement) => void;

/** Until this runs the style sheet opens the lists under mouse and focus. */
export function enableSubmenus(menu: HTMLElement): Show {
  const buttons = [...menu.querySelectorAll<HTMLElement>('[aria-controls]')];
  let byMouse = false;
  let leaving: ReturnType<typeof setTimeout>;

  const show = (open?: HTMLElement, mouse = false) => {
    clearTimeout(leaving);
    byMouse = mouse;
    for (const button of buttons) button.setAttribute('aria-expanded', String(button === open));
  };
  const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

  for (const button of buttons) {
    const item = button.parentElement ?? button;
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || menu.matches(':popover-open')) return;
      show(button, byMouse || !isOpen(button));
    };
    const leave = () => {
      if (byMouse) leaving = setTimeout(show, HOVER_DELAY_MS);
    };
    // A press on what the mouse has opened already keeps it open.
    const press = () => show(isOpen(button) && !byMouse ? undefined : button);
    const move = (event: KeyboardEvent) => {
      const stops = [button, ...item.querySelectorAll('a')];
      const next = nextStop(event.key, stops.indexOf(document.activeElement as HTMLElement), stops.length);
      if (next === undefined) return;
      event.preventDefault();
      show(button);
      stops[next]?.focus();
    };
    item.addEventListener('pointerenter', enter);
    item.addEventListener('pointerleave', leave);
    item.addEventListener('keydown', move);
    button.addEventListener('click', press);
  }
  // Keep open a menu that the style sheet has opened until now.
  show(
    buttons.find((button) => button.nextElementSibling?.checkVisibility()),
    true,
  );
  return show;
}

function nextStop(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (from < 1) return undefined;
  return { ArrowUp: from - 1, Home: 1, End: count - 1 }[key];
}
