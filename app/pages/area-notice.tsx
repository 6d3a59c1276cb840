import { data } from 'react-router';
import { formNoticeLink, formNotices } from '#content/form-notices.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import { Section } from '~/design-system/section/section.tsx';
import { AreaNoticeForm } from '~/features/area-notice/area-notice-form.tsx';
import { areaNoticeText } from '~/features/area-notice/copy.ts';
import { areaNoticeSchema } from '~/features/area-notice/schema.ts';
import { answerOrRefusal, shouldRevalidate } from '~/features/forms/client-answer.ts';
import { readForm } from '~/features/forms/read-form.ts';
import { headers, httpOf, receiveForm } from '~/features/forms/receive-form.ts';
import { freshTicket } from '~/features/forms/ticket.ts';
import type { Route } from './+types/area-notice.ts';
import styles from './form-page.module.css';
import { passingHead } from './head.ts';

export { headers, shouldRevalidate };

export function loader() {
  return {
    head: passingHead(
      areaNoticeText.title,
      'Leave your email address, and we write to you once when we reach your area.',
    ),
    ticket: freshTicket(),
    notice: formNotices['area-notice'],
    noticeLink: formNoticeLink,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { areaNotices } = context.get(servicesContext);
  const client = context.get(requestContext).clientAddress;
  const answer = await receiveForm({
    form: await readForm(request),
    schema: areaNoticeSchema,
    send: (wish, origin) => areaNotices.ask(wish, { client, origin }),
    failure: areaNoticeText.failed,
  });
  return data(answer, httpOf(answer));
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrRefusal(() => serverAction());
}

/** The notify form on a page of its own, for those whose browser runs no script. */
export default function AreaNoticePage({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, notice, noticeLink } = loaderData;
  return (
    <Section width="narrow" className={styles.page}>
      <h1>{areaNoticeText.title}</h1>
      <AreaNoticeForm
        postcode={actionData?.values.postcode ?? ''}
        ticket={actionData?.ticket ?? ticket}
        answer={actionData}
        notice={notice}
        noticeLink={noticeLink}
      />
    </Section>
  );
}
