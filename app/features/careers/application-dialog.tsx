import { type ComponentType, lazy, Suspense, useState } from 'react';
import { applicationForm } from '#content/application-form.yaml';
import { fill } from '#domain/text/fill.ts';
import { Dialog } from '~/design-system/dialog/dialog.tsx';
import { useOpeners } from '~/design-system/dialog/use-openers.ts';
import type { NeedsProps } from '../forms/communication-needs.tsx';
import { type ApplicationFacts, ApplyForm } from './apply-form.tsx';

/** Behind the form that a press waits for; without it the form lacks what it offers. */
const needs: Promise<{ default: ComponentType<NeedsProps> }> = import(
  '../forms/default-communication-needs.ts'
).catch(() => ({ default: () => null }));
const Needs = lazy(() => needs);

/** The application over the job's page. Closing it keeps all that is filled in, and cancels what is being sent. */
export default function ApplicationDialog(facts: ApplicationFacts) {
  const [open, setOpen] = useState<boolean | null>(null);
  useOpeners('application-dialog', () => setOpen(true));
  if (open === null) return null;
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={fill(applicationForm.title, facts.job)}>
      <Suspense>
        <ApplyForm {...facts} Needs={Needs} />
      </Suspense>
    </Dialog>
  );
}
ApplicationDialog.displayName = 'application-dialog';
