import type { RefObject } from 'react';
import { searchTexts } from '#content/site-search.yaml';
import { Button } from '~/design-system/button/button.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { MAX_QUERY_LENGTH } from './index/searchable-document.ts';
import styles from './search-form.module.css';

interface Props {
  field?: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery?: (query: string) => void;
  /** True if the answer is there already, and what was typed need not come into an address. */
  isAnswered?: boolean;
}

export function SearchForm({ field, query, onQuery, isAnswered }: Props) {
  const { label, hint, button } = searchTexts;
  return (
    <search>
      <form
        action="/search"
        className={styles.form}
        onSubmit={isAnswered ? (event) => event.preventDefault() : undefined}
      >
        <TextField
          ref={field}
          name="q"
          label={label}
          hint={hint}
          defaultValue={query}
          onChange={onQuery && (({ target }) => onQuery(target.value))}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          data-shortcut-target="search"
        />
        <Button type="submit">{button}</Button>
      </form>
    </search>
  );
}
