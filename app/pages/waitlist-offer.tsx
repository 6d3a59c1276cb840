import { formNoticeLink, formNotices } from '#content/form-notices.ts';
import { WaitlistForm } from '~/features/waitlist/waitlist-form.tsx';

export default function WaitlistOffer({ postcode }: { postcode: string }) {
  return <WaitlistForm postcode={postcode} notice={formNotices['area-notice']} noticeLink={formNoticeLink} />;
}
