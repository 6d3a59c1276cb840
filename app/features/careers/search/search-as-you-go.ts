import { queryIn } from '#domain/http/query-in.ts';

const DEBOUNCE_MS = 350;

/** Searches at each choice and each pause in typing; the page keeps its place and the field its focus. */
export function enableJobSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-search]');
  if (!form) return;
  let shown = form.dataset.search;
  let waiting: ReturnType<typeof setTimeout>;
  let latest = new AbortController();

  const search = async () => {
    clearTimeout(waiting);
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    const query = queryIn(new FormData(form));
    const address = query ? `${location.pathname}?${query}` : location.pathname;
    markPending(true);
    const answer = await fetchPage(address, latest);
    if (signal.aborted) return;
    markPending(false);
    if (!answer || !showResults(answer)) return location.assign(address);
    shown = query;
    history.replaceState(history.state, '', address);
  };
  // Choices may have been made before this ran, or before the page was left.
  const catchUp = () => {
    if (queryIn(new FormData(form)) !== shown) void search();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void search();
  });
  form.addEventListener('input', ({ target }) => {
    clearTimeout(waiting);
    const typing = target instanceof HTMLInputElement && target.type === 'search';
    waiting = setTimeout(search, typing ? DEBOUNCE_MS : 0);
  });
  addEventListener('pageshow', catchUp);
  catchUp();
}

const results = (page: Document) => page.querySelectorAll<HTMLElement>('[data-found]');

function markPending(pending: boolean): void {
  for (const part of results(document)) part.toggleAttribute('data-searching', pending);
}

function showResults(answer: Document): boolean {
  const fresh = [...results(answer)];
  const parts = [...results(document)];
  if (fresh.length !== parts.length) return false;
  for (const [index, part] of parts.entries()) part.replaceChildren(...(fresh[index]?.childNodes ?? []));
  const alerts = alertForm(answer)?.getAttribute('action');
  if (alerts) alertForm(document)?.setAttribute('action', alerts);
  return true;
}

const alertForm = (page: Document) => page.querySelector('#job-alert-form form');

async function fetchPage(address: string, latest: AbortController): Promise<Document | null> {
  // Leaving the page makes the request fail, which must not lead to another page.
  const leave = () => latest.abort();
  addEventListener('beforeunload', leave);
  try {
    const answer = await fetch(address, latest);
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    return null;
  } finally {
    removeEventListener('beforeunload', leave);
  }
}
