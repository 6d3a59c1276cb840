import { type ComponentProps, useEffect, useState } from 'react';
import { labels } from '#content/labels.yaml';
import { fill, forCount } from '#domain/text/fill.ts';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../hidden/visually-hidden.tsx';
import styles from './field.module.css';
import { FieldFrame, type FieldWords, useFieldIds } from './field-frame.tsx';

interface Props extends Omit<ComponentProps<'textarea'>, 'maxLength'>, FieldWords {
  /** Never cuts off what is typed or pasted: the form's rules refuse it with a sentence. */
  limit?: number;
}

export function TextArea(props: Props) {
  const { label, hint, error, optional, below, id, className, limit, onInput, ...rest } = props;
  const ids = useFieldIds(id, { hint, error });
  const limitId = limit ? `${ids.fieldId}-limit` : undefined;
  const [length, setLength] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional} below={below}>
      <textarea
        rows={5}
        dir="auto"
        {...rest}
        {...ids.aria}
        aria-describedby={classNames(ids.aria['aria-describedby'], limitId) || undefined}
        id={ids.fieldId}
        className={classNames(styles.input, styles.lines, className)}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
      {limit && (
        <CharacterCount limitId={limitId} length={rest.value?.toString().length ?? length} limit={limit} />
      )}
    </FieldFrame>
  );
}

/** `5,000`. The first formatter of a page takes a phone 80 ms, while somebody waits to type. */
const grouped = (count: number): string =>
  count < 1000
    ? String(count)
    : `${grouped(Math.floor(count / 1000))},${String(count % 1000).padStart(3, '0')}`;
const characters = (count: number) => fill(forCount(labels.characters, count), { count: grouped(count) });

function countWords(length: number, limit: number) {
  const { empty, left, tooMany } = labels.count;
  if (length === 0) return fill(empty, { characters: characters(limit) });
  return fill(length > limit ? tooMany : left, { characters: characters(Math.abs(limit - length)) });
}

interface CountProps {
  limitId: string | undefined;
  length: number;
  limit: number;
}

/** Spoken only when typing pauses: a description that changed would be said whole at every letter. */
function CharacterCount({ limitId, length, limit }: CountProps) {
  const words = countWords(length, limit);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (length === 0) return;
    const pause = setTimeout(setSpoken, 1000, words);
    return () => clearTimeout(pause);
  }, [length, words]);
  return (
    <>
      <p id={limitId} hidden>
        {countWords(0, limit)}
      </p>
      <p className={styles.count} data-over={length > limit || undefined}>
        {words}
      </p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}
