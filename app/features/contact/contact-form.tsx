import { useEffect, useRef } from 'react';
import type { FormResult, FormToken } from '#domain/forms/form-result.ts';
import { FieldPair } from '~/design-system/field/field-frame.tsx';
import { SelectField } from '~/design-system/field/select-field.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { Notice } from '~/design-system/notice/notice.tsx';
import { FormFrame, fieldId, Reference } from '../forms/form-frame.tsx';
import { type Renewal, RenewedForm } from '../forms/renewed-form.tsx';
import { useCheckedForm } from '../forms/use-checked-form.tsx';
import { recall } from '../forms/visit-memory.ts';
import styles from './contact-form.module.css';
import { MessageField } from './message-field.tsx';

interface ContactFormWords {
  servicePlaceholder: string;
  labels: Record<'firstName' | 'lastName' | 'email' | 'phone' | 'service' | 'message' | 'postcode', string>;
  hints: { phone: string; message: string };
  submit: string;
  submitting: string;
  success: { alert: string; inline: string };
  failure: { alert: string; inline: string };
}

interface Props {
  words: ContactFormWords;
  services: readonly { value: string; label: string }[];
  service: string;
  token: FormToken;
  answer: FormResult | undefined;
  notice: string;
  noticeLink: { text: string; path: string };
}

/** "Send Us a Message". After a success a fresh form takes the place of the one that was sent. */
export function ContactForm(props: Props) {
  const { success } = props.words;
  const thanks = (reference: string | null) => (
    <Notice tone="success" title={success.inline} takesFocus>
      <p>{success.alert}</p>
      <Reference reference={reference} />
    </Notice>
  );
  return (
    <RenewedForm token={props.token} answer={props.answer} thanks={thanks}>
      {(renewal) => <ContactFields {...props} {...renewal} />}
    </RenewedForm>
  );
}

function ContactFields(props: Props & Renewal) {
  const { words, services, service, token, answer, notice, noticeLink, onSent } = props;
  const form = useCheckedForm({
    name: 'contact',
    action: '/contact',
    rules: (all) => all.enquiry,
    initial: answer,
    onSent,
  });
  const { labels, hints } = words;
  const typed = form.answer?.values ?? {};
  const field = (name: keyof typeof labels) => ({
    id: fieldId('contact', name),
    name,
    label: labels[name],
    error: form.errors[name],
    defaultValue: typed[name],
  });
  const postcode = useRememberedPostcode();

  return (
    <FormFrame
      form={form}
      name="contact"
      token={token}
      submit={words.submit}
      submitting={words.submitting}
      notice={notice}
      noticeLink={noticeLink}
      failure={words.failure.alert}
      failureTitle={words.failure.inline}
    >
      <FieldPair>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </FieldPair>
      <TextField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <TextField {...field('phone')} type="tel" autoComplete="tel" hint={hints.phone} />
      <SelectField
        {...field('service')}
        defaultValue={typed.service ?? service}
        placeholder={words.servicePlaceholder}
        options={services}
      />
      <TextField
        {...field('postcode')}
        ref={postcode}
        autoComplete="postal-code"
        className={styles.postcode}
      />
      <MessageField {...field('message')} hint={hints.message} rows={6} />
    </FormFrame>
  );
}

function useRememberedPostcode() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const postcode = recall('postcode');
    if (postcode && field.current && field.current.value === '') field.current.value = postcode;
  }, []);
  return field;
}
