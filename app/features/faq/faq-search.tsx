import { Button } from '~/design-system/button/button.tsx';
import styles from './faq-search.module.css';
import type { FaqQuery } from './filter-faq.ts';

export const faqForms = { search: 'faq-search', clear: 'faq-clear' } as const;

interface Props {
  query: FaqQuery;
  words: { label: string; placeholder: string; button: string; clear: string };
}

/** Its forms ask for the page anew; where scripts run, they filter what is there. */
export function FaqSearchField({ query: { tab, search }, words }: Props) {
  return (
    <search className={styles.search}>
      <form id={faqForms.search} action="/faq">
        <label htmlFor="faq-words" className={styles.label}>
          {words.label}
        </label>
        <div className={styles.row}>
          <input
            id="faq-words"
            type="search"
            name="q"
            className={styles.input}
            placeholder={words.placeholder}
            defaultValue={search}
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
            data-shortcut-target="search"
          />
          <Button type="submit" name="category" value={tab} className={styles.submit}>
            {words.button}
          </Button>
          <Button
            type="submit"
            form={faqForms.clear}
            name="category"
            value={tab}
            variant="secondary"
            hidden={search === ''}
          >
            {words.clear}
          </Button>
        </div>
      </form>
      <form id={faqForms.clear} action="/faq" />
    </search>
  );
}
