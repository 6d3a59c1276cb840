import { waitlistText } from '#content/waitlist.ts';
import { waitlistRequestSchema } from '#domain/waitlist/waitlist-request.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { Section } from '~/design-system/section/section.tsx';
import { answerForm, sentResult } from '~/features/forms/answer-form.ts';
import { readForm, receiveForm } from '~/features/forms/receive-form.ts';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import WaitlistForm from '~/features/waitlist/waitlist-form.tsx';
import { Island } from '~/islands/island.tsx';
import type { Route } from './+types/waitlist.ts';
import styles from './form-page.module.css';
import { noindexMetadata } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    head: noindexMetadata(waitlistText.title, waitlistText.description),
    answer: sentResult({ request, context, name: 'area-notice' }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { waitlist } = context.get(servicesContext);
  const client = context.get(requestContext).clientAddress;
  const result = await receiveForm({
    form: await readForm(request),
    schema: waitlistRequestSchema,
    send: (request, metadata) => waitlist.join(request, { client, metadata }),
  });
  return answerForm({ request, context, result, name: 'area-notice' });
}

export default function WaitlistPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Section className={styles.page}>
      <h1>{waitlistText.title}</h1>
      <HelpBeside>
        <Island name="waitlist-form" of={WaitlistForm} props={{ answer: actionData ?? loaderData.answer }} />
      </HelpBeside>
    </Section>
  );
}
