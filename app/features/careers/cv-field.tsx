import { type RefObject, useEffect, useRef } from 'react';
import { applicationText } from '#content/job-text.ts';
import { Button } from '~/design-system/button/button.tsx';
import { FileField } from '~/design-system/field/file-field.tsx';
import styles from './cv-field.module.css';

interface Props {
  id: string;
  file: File | null;
  onChoose: (file: File | null) => void;
  label: string;
  error: string | undefined;
  /** The endings and media types that the picker offers. */
  accept: string;
  remove: string;
  /** What else is to be known, after the hint. */
  note: string | undefined;
}

const figure = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** `340 kB`, `4.9 MB`: the kilobyte of a thousand bytes, by which the limit is set. */
function sizeInWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${figure.format(bytes / 1_000_000)} MB`;
}

/** Puts a file that was kept, or dropped beside the field, into it, and takes notice of one chosen before scripts ran. */
function useShownFile(
  input: RefObject<HTMLInputElement | null>,
  file: File | null,
  onChoose: (file: File) => void,
): void {
  const first = useRef(true);
  useEffect(() => {
    const inField = input.current?.files?.[0] ?? null;
    const early = first.current ? inField : null;
    first.current = false;
    if (!input.current || inField === file) return;
    if (early && !file) return onChoose(early);
    const holder = new DataTransfer();
    if (file) holder.items.add(file);
    input.current.files = holder.files;
  }, [input, file, onChoose]);
}

/** The picker for the CV. Where no script runs it is the browser's own, with the same words around it. */
export function CvField({ id, file, onChoose, label, error, accept, remove, note }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useShownFile(input, file, onChoose);
  const takeAway = () => {
    onChoose(null);
    input.current?.focus();
  };
  return (
    <div className={styles.cv}>
      <FileField
        ref={input}
        id={id}
        name="cv"
        accept={accept}
        label={label}
        hint={note ? `${applicationText.cvHint}. ${note}` : applicationText.cvHint}
        error={error}
        onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
      />
      {file && (
        <p className={styles.chosen}>
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{sizeInWords(file.size)}</span>
          <Button variant="quiet" size="small" onClick={takeAway} aria-label={`${remove} ${file.name}`}>
            {remove}
          </Button>
        </p>
      )}
    </div>
  );
}
