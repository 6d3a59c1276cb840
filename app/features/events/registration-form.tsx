import type { FormResult, FormToken } from '#domain/forms/form-result.ts';
import { TextArea } from '~/design-system/field/text-area.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { FormFrame, fieldId, Reference } from '../forms/form-frame.tsx';
import { type Renewal, RenewedForm } from '../forms/renewed-form.tsx';
import { useCheckedForm } from '../forms/use-checked-form.tsx';

type FieldName = 'name' | 'email' | 'contactNumber' | 'dietaryRequirements' | 'allergies';

interface Props {
  action: string;
  labels: Record<FieldName, string>;
  maxNeedsLength: number;
  submit: string;
  submitting: string;
  success: string;
  failure: string;
  token: FormToken;
  answer: FormResult | undefined;
  notice: string;
  noticeLink: { text: string; path: string };
}

/** The registration for an event, or for word of the next one: the same fields either way. */
export function RegistrationForm(props: Props) {
  const thanks = (reference: string | null) => (
    <Notice tone="success" title={props.success} takesFocus>
      <Reference reference={reference} />
    </Notice>
  );
  return (
    <RenewedForm token={props.token} answer={props.answer} thanks={thanks}>
      {(renewal) => <RegistrationFields {...props} {...renewal} />}
    </RenewedForm>
  );
}

function RegistrationFields(props: Props & Renewal) {
  const { action, labels, maxNeedsLength, answer, onSent } = props;
  const form = useCheckedForm({
    name: action,
    action,
    rules: (all) => all.eventRegistration,
    initial: answer,
    onSent,
  });
  const typed = form.answer?.values ?? {};
  const field = (name: FieldName) => ({
    id: fieldId('event', name),
    name,
    label: labels[name],
    error: form.errors[name],
    defaultValue: typed[name],
  });
  return (
    <FormFrame {...props} form={form} name="event">
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <TextField {...field('contactNumber')} type="tel" autoComplete="tel" />
      <TextArea {...field('dietaryRequirements')} rows={3} limit={maxNeedsLength} />
      <TextArea {...field('allergies')} rows={3} limit={maxNeedsLength} />
    </FormFrame>
  );
}
