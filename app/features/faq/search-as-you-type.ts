import { foundInWords, matchesFaq, readFaqTab } from './filter-faq.ts';

const DEBOUNCE_MS = 350;
const MAX_WAIT_MS = 3000;

/** Shows the questions with these very words at once, and at a pause those that the server finds by other words. */
export function startFaqSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#faq-words');
  const status = document.querySelector<HTMLElement>('[data-found-words]');
  const [clear, reset] = document.querySelectorAll<HTMLButtonElement>('button[form=faq-clear]');
  if (!field?.form || !status || !clear?.form || !reset) return;
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('button[form=faq-search]')];
  const questions = [...document.querySelectorAll<HTMLElement>('details[data-category]')].map(questionIn);
  const meant = new Map<string, ReadonlySet<string>>();
  let waiting: ReturnType<typeof setTimeout>;
  let tab = readFaqTab(tabs.find((button) => button.matches('[aria-pressed=true]'))?.value);

  const show = () => {
    const query = { tab, search: field.value };
    for (const button of tabs) button.setAttribute('aria-pressed', String(button.value === tab));
    clear.hidden = field.value === '';
    const found = questions.filter((question) => matchesFaq(question, query, meant.get(query.search)));
    // The server may know some by other words.
    if (found.length === 0 && !meant.has(query.search)) return;
    for (const question of questions) question.element.hidden = !found.includes(question);
    status.textContent = foundInWords(found.length, JSON.parse(status.dataset.foundWords ?? ''));
    reset.hidden = found.length > 0;
  };
  const search = async () => {
    clearTimeout(waiting);
    show();
    const words = field.value;
    if (words.trim() === '' || meant.has(words)) return;
    meant.set(words, await askServer(words));
    if (field.value === words) show();
  };
  const remember = () =>
    history.replaceState(history.state, '', `?${new URLSearchParams({ q: field.value, category: tab })}`);

  field.addEventListener('input', () => {
    show();
    clearTimeout(waiting);
    waiting = setTimeout(search, DEBOUNCE_MS);
  });
  field.addEventListener('change', remember);
  field.form.addEventListener('submit', (event) => {
    event.preventDefault();
    const pressed = tabs.find((button) => button === event.submitter);
    if (pressed) tab = readFaqTab(pressed.value);
    void search();
    remember();
  });
  clear.form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.submitter === reset) tab = 'all';
    field.value = '';
    show();
    remember();
    field.focus();
  });
  // Words typed before this ran count, too.
  if (field.value !== field.defaultValue) void search();
}

/** None if the server cannot be asked. */
async function askServer(words: string): Promise<ReadonlySet<string>> {
  try {
    const answer = await fetch(`/faq?${new URLSearchParams({ q: words })}`, {
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return new Set([...page.querySelectorAll('details[data-category]:not([hidden])')].map(idOf));
  } catch {
    return new Set();
  }
}

const idOf = (details: Element) => details.querySelector('[id]')?.id ?? '';

function questionIn(element: HTMLElement) {
  return {
    element,
    id: idOf(element),
    category: element.dataset.category ?? '',
    question: element.querySelector('summary')?.textContent ?? '',
    answer: element.lastElementChild?.textContent ?? '',
  };
}
