import { Checkbox } from '../../../app/design-system/field/checkbox.tsx';
import { SelectField } from '../../../app/design-system/field/select-field.tsx';
import { TextArea } from '../../../app/design-system/field/text-area.tsx';
import { TextField } from '../../../app/design-system/field/text-field.tsx';
import type { Draft, Form } from '../drafts/draft.ts';
import styles from '../editor.module.css';
import { wordsOf } from '../files/labels.ts';
import { isCounted, type Shape } from '../files/shape.ts';
import { PictureField } from './picture-field.tsx';

export interface FieldProps {
  shape: Shape;
  draft: Draft;
  name: string;
  label: string;
  form: Form;
  action: string;
}

const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`);

export const isOpen = ({ focus, errors }: Form, name: string) =>
  isWithin(focus, name) || errors.some(({ path }) => isWithin(path, name));

export function errorAt({ errors }: Form, name: string): string | undefined {
  const says = errors.filter(({ path }) => path === name).map((error) => error.says);
  return says.length > 0 ? says.join('; ') : undefined;
}

const INPUTS: Partial<Record<Shape['kind'], string>> = {
  date: 'date',
  month: 'month',
  time: 'time',
  telephone: 'tel',
  colour: 'color',
};

const FILLED_IN = /\{[a-z]/i;
const LONG = /(text|answer|quote|summary|description|intro|lede|note|hint|policy)$/i;

export function Leaf({ shape, draft, name, label, form, action }: FieldProps) {
  const { kind, example, isOptional, options } = shape;
  const value = String(draft ?? '');
  const such =
    kind === 'pence' ? 'In pounds, such as 29.50' : example && kind === 'line' && `Such as ${example}`;
  const filled =
    FILLED_IN.test(value) && 'The site fills in what stands between { and }: leave that as it is.';
  const hint = [shape.hint, filled].filter(Boolean).join(' ') || (value === '' && such) || undefined;
  const field = { id: name, name, label, hint, error: errorAt(form, name) };
  const text = { ...field, optional: isOptional, defaultValue: value };
  const isLong = kind === 'line' && (value.length > 50 || value.includes('\n') || LONG.test(name));
  if (kind === 'fixed' || kind === 'kept')
    return <input type="hidden" name={name} value={kind === 'kept' ? value : options[0]} />;
  if (kind === 'lines') return <TextArea {...text} rows={18} className={styles.text} />;
  if (isLong) return <TextArea {...text} rows={2} className={styles.long} />;
  if (kind === 'yes-no')
    return (
      <div>
        <input type="hidden" name={name} value="false" />
        <Checkbox {...field} value="true" defaultChecked={draft === true} />
      </div>
    );
  if (kind === 'choice') {
    // A value that cannot be chosen any more stays until another is.
    const offered = options.includes(value) || value === '' ? options : [value, ...options];
    const choices = offered.map((one) => ({
      value: one,
      label: shape.labels[one] ?? (one.includes(' ') ? one : wordsOf(one)),
    }));
    const none = { value: '', label: isOptional ? 'Not said' : 'Please choose' };
    const isToChoose = isOptional || (value === '' && shape.choices);
    return <SelectField {...text} options={isToChoose ? [none, ...choices] : choices} />;
  }
  if (kind === 'picture') return <PictureField {...{ name, value, form, action, field }} />;
  const type = kind === 'date' && isCounted(value) ? 'text' : (INPUTS[kind] ?? 'text');
  return (
    <TextField
      {...text}
      type={type}
      inputMode={kind === 'pence' ? 'decimal' : undefined}
      autoComplete="off"
      className={['line', 'telephone', 'web'].includes(kind) ? undefined : styles.short}
    />
  );
}
