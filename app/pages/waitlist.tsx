import { waitlistText } from '#content/waitlist.yaml';
import { checkPageForm } from '#domain/forms/check-page-form.ts';
import type { FormResult } from '#domain/forms/form-result.ts';
import { waitlistRequestSchema } from '#domain/waitlist/waitlist-request.ts';
import { noindexMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { answerForm, sentResult } from '~/features/forms/answers/answer-form.ts';
import { formResult, readFields, senderOf } from '~/features/forms/answers/receive-form.ts';
import { FormPage } from '~/features/forms/form-page.tsx';
import { HelpBeside } from '~/features/help-beside/help-beside.tsx';
import WaitlistForm from '~/features/waitlist/waitlist-form.tsx';
import { Island } from '~/islands/island.tsx';
import type { Visit } from '~/visit.ts';

export async function waitlist(visit: Visit, result?: FormResult) {
  const answer = result ?? (await sentResult(visit, 'area-notice'));
  const content = (
    <FormPage>
      <h1>{waitlistText.title}</h1>
      <HelpBeside>
        <Island>
          <WaitlistForm answer={answer} />
        </Island>
      </HelpBeside>
    </FormPage>
  );
  const metadata = noindexMetadata(waitlistText.title, waitlistText.description);
  return render(visit, content, { page: import.meta.url, metadata, answer });
}

export async function joinWaitlist(visit: Visit) {
  const fields = await readFields(visit.request);
  const checked = checkPageForm(waitlistRequestSchema, fields);
  const outcome =
    checked.kind === 'valid'
      ? await visit.services.waitlist.join(checked.value, senderOf(visit, fields))
      : checked;
  return answerForm(visit, formResult(outcome, fields), {
    name: 'area-notice',
    page: (answer) => waitlist(visit, answer),
  });
}
