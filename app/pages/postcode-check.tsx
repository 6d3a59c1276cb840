import { postcodeCheckPage } from '#content/postcode-outcomes.yaml';
import { describeOutcome } from '#domain/postcodes/postcode-outcome.ts';
import { fill } from '#domain/text/fill.ts';
import { answerFocus } from '~/design-system/take-focus.ts';
import { noindexMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { FormPage } from '~/features/forms/form-page.tsx';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import { checkPosted } from '~/features/postcode-check/check-posted.ts';
import { OutcomeView } from '~/features/postcode-check/outcome-view.tsx';
import WaitlistForm from '~/features/waitlist/waitlist-form.tsx';
import { Island } from '~/islands/island.tsx';
import PostcodeSearch from '~/islands/postcode-search.tsx';
import type { Visit } from '~/visit.ts';
import styles from './postcode-check.module.css';

const { name, description: about, answered } = postcodeCheckPage;

export function postcodeCheck(visit: Visit) {
  const content = (
    <FormPage>
      <h1>{postcodeCheckPage.title}</h1>
      <HelpBeside>
        <Island>
          <PostcodeSearch area="home" />
        </Island>
      </HelpBeside>
    </FormPage>
  );
  return render(visit, content, { page: import.meta.url, metadata: noindexMetadata(name, about) });
}

/** The answer for a browser that runs no script; it is posted, so that no postcode stands in an address. */
export async function checkPostcode(visit: Visit) {
  const { area, typed, outcome } = await checkPosted(visit);
  const description = describeOutcome(outcome);
  const content = (
    <FormPage>
      <h1 {...answerFocus} aria-describedby={ANSWER}>
        {description.title}
      </h1>
      <HelpBeside>
        <div className={styles.answer}>
          <OutcomeView id={ANSWER} {...{ area, outcome, description }}>
            {outcome.kind === 'not-served' && (
              <Island>
                <WaitlistForm postcode={outcome.postcode} heading="h2" />
              </Island>
            )}
          </OutcomeView>
        </div>
        <div className={styles.again}>
          <Island>
            <PostcodeSearch
              area={area}
              unanswered={
                description.tone === 'error'
                  ? { typed, fault: outcome.kind === 'failed' ? undefined : ANSWER }
                  : undefined
              }
            />
          </Island>
        </div>
      </HelpBeside>
    </FormPage>
  );
  const metadata = noindexMetadata(fill(answered, { outcome: description.title }), about);
  return render(visit, content, { page: import.meta.url, metadata });
}

const ANSWER = 'postcode-answer';
