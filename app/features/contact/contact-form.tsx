import type { DetectedDanger } from 'site-assistant/danger-kinds';
import type { contact } from '#content/contact.yaml';
import type { FormResult } from '#domain/forms/form-result.ts';
import { FieldPair } from '~/design-system/field/field-frame.tsx';
import { SelectField } from '~/design-system/field/select-field.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { checkedPostcode } from '../forms/checked-postcode.ts';
import { useCheckedForm } from '../forms/checking/use-checked-form.tsx';
import { CommunicationNeeds } from '../forms/communication-needs.tsx';
import { LateDangerHelp } from '../forms/danger/late-danger-help.tsx';
import { MessageField } from '../forms/danger/message-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import styles from './contact-form.module.css';

interface Props {
  words: typeof contact.form;
  options: readonly { value: string; label: string }[];
  startDateOption: string;
  service: string;
  message?: string | undefined;
  danger?: DetectedDanger | undefined;
  answer?: FormResult | undefined;
  notice: string;
  startDateNotice: string;
}

export default function ContactForm(props: Props) {
  const { words, service, message, answer, notice, startDateNotice, startDateOption } = props;
  const options = props.options.map((option) => ({
    ...option,
    className: option.value === startDateOption ? styles.startDate : undefined,
  }));
  const form = useCheckedForm({
    name: 'contact',
    action: '/contact',
    rules: (all) => all.enquiry,
    optional: ['phone', 'postcode'],
    initial: answer,
    offer: () => ({ postcode: checkedPostcode.read() ?? '' }),
  });
  const danger = form.answer ? form.answer.danger : props.danger;
  const help = danger && <LateDangerHelp {...danger} />;
  const { labels, hints, success, failure } = words;
  const field = (name: keyof typeof labels) => ({ ...form.field(name), label: labels[name] });
  return (
    <FormFrame
      form={form}
      submit={words.submit}
      submitting={words.submitting}
      notice={notice}
      failure={failure.alert}
      failureTitle={failure.inline}
      thanks={({ reference }) => ({ title: success.inline, text: success.alert, reference })}
      labels={labels}
      inWords={(sent) => ({ service: options.find(({ value }) => value === sent.service)?.label ?? '' })}
      help={help}
      needed
      again
    >
      <FieldPair>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </FieldPair>
      <TextField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <FieldPair>
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
        <TextField {...field('postcode')} autoComplete="postal-code" className={styles.postcode} />
      </FieldPair>
      <div className={styles.service}>
        <SelectField
          {...field('service')}
          defaultValue={form.typed.service ?? service}
          placeholder={words.servicePlaceholder}
          options={options}
        />
        <p className={styles.notice}>{startDateNotice}</p>
      </div>
      <MessageField
        {...field('message')}
        defaultValue={form.typed.message ?? message}
        hint={hints.message}
        rows={6}
        help={form.answer?.kind !== 'accepted' && help}
      />
      <CommunicationNeeds form={form} />
    </FormFrame>
  );
}
ContactForm.displayName = 'contact-form';
