import { useState } from 'react';
import { applicationForm } from '#content/application-form.yaml';
import { fill } from '#domain/text/fill.ts';
import { Dialog } from '~/design-system/dialog/dialog.tsx';
import { useOpeners } from '~/design-system/dialog/use-openers.ts';
import ApplicationForm, { type ApplicationFacts } from './application-form.tsx';

/** The application over the job's page. Closing it keeps all that is filled in, and cancels what is being sent. */
export default function ApplicationDialog(facts: ApplicationFacts) {
  const [open, setOpen] = useState<boolean | null>(null);
  useOpeners('application-dialog', () => setOpen(true));
  if (open === null) return null;
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={fill(applicationForm.title, facts.job)}>
      <ApplicationForm {...facts} />
    </Dialog>
  );
}
ApplicationDialog.displayName = 'application-dialog';
