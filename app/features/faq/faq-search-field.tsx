import { Button } from '~/design-system/button/button.tsx';
import styles from './faq-search-field.module.css';
import { type FaqSearch, faqForms } from './use-faq-search.ts';

interface Props {
  search: FaqSearch;
  words: { label: string; placeholder: string; button: string; clear: string };
}

/** The search box. Without scripting it has a button; with it the questions narrow as one types. */
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
