import { AreaNoticeForm } from '~/features/area-notice/area-notice-form.tsx';
import type { FormTicket } from '~/features/forms/answer.ts';
import type { OutcomeDescription, PostcodeOutcome } from '~/features/postcode-check/copy.ts';
import { OutcomeView } from '~/features/postcode-check/outcome-view.tsx';

interface Props {
  outcome: PostcodeOutcome;
  description: OutcomeDescription;
  ticket: FormTicket;
  notice: string;
  noticeLink: { text: string; path: string };
}

/** The answer to a check that was posted, with the notify form where we do not come yet. */
export function PostcodeAnswer({ outcome, description, ...form }: Props) {
  return (
    <OutcomeView outcome={outcome} description={description}>
      {outcome.kind === 'not-served' && (
        <AreaNoticeForm postcode={outcome.postcode} {...form} answer={undefined} />
      )}
    </OutcomeView>
  );
}
