import { communicationNeeds as words } from '#content/communication-needs.yaml';
import { NEED_BOXES, TICKED } from '#domain/forms/needs-in-words.ts';
import { Disclosure } from '~/design-system/disclosure/disclosure.tsx';
import { Checkbox } from '~/design-system/field/checkbox.tsx';
import { SelectField } from '~/design-system/field/select-field.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import type { useCheckedForm } from './checking/use-checked-form.tsx';
import styles from './communication-needs.module.css';

interface Props {
  form: Pick<ReturnType<typeof useCheckedForm>, 'field'>;
  interview?: boolean;
}

const { labels, answers } = words;
const choices = [
  { value: '', label: words.notSaid },
  ...Object.entries(answers).map(([value, label]) => ({ value, label })),
];

/** How to reach a person. Folded, and no press more for those who need nothing of it. */
export function CommunicationNeeds({ form, interview }: Props) {
  const field = (name: keyof typeof labels) => ({
    ...form.field(name),
    label: labels[name],
    'aria-required': undefined,
  });
  const box = ({ defaultValue, ...others }: ReturnType<typeof form.field>) => ({
    ...others,
    'aria-required': undefined,
    value: TICKED,
    defaultChecked: defaultValue === TICKED,
  });
  const consent = { ...box(form.field('needsConsent')), ...words.consent };
  const fields = [...Object.keys(labels), 'needsConsent'].map((name) => form.field(name));
  const isUsed = fields.some(({ error, defaultValue }) => error || defaultValue);
  return (
    <Disclosure
      summary={interview ? words.interview : words.title}
      open={isUsed}
      // A draft has come back: what it fills in is seen.
      onInput={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <div className={styles.fields}>
        <fieldset>
          <legend>{words.legend}</legend>
          {NEED_BOXES.map((name) => (
            <Checkbox key={name} {...box(form.field(name))} label={labels[name]} />
          ))}
        </fieldset>
        <TextField {...field('interpreter')} />
        <TextField {...field('speakTo')} />
        <SelectField {...field('leaveMessage')} options={choices} />
        <Checkbox {...consent} />
      </div>
    </Disclosure>
  );
}
