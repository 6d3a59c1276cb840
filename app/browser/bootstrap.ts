// Inline in every page, before anything else: it may import nothing, and its size is paid for by every page.
const { documentElement: root, currentScript } = document;
const { hydrate: hydrateFiles = '', siteScript = '', prefetch = '' } = currentScript?.dataset ?? {};

/** A press that came early waits so long for React, or as long as its island says; then the platform has it. */
const HYDRATION_TIMEOUT_MS = 500;

// With every style sheet that comes later Chromium takes the faces of all of them up anew, and a font that was too late
// for the words would move them after all. A face that a script has declared stays as it is.
for (const media of document.styleSheets[0]?.cssRules ?? []) {
  for (const rule of media instanceof CSSMediaRule ? media.cssRules : []) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const of = (name: string) => rule.style.getPropertyValue(name);
    const display = of('font-display') as FontDisplay;
    const how = { display, weight: of('font-weight'), unicodeRange: of('unicode-range') || 'U+0-10FFFF' };
    document.fonts.add(new FontFace(of('font-family').replaceAll('"', ''), of('src'), how));
  }
}

const markLoaded = () => {
  root.dataset.loaded ??= '';
};
// A visitor in the site already needs no cover over the next page, nor over the one gone back to.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (navigation?.type === 'back_forward' || document.referrer.startsWith(location.origin)) {
  root.dataset.loaded = 'before';
}
addEventListener('load', markLoaded);
setTimeout(markLoaded, 2000);

const running = new Map<unknown, Promise<unknown>>();

/** Once, however often it is asked for; after a failure it is tried anew. */
function once(key: unknown, run: () => Promise<unknown>): Promise<unknown> {
  const known = running.get(key) ?? run();
  running.set(key, known);
  known.catch(() => running.delete(key));
  return known;
}

/** All at once: else each file would be asked for when its importer is there, and pictures further down would come between. */
const importAll = (files: string) =>
  Promise.all(files.split(' ').map((file) => import(/* @vite-ignore */ file)));

const startSite = () => once(siteScript, () => importAll(siteScript));

const hydrateNow = (island: HTMLElement) =>
  once(island, async () => {
    const [[{ hydrateIsland }], [{ default: component }]] = await Promise.all([
      importAll(hydrateFiles),
      importAll(island.dataset.files ?? ''),
    ]);
    await hydrateIsland(island, component);
  });

function islandOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const opens = target.closest<HTMLElement>('[data-opens]')?.dataset.opens;
  return opens
    ? document.querySelector(`[data-island="${opens}"]`)
    : target.closest<HTMLElement>('[data-island]');
}

function touch({ target, type }: Event): void {
  const island = islandOf(target);
  // With a key one goes on typing.
  if (type.endsWith('down')) root.dataset.hand = type;
  const listening = island ? hydrateNow(island).catch(() => {}) : Promise.resolve();
  listening.then(startSite).catch(() => {});
}

/** Does a press again once React listens, or lets the platform have it: at once if the script cannot be had. */
function replayWhenHydrated(event: Event, control: HTMLElement, replay: () => void, platform?: () => void) {
  const island = islandOf(control);
  if (!island || 'hydrated' in island.dataset) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.ariaBusy = 'true';
  const tooLate = new Promise((_, reject) => {
    if (platform) setTimeout(reject, Number(island.dataset.timeout ?? HYDRATION_TIMEOUT_MS));
  });
  Promise.race([hydrateNow(island), tooLate]).then(
    () => {
      control.ariaBusy = null;
      replay();
    },
    // Its next page is on its way: until then the button says so.
    () => platform?.(),
  );
}

addEventListener('pageshow', () => {
  for (const control of document.querySelectorAll<HTMLElement>('[aria-busy=true]')) control.ariaBusy = null;
});

/** Until React listens: on a slow line a reload must not lose what was typed. What is empty here may be restored yet. */
function keepDraft({ target }: Event) {
  const { form } = target as HTMLInputElement;
  const island = islandOf(target);
  if (!form?.dataset.draft || !island || 'hydrated' in island.dataset) return;
  try {
    const draft = JSON.parse(sessionStorage.getItem(form.dataset.draft) ?? '{}');
    for (const [name, value] of new FormData(form)) {
      if (value && typeof value === 'string') draft[name] = value;
    }
    sessionStorage.setItem(form.dataset.draft, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden.
  }
}
addEventListener('input', keepDraft, { capture: true, passive: true });

/** Offline, the browser's own error page would stand in the place of all that was typed. */
function sendPlainly(form: HTMLFormElement, control: HTMLElement) {
  const { offline } = form.dataset;
  if (navigator.onLine || !offline || !(control instanceof HTMLButtonElement)) return form.submit();
  control.ariaBusy = null;
  const missing = ([...form.elements] as HTMLInputElement[]).find(
    (field) => field.getAttribute('aria-required') && !field.value,
  );
  if (missing) {
    missing.required = true;
    return missing.reportValidity();
  }
  // The form is not checked by the browser, so that this stops no later press.
  control.setCustomValidity(offline);
  control.reportValidity();
  // Once, however often it was pressed.
  window.ononline = () => {
    window.ononline = null;
    form.requestSubmit(control);
  };
}

addEventListener(
  'click',
  (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('[data-opens], button[type=button]');
    if (!control) return;
    const follow = control instanceof HTMLAnchorElement ? () => location.assign(control.href) : undefined;
    replayWhenHydrated(event, control, () => control.click(), follow);
  },
  true,
);
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    const control = event.submitter ?? form;
    const replay = () => form.requestSubmit(event.submitter);
    replayWhenHydrated(event, control, replay, () => sendPlainly(form, control));
  },
  true,
);
addEventListener(
  'keydown',
  ({ target, key, ctrlKey, metaKey, repeat }) => {
    const isShortcut = (ctrlKey || metaKey || key === '/') && key.length === 1;
    // A key that is held down is one press.
    if (!isShortcut || repeat || 'interactive' in root.dataset) return;
    const again = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true });
    startSite().then(
      () => target?.dispatchEvent(again),
      () => {},
    );
  },
  true,
);

for (const kind of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input']) {
  addEventListener(kind, touch, { capture: true, passive: true });
}
for (const kind of ['pointermove', 'scroll']) {
  addEventListener(kind, touch, { capture: true, passive: true, once: true });
}

// A page that is rendered ahead is painted once it is opened.
const whenPainted = new PerformanceObserver((_, observer) => {
  observer.disconnect();
  import(/* @vite-ignore */ prefetch).then(
    ({ startPrefetching }) => startPrefetching({ hydrateNow, islandOf, startSite, hydrateFiles, siteScript }),
    () => {},
  );
});
addEventListener('load', () => whenPainted.observe({ type: 'paint', buffered: true }));

export {};
