import { createFaqSearch, foundInWords, readFaqTab } from './filter-faq.ts';

export function startFaqSearch(): void {
  const field = document.querySelector<HTMLInputElement>('#faq-words');
  const status = document.querySelector<HTMLElement>('[data-found-words]');
  const [clear, reset] = document.querySelectorAll<HTMLButtonElement>('button[form=faq-clear]');
  if (!field?.form || !status || !clear?.form || !reset) return;
  const tabs = [...document.querySelectorAll<HTMLButtonElement>('button[form=faq-search]')];
  const questions = [...document.querySelectorAll<HTMLElement>('details[data-category]')]
    .sort((a, b) => Number(a.dataset.place) - Number(b.dataset.place))
    .map(questionIn);
  const find = createFaqSearch(questions, status.dataset.smallWords ?? '');
  let tab = readFaqTab(tabs.find((button) => button.matches('[aria-pressed=true]'))?.value);

  const show = () => {
    clear.hidden = field.value === '';
    for (const button of tabs) button.setAttribute('aria-pressed', String(button.value === tab));
    const found = find({ tab, search: field.value });
    for (const question of questions) question.element.hidden = !found.includes(question);
    questions[0]?.element.parentElement?.prepend(...found.map(({ element }) => element));
    status.textContent = foundInWords(found.length, JSON.parse(status.dataset.foundWords ?? ''));
    reset.hidden = found.length > 0;
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
    answer: element.querySelector('p')?.textContent ?? '',
    words: element.dataset.words,
  };
}
