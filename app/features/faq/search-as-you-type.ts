import { foundInWords, matchesFaq, readFaqTab } from './filter-faq.ts';

/** Shows and hides the questions that the server has sent, by its own rules. */
export function enableFaqSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#faq-words');
  const status = document.querySelector<HTMLElement>('[data-found-words]');
  const [clear, reset] = document.querySelectorAll<HTMLButtonElement>('button[form=faq-clear]');
  if (!field?.form || !status || !clear?.form || !reset) return;
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('button[form=faq-search]')];
  const questions = [...document.querySelectorAll<HTMLElement>('details[data-category]')].map(questionIn);
  let tab = readFaqTab(tabs.find((button) => button.matches('[aria-pressed=true]'))?.value);

  const show = () => {
    const query = { tab, search: field.value };
    const found = questions.filter((question) => matchesFaq(question, query));
    for (const question of questions) question.element.hidden = !found.includes(question);
    for (const button of tabs) button.setAttribute('aria-pressed', String(button.value === tab));
    status.textContent = foundInWords(found.length, JSON.parse(status.dataset.foundWords ?? ''));
    reset.hidden = found.length > 0;
    clear.hidden = field.value === '';
  };
  const remember = () =>
    history.replaceState(history.state, '', `?${new URLSearchParams({ q: field.value, category: tab })}`);

  field.addEventListener('input', show);
  field.addEventListener('change', remember);
  field.form.addEventListener('submit', (event) => {
    event.preventDefault();
    const pressed = tabs.find((button) => button === event.submitter);
    if (pressed) tab = readFaqTab(pressed.value);
    show();
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
  if (field.value !== field.defaultValue) show();
}

function questionIn(element: HTMLElement) {
  return {
    element,
    category: element.dataset.category ?? '',
    question: element.querySelector('summary')?.textContent ?? '',
    answer: element.lastElementChild?.textContent ?? '',
  };
}
