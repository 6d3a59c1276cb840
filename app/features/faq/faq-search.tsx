import { type FormEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { FaqItem } from '#content/faq.ts';
import { Button } from '~/design-system/button/button.tsx';
import styles from './faq-search.module.css';
import { type FaqTab, filterFaq, readFaqTab } from './filter-faq.ts';

interface Props {
  items: readonly FaqItem[];
  /** What the address asked for: how the page works without scripting. */
  initial: { tab: FaqTab; search: string };
  words: {
    search: { label: string; placeholder: string; clear: string };
    tabsLabel: string;
    tabs: readonly { id: FaqTab; label: string }[];
    noMatch: string;
    reset: string;
  };
  /** Shows the questions that are left. */
  children: (items: FaqItem[]) => ReactNode;
}

/** The search field and the tabs; they narrow the questions as one types, and by a reload without scripting. */
export function FaqSearch({ items, initial, words, children }: Props) {
  const [query, setQuery] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  const found = filterFaq(items, query);
  const reset = (event?: MouseEvent) => {
    event?.preventDefault();
    setQuery({ tab: 'all', search: '' });
    field.current?.focus();
  };
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    if (chosen) setQuery({ ...query, tab: readFaqTab(chosen) });
  };
  return (
    <form action="/faq" method="get" onSubmit={choose} className={styles.form}>
      <SearchField
        words={words.search}
        value={query.search}
        field={field}
        onChange={(search) => setQuery({ ...query, search })}
      />
      <fieldset className={styles.tabs}>
        <legend className={styles.legend}>{words.tabsLabel}</legend>
        {words.tabs.map(({ id, label }) => (
          <button
            key={id}
            type="submit"
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
          : `${found.length} ${found.length === 1 ? 'question' : 'questions'}`}
      </p>
      {found.length === 0 && (
        <a href="/faq" className={styles.reset} onClick={reset}>
          {words.reset}
        </a>
      )}
      {children(found)}
    </form>
  );
}

interface FieldProps {
  words: Props['words']['search'];
  value: string;
  field: React.RefObject<HTMLInputElement | null>;
  onChange: (search: string) => void;
}

function SearchField({ words, value, field, onChange }: FieldProps) {
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <search className={styles.search}>
      <label htmlFor="faq-search" className={styles.label}>
        {words.label}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id="faq-search"
          type="search"
          name="q"
          className={styles.input}
          placeholder={words.placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          data-shortcut-target="search"
        />
        {value && (
          <Button variant="quiet" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
    </search>
  );
}
