import type { eventPage } from '#content/event-page.yaml';
import type { FormResult } from '#domain/forms/form-result.ts';
import { Checkbox } from '~/design-system/field/checkbox.tsx';
import { TextArea } from '~/design-system/field/text-area.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { sendToBackend } from '../forms/checking/send-form.ts';
import { useCheckedForm } from '../forms/checking/use-checked-form.tsx';
import { FormFrame } from '../forms/form-frame.tsx';

interface Props {
  action: string;
  words: Pick<typeof eventPage, 'form' | 'healthConsent' | 'submitting' | 'success' | 'failure'>;
  submit: string;
  thanks?: string | undefined;
  maxNeedsLength: number;
  consentGiven: string;
  answer?: FormResult | undefined;
  notice: string;
}

/** The registration for an event, or for word of the next one: the same fields either way. */
export default function RegistrationForm(props: Props) {
  const { action, words, submit, thanks, maxNeedsLength, consentGiven, answer, notice } = props;
  const form = useCheckedForm({
    name: 'event',
    draftName: action,
    action,
    rules: (all) => all.eventRegistration,
    optional: ['contactNumber', 'dietaryRequirements', 'allergies', 'healthConsent'],
    initial: answer,
    send: sendToBackend,
  });
  const field = (name: keyof typeof words.form) => ({ ...form.field(name), label: words.form[name] });
  const { defaultValue: ticked, ...consent } = form.field('healthConsent');
  return (
    <FormFrame
      form={form}
      submit={submit}
      submitting={words.submitting}
      failure={words.failure}
      notice={notice}
      thanks={({ reference }) => ({ title: words.success, text: thanks, reference })}
      labels={{ ...words.form, healthConsent: words.healthConsent.label }}
      inWords={({ healthConsent }) => ({ healthConsent: healthConsent ? consentGiven : '' })}
      needed
      again
    >
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <TextField {...field('contactNumber')} type="tel" autoComplete="tel" />
      <TextArea {...field('dietaryRequirements')} rows={3} limit={maxNeedsLength} />
      <TextArea {...field('allergies')} rows={3} limit={maxNeedsLength} />
      <Checkbox
        {...consent}
        {...words.healthConsent}
        value={consentGiven}
        defaultChecked={ticked !== undefined}
      />
    </FormFrame>
  );
}
RegistrationForm.displayName = 'registration-form';
