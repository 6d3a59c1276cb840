import type { IconNode } from 'lucide';
import type { FaqItem } from '#content/faq.ts';
import { Button } from '~/design-system/button/button.tsx';
import { AccordionItem } from '~/design-system/disclosure/disclosure.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import styles from './faq-questions.module.css';
import { type FaqSearch, faqForms } from './faq-search.tsx';
import { type FaqTab, filterFaq } from './filter-faq.ts';

type FaqQuestion = Omit<FaqItem, 'icon'> & { icon: IconNode };

interface Props {
  items: readonly FaqQuestion[];
  search: FaqSearch;
  /** The id of the question that a link has led to. */
  arrivedAt: string;
  words: {
    tabsLabel: string;
    tabs: readonly { id: FaqTab; label: string }[];
    found: Record<'one' | 'many', string>;
    noMatch: string;
    reset: string;
  };
}

export function FaqQuestions({ items, search, arrivedAt, words }: Props) {
  const { query } = search;
  const found = filterFaq(items, query);
  return (
    <div className={styles.questions}>
      <fieldset className={styles.tabs}>
        <legend className={styles.legend}>{words.tabsLabel}</legend>
        {words.tabs.map(({ id, label }) => (
          <button
            key={id}
            type="submit"
            form={faqForms.search}
            name="category"
            value={id}
            aria-pressed={id === query.tab}
            className={styles.tab}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p role="status" className={styles.count}>
        {found.length === 0
          ? words.noMatch
          : `${found.length} ${found.length === 1 ? words.found.one : words.found.many}`}
      </p>
      {found.length === 0 && (
        <Button type="submit" form={faqForms.clear} variant="secondary" className={styles.reset}>
          {words.reset}
        </Button>
      )}
      <div>
        {found.map(({ id, question, answer, icon }) => (
          <AccordionItem
            key={id}
            id={id}
            question={question}
            icon={<Icon of={icon} />}
            level={2}
            name="faq"
            open={id === arrivedAt || undefined}
          >
            <p>{answer}</p>
          </AccordionItem>
        ))}
      </div>
    </div>
  );
}
