import { formNoticeLink, formNotices } from '#content/form-notices.ts';
import { WaitlistForm } from '~/features/waitlist/waitlist-form.tsx';

/** The notify form with its notice; loaded when an answer needs it. */
export default function WaitlistOffer({ postcode }: { postcode: string }) {
  return <WaitlistForm postcode={postcode} notice={formNotices['area-notice']} noticeLink={formNoticeLink} />;
}
