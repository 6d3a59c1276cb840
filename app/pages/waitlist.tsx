import { data } from 'react-router';
import { formNoticeLink, formNotices } from '#content/form-notices.ts';
import { waitlistText } from '#content/waitlist.ts';
import { waitlistRequestSchema } from '#domain/waitlist/waitlist-request.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { Section } from '~/design-system/section/section.tsx';
import { resultOrRejection, shouldRevalidate } from '~/features/forms/client-result.ts';
import { newFormToken } from '~/features/forms/form-token.ts';
import { responseInit } from '~/features/forms/http-status.ts';
import { headers, readForm, receiveForm } from '~/features/forms/receive-form.ts';
import WaitlistForm from '~/features/waitlist/waitlist-form.tsx';
import type { Route } from './+types/waitlist.ts';
import styles from './form-page.module.css';
import { noindexMetadata } from './page-metadata.ts';

export { headers, shouldRevalidate };

export function loader() {
  return {
    head: noindexMetadata(waitlistText.title, waitlistText.description),
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
    send: (request, metadata) => waitlist.join(request, { client, metadata }),
    failure: waitlistText.failed,
  });
  return data(answer, responseInit(answer));
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return resultOrRejection(() => serverAction());
}

export default function WaitlistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, notice, noticeLink } = loaderData;
  return (
    <Section width="narrow" className={styles.page}>
      <h1>{waitlistText.title}</h1>
      <WaitlistForm
        postcode={actionData?.values.postcode ?? ''}
        token={actionData?.token ?? token}
        answer={actionData}
        notice={notice}
        noticeLink={noticeLink}
      />
    </Section>
  );
}
