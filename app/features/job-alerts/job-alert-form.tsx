import type { jobAlerts } from '#content/job-alerts.yaml';
import type { FormResult } from '#domain/forms/form-result.ts';
import { TextField } from '~/design-system/field/text-field.tsx';
import { useCheckedForm } from '../forms/checking/use-checked-form.tsx';
import { FormFrame } from '../forms/form-frame.tsx';

interface Props {
  action: string;
  words: Omit<typeof jobAlerts.form, 'title' | 'all' | 'some'> & { notice: string };
  sent: typeof jobAlerts.sent;
  answer?: FormResult | undefined;
}

export default function JobAlertForm({ action, words, sent, answer }: Props) {
  const form = useCheckedForm({ name: 'job-alert', action, rules: (all) => all.jobAlert, initial: answer });
  return (
    <FormFrame
      form={form}
      submit={words.submit}
      submitting={words.submitting}
      failure={words.failed}
      notice={words.notice}
      thanks={() => sent}
      labels={{ email: words.email }}
    >
      <TextField
        {...form.field('email')}
        label={words.email}
        type="email"
        autoComplete="email"
        spellCheck={false}
        readOnly={form.pending}
      />
    </FormFrame>
  );
}
JobAlertForm.displayName = 'job-alert-form';
