import { type ReactNode, useState } from 'react';
import { brand } from '#content/brand.ts';
import { jobApplication } from '#content/job-application.ts';
import { experienceOptions, MAX_LETTER_LENGTH } from '#domain/applications/application.ts';
import { cvAccept } from '#domain/applications/cv.ts';
import { Dialog } from '~/design-system/dialog/dialog.tsx';
import { visitDraft } from '../forms/draft.ts';
import { formTokenOf } from '../forms/form-token.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSuccess } from './application-success.tsx';
import { useUpload } from './use-upload.ts';

const choices = { experience: experienceOptions, accept: cvAccept, maxLetterLength: MAX_LETTER_LENGTH };

interface Props {
  job: { id: string; title: string };
  /** Counts from 1; the dialog opens at each new one. */
  visit: number;
  onDone: (success: ReactNode) => void;
}

/** The application over the job's page. Closing it keeps all that is filled in, and cancels what is being sent. */
export function ApplicationDialog({ job, visit, onDone }: Props) {
  const [closedVisit, setClosedVisit] = useState(0);
  // The same from the first try to the last, so that they are one application.
  const [token] = useState(() => formTokenOf(visitDraft(job.id).read()));
  const upload = useUpload(job.id);
  const close = () => {
    if (upload.progress === null) {
      if (!upload.cancelled) upload.forget();
    } else upload.cancel();
    setClosedVisit(visit);
  };
  const finish = (reference: string | null) => {
    const { success } = jobApplication;
    onDone(
      <ApplicationSuccess
        lead={`${success.thanks(job.title)} ${success.contact}`}
        reference={reference}
        words={success}
      />,
    );
  };
  return (
    <Dialog open={visit > closedVisit} onClose={close} title={jobApplication.title(job.title)}>
      <ApplicationForm
        job={job}
        token={token}
        words={jobApplication.form}
        choices={choices}
        careersEmail={brand.email.careers}
        upload={upload}
        onSent={finish}
      />
    </Dialog>
  );
}
