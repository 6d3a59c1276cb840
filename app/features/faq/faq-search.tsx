import { type FormEvent, useRef, useState } from 'react';
import { Button } from '~/design-system/button/button.tsx';
import styles from './faq-search.module.css';
import { type FaqQuery, readFaqTab } from './filter-faq.ts';

/** Ids: buttons elsewhere on the page name these forms. */
export const faqForms = { search: 'faq-search', clear: 'faq-clear' } as const;

const tabOf = (event: FormEvent<HTMLFormElement>) =>
  (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') ?? null;

/** Without scripts the same forms reload the page. */
export function useFaqSearch(initialQuery: FaqQuery) {
  const [query, setQuery] = useState(initialQuery);
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

interface Props {
  search: FaqSearch;
  words: { label: string; placeholder: string; button: string; clear: string };
}

export function FaqSearchField({ search, words }: Props) {
  const { query, field, type, choose, clear } = search;
  return (
    <search className={styles.search}>
      <form id={faqForms.search} action="/faq" method="get" onSubmit={choose}>
        <label htmlFor="faq-words" className={styles.label}>
          {words.label}
        </label>
        <div className={styles.row}>
          <input
            ref={field}
            id="faq-words"
            type="search"
            name="q"
            className={styles.input}
            placeholder={words.placeholder}
            value={query.search}
            onChange={(event) => type(event.target.value)}
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
            data-shortcut-target="search"
          />
          <Button type="submit" name="category" value={query.tab} className={styles.submit}>
            {words.button}
          </Button>
          {query.search && (
            <Button type="submit" form={faqForms.clear} name="category" value={query.tab} variant="secondary">
              {words.clear}
            </Button>
          )}
        </div>
      </form>
      <form id={faqForms.clear} action="/faq" method="get" onSubmit={clear} />
    </search>
  );
}
