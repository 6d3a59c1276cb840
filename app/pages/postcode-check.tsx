import { postcodeCheckPage } from '#content/postcode-outcomes.ts';
import { readCoverageArea } from '#domain/postcodes/postcode.ts';
import { describeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import { requestContext, servicesContext } from '~/context.ts';
import { Section } from '~/design-system/section/section.tsx';
import { readForm } from '~/features/forms/receive-form.ts';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import { OutcomeView } from '~/features/postcode-check/outcome-view.tsx';
import WaitlistForm from '~/features/waitlist/waitlist-form.tsx';
import { Island } from '~/islands/island.tsx';
import PostcodeSearch from '~/islands/postcode-search.tsx';
import type { Route } from './+types/postcode-check.ts';
import styles from './form-page.module.css';
import { noindexMetadata } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

export function loader() {
  return {
    head: noindexMetadata(postcodeCheckPage.name, postcodeCheckPage.description),
  };
}

/** The answer for those whose browser runs no script; it is posted, so that no postcode stands in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const area = readCoverageArea(form.get('area'));
  const { postcodes } = context.get(servicesContext);
  const { clientAddress } = context.get(requestContext);
  const outcome = await postcodes.check(String(form.get('postcode') ?? ''), area, clientAddress);
  return { outcome, area };
}

export default function PostcodeCheckPage({ actionData }: Route.ComponentProps) {
  const answer = actionData && { ...actionData, description: describeOutcome(actionData.outcome) };
  return (
    <Section className={styles.page}>
      <h1>{answer ? answer.description.title : postcodeCheckPage.title}</h1>
      <HelpBeside>
        {answer && (
          <OutcomeView outcome={answer.outcome} description={answer.description}>
            {answer.outcome.kind === 'not-served' && (
              <Island
                name="waitlist-form"
                of={WaitlistForm}
                props={{ postcode: answer.outcome.postcode, heading: 'h2' }}
              />
            )}
          </OutcomeView>
        )}
        <div className={answer && styles.again}>
          <Island name="postcode-search" of={PostcodeSearch} props={{ area: answer?.area ?? 'home' }} />
        </div>
      </HelpBeside>
    </Section>
  );
}
