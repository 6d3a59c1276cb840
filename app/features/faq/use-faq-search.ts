import { type FormEvent, useRef, useState } from 'react';
import { type FaqQuery, readFaqTab } from './filter-faq.ts';

/** The two forms of the search; their buttons stand elsewhere on the page and name them. */
export const faqForms = { search: 'faq-search', clear: 'faq-clear' } as const;

const tabOf = (event: FormEvent<HTMLFormElement>) =>
  (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') ?? null;

/**
 * What is searched for, and how it changes: at once with scripting, by a reload of the page without.
 *
 * @param asked what the address asked for
 */
export function useFaqSearch(asked: FaqQuery) {
  const [query, setQuery] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  return {
    query,
    field,
    type: (search: string) => setQuery({ ...query, search }),
    choose: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setQuery({ ...query, tab: readFaqTab(tabOf(event) ?? query.tab) });
    },
    clear: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setQuery({ tab: readFaqTab(tabOf(event)), search: '' });
      field.current?.focus();
    },
  };
}

export type FaqSearch = ReturnType<typeof useFaqSearch>;
