import { data } from 'react-router';
import { formNoticeLink, formNotices } from '#content/form-notices.ts';
import { waitlistText } from '#content/waitlist.ts';
import { waitlistRequestSchema } from '#domain/waitlist/waitlist-request.ts';
import { requestContext, servicesContext } from '#server/services.ts';
import { Section } from '~/design-system/section/section.tsx';
import { AreaNoticeForm } from '~/features/area-notice/area-notice-form.tsx';
import { answerOrRefusal, shouldRevalidate } from '~/features/forms/client-answer.ts';
import { newFormToken } from '~/features/forms/form-token.ts';
import { responseInit } from '~/features/forms/http-status.ts';
import { readForm } from '~/features/forms/read-form.ts';
import { headers, receiveForm } from '~/features/forms/receive-form.ts';
import type { Route } from './+types/area-notice.ts';
import styles from './form-page.module.css';
import { noindexMetadata } from './page-metadata.ts';

export { headers, shouldRevalidate };

export function loader() {
  return {
    head: noindexMetadata(
      waitlistText.title,
      'Leave your email address, and we write to you once when we reach your area.',
    ),
    token: newFormToken(),
    notice: formNotices['area-notice'],
    noticeLink: formNoticeLink,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { waitlist } = context.get(servicesContext);
  const client = context.get(requestContext).clientAddress;
  const answer = await receiveForm({
    form: await readForm(request),
    schema: waitlistRequestSchema,
    send: (wish, metadata) => waitlist.join(wish, { client, metadata }),
    failure: waitlistText.failed,
  });
  return data(answer, responseInit(answer));
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrRefusal(() => serverAction());
}

/** The notify form on a page of its own, for those whose browser runs no script. */
export default function AreaNoticePage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, notice, noticeLink } = loaderData;
  return (
    <Section width="narrow" className={styles.page}>
      <h1>{waitlistText.title}</h1>
      <AreaNoticeForm
        postcode={actionData?.values.postcode ?? ''}
        token={actionData?.token ?? token}
        answer={actionData}
        notice={notice}
        noticeLink={noticeLink}
      />
    </Section>
  );
}
