import { formNoticeLink, formNotices } from '#content/form-notices.ts';
import { AreaNoticeForm } from '~/features/area-notice/area-notice-form.tsx';

/** The notify form with its notice; loaded when an answer needs it. */
export default function AreaNoticeOffer({ postcode }: { postcode: string }) {
  return (
    <AreaNoticeForm postcode={postcode} notice={formNotices['area-notice']} noticeLink={formNoticeLink} />
  );
}
