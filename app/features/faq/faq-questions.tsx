import type { IconNode } from 'lucide';
import type { FaqItem } from '#domain/faq/faq.ts';
import { Button } from '~/design-system/button/button.tsx';
import { AccordionItem } from '~/design-system/disclosure/disclosure.tsx';
import { Icon } from '~/design-system/icon/icon.tsx';
import { TextLink } from '~/design-system/text-link/text-link.tsx';
import styles from './faq-questions.module.css';
import { faqForms } from './faq-search.tsx';
import { type FaqTab, type FoundWords, foundInWords } from './filter-faq.ts';

type FaqQuestion = Omit<FaqItem, 'icon'> & { icon: IconNode };

interface Props {
  items: readonly FaqQuestion[];
  found: readonly FaqQuestion[];
  tab: FaqTab;
  words: {
    tabsLabel: string;
    tabs: readonly { id: FaqTab; label: string }[];
    found: FoundWords;
    reset: string;
    smallWords: string;
  };
}

/** All are there, so that a script can show others than those that were asked for. */
export function FaqQuestions({ items, found, tab, words }: Props) {
  const others = items.filter((item) => !found.includes(item));
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
            aria-pressed={id === tab}
            className={styles.tab}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p
        role="status"
        className={styles.count}
        data-found-words={JSON.stringify(words.found)}
        data-small-words={words.smallWords}
      >
        {foundInWords(found.length, words.found)}
      </p>
      <Button
        type="submit"
        form={faqForms.clear}
        variant="secondary"
        className={styles.reset}
        hidden={found.length > 0}
      >
        {words.reset}
      </Button>
      <div>
        {[...found, ...others].map((item) => (
          <AccordionItem
            key={item.id}
            id={item.id}
            question={item.question}
            icon={<Icon of={item.icon} />}
            level={2}
            name="faq"
            data-category={item.category}
            data-words={item.words}
            data-place={items.indexOf(item)}
            hidden={!found.includes(item)}
          >
            <p>{item.answer}</p>
            {item.link && <TextLink to={item.link.path}>{item.link.text}</TextLink>}
          </AccordionItem>
        ))}
      </div>
    </div>
  );
}
