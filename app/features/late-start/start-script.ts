/** The element that keeps the page's script until it is started. */
export const pageScriptId = 'page-script';

/** Sent by the page when React has taken over. */
export const takenOverEvent = 'page:taken-over';

/** How long a held press waits for React before the platform gets it, in milliseconds. */
const patience = 8000;

/** Runs in the browser as text: it may use nothing from outside but its arguments. */
function start(scriptId: string, takenOver: string, patience: number, wide: string) {
  const held: (() => void)[] = [];
  let started = false;

  const run = () => {
    const kept = document.getElementById(scriptId);
    if (!kept) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = kept.nonce;
    script.textContent = kept.textContent;
    document.head.append(script);
  };
  const begin = () => {
    if (started) return;
    started = true;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else run();
  };
  // What is pressed before React listens is done again once it does, or by the platform where it never comes.
  const hold = (event: Event) => {
    const target = event.target as HTMLElement;
    const button =
      event.type === 'click' ? target.closest<HTMLElement>('button[type=button]:not([popovertarget])') : null;
    if (event.type === 'click' && !button) return;
    begin();
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.length === 0) setTimeout(release, patience);
    const { submitter } = event as SubmitEvent;
    held.push(() => (button ? button.click() : (target as HTMLFormElement).requestSubmit(submitter)));
  };
  const release = () => {
    removeEventListener('submit', hold, true);
    removeEventListener('click', hold, true);
    removeEventListener('keydown', holdShortcut, true);
    for (const again of held.splice(0)) again();
  };

  // A shortcut pressed this early reaches the page once it listens.
  const holdShortcut = ({ target, key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (!(ctrlKey || metaKey) || key.length > 1) return;
    const again = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true });
    held.push(() => target?.dispatchEvent(again));
  };

  for (const touch of ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll']) {
    addEventListener(touch, begin, { capture: true, passive: true, once: true });
  }
  addEventListener('submit', hold, true);
  addEventListener('click', hold, true);
  addEventListener('keydown', holdShortcut, true);
  addEventListener(takenOver, release, { once: true });
  // A large screen has the line and the time to fetch it as soon as nothing else is waiting.
  if (matchMedia(wide).matches) {
    addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(begin));
  }
}

/** Starts the page's script when the page is first touched; on wide screens as soon as it is idle. */
export const startScript = `(${start})(${[pageScriptId, takenOverEvent, patience, '(width > 48rem)'].map((value) => JSON.stringify(value))})`;
