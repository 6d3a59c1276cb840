import { type ReactNode, useRef, useState } from 'react';
import { brand } from '#content/brand.ts';
import { jobApplication } from '#content/job-application.ts';
import { applicationText } from '#content/job-text.ts';
import { experienceOptions, MAX_LETTER_LENGTH } from '#domain/applications/application.ts';
import { cvAccept } from '#domain/applications/cv.ts';
import { Dialog } from '~/design-system/dialog/dialog.tsx';
import { draftFor, forgetDraft } from './application-draft.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSuccess } from './application-success.tsx';
import type { AppliedJob } from './applied-job.ts';

const choices = { experience: experienceOptions, accept: cvAccept, longestLetter: MAX_LETTER_LENGTH };

interface Props {
  job: AppliedJob;
  /** Counts from 1; the dialog opens at each new one. */
  visit: number;
  /** Given what takes the job's place once the application has arrived. */
  onDone: (success: ReactNode) => void;
}

/** The application over the job's page. Closing it keeps all that is filled in, and gives up what is being sent. */
export function ApplicationDialog({ job, visit, onDone }: Props) {
  const [closedVisit, setClosedVisit] = useState(0);
  const running = useRef<AbortController>(null);
  const close = () => {
    running.current?.abort();
    setClosedVisit(visit);
  };
  const finish = (reference: string | null) => {
    const { success } = jobApplication;
    forgetDraft(job.id);
    onDone(
      <ApplicationSuccess
        lead={`${success.thanks(job.title)} ${success.contact}`}
        reference={reference}
        words={success}
      />,
    );
  };
  return (
    <Dialog open={visit > closedVisit} onClose={close} title={applicationText.dialogTitle(job.title)}>
      <ApplicationForm
        job={job}
        draft={draftFor(job.id)}
        words={jobApplication}
        choices={choices}
        careersEmail={brand.email.careers}
        visit={visit}
        running={running}
        onSent={finish}
      />
    </Dialog>
  );
}
