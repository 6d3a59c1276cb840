import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '~/design-system/button/button.tsx';
import { FileField } from '~/design-system/field/file-field.tsx';
import { VisuallyHidden } from '~/design-system/hidden/visually-hidden.tsx';
import { chooseFile } from '../../forms/checking/form-fields.ts';
import styles from './cv-field.module.css';

interface Props {
  id: string;
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
  help: ReactNode;
  accept: string;
  'aria-required': boolean | undefined;
  remove: string;
  /** The draft that the file belongs to: a reload does not lose it. */
  keepAs: string;
  kept: string;
  /** Stands after the hint until a file is chosen. */
  note: string | undefined;
}

/** `340 kB`, `4.9 MB`: the kilobyte of a thousand bytes, by which the limit is set. */
function sizeInWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.round(bytes / 100_000) / 10} MB`;
}

/** Orca hears nothing of a page before its window is back in front of the file picker. */
const ANNOUNCE_AFTER_MS = 700;

/** Without scripts it is the browser's own file picker. */
export function CvField(props: Props) {
  const { id, name, label, hint, error, help, accept, remove, keepAs, kept, note } = props;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [said, setSaid] = useState('');
  const [isKept, setIsKept] = useState(false);
  const showChosen = () => setFile(input.current?.files?.[0]);
  // It may have been chosen before React listened, or the browser may have kept it.
  useEffect(() => {
    const picker = input.current;
    setFile(picker?.files?.[0]);
    import('~/browser/kept-file.ts')
      .then(
        ({ keepChosen }) =>
          picker && keepChosen(picker, keepAs, chooseFile.bind(null, picker), setIsKept.bind(null, true)),
      )
      .catch(() => {});
  }, [keepAs]);
  useEffect(() => {
    const words = file ? `${file.name}, ${sizeInWords(file.size)}` : '';
    const announcing = setTimeout(() => setSaid(words), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(announcing);
  }, [file]);
  const takeAway = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
  };
  return (
    <div className={styles.cv}>
      <FileField
        ref={input}
        id={id}
        name={name}
        accept={accept}
        aria-required={props['aria-required']}
        label={label}
        hint={note && !file ? `${hint}. ${note}` : hint}
        error={error}
        below={help}
        className={file && styles.named}
        onChange={showChosen}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {file && (
        <p className={styles.chosen}>
          <span aria-hidden="true" className={styles.name}>
            {file.name}
          </span>
          <span aria-hidden="true" className={styles.size}>
            {sizeInWords(file.size)}
          </span>
          <Button variant="quiet" size="small" onClick={takeAway} aria-label={`${remove} ${file.name}`}>
            {remove}
          </Button>
        </p>
      )}
      {file && isKept && <p className={styles.kept}>{kept}</p>}
    </div>
  );
}
