import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { JobQueryFields } from './job-search-view.ts';

/** The debounce: how long one has stopped typing before the search is made. */
const DEBOUNCE_MS = 350;

/** A question as an address holds it; what is empty says nothing, so it is left out. */
function queryIn(fields: Iterable<[string, unknown]>): string {
  const filled = [...fields].filter(([, value]) => value !== '');
  return new URLSearchParams(filled as [string, string][]).toString();
}

/** Shows in the form the question that the address asks, but never under somebody's hands. */
function showQuery(form: HTMLFormElement, query: JobQueryFields): void {
  for (const [name, value] of Object.entries(query)) {
    const control = form.elements.namedItem(name);
    if (control === document.activeElement) continue;
    if (control instanceof HTMLSelectElement) control.value = value;
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === 'checkbox') control.checked = value !== '';
    else control.value = value;
  }
}

/** Makes a search at each choice and each pause in typing; the page keeps its place and the field its focus. */
export function useSearchAsYouGo(query: JobQueryFields) {
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const search = () => {
    clearTimeout(waiting.current);
    if (!form.current) return;
    navigate({ search: queryIn(new FormData(form.current)) }, { replace: true, preventScrollReset: true });
  };

  const shown = useRef<JobQueryFields>(undefined);
  useEffect(() => {
    if (!form.current || shown.current === query) return;
    // What was chosen before this ran is asked now; later the form follows the address.
    if (shown.current) showQuery(form.current, query);
    else if (queryIn(new FormData(form.current)) !== queryIn(Object.entries(query))) search();
    shown.current = query;
  });
  useEffect(() => () => clearTimeout(waiting.current), []);

  return {
    ref: form,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      search();
    },
    onChange: ({ target }: FormEvent) => {
      clearTimeout(waiting.current);
      const typing = target instanceof HTMLInputElement && target.type === 'search';
      waiting.current = setTimeout(search, typing ? DEBOUNCE_MS : 0);
    },
  };
}
