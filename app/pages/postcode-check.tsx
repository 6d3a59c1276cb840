import { lazy, Suspense } from 'react';
import { formNoticeLink, formNotices } from '#content/form-notices.ts';
import { servicesContext } from '#server/services.ts';
import { Section } from '~/design-system/section/section.tsx';
import { freshTicket } from '~/features/forms/ticket.ts';
import { describeOutcome } from '~/features/postcode-check/copy.ts';
import { PostcodeForm } from '~/features/postcode-check/postcode-form.tsx';
import { readCoverageArea } from '~/features/postcode-check/schema.ts';
import type { Route } from './+types/postcode-check.ts';
import { passingHead } from './head.ts';

export function loader() {
  return {
    head: passingHead(
      'Postcode check',
      'Find out whether we come to you: enter your postcode and see the answer.',
    ),
  };
}

/** The answer for those whose browser runs no script; it is posted, so that no postcode stands in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const area = readCoverageArea(form.get('area'));
  const outcome = await context
    .get(servicesContext)
    .postcodes.check(String(form.get('postcode') ?? ''), area);
  return {
    outcome,
    description: describeOutcome(outcome),
    area,
    ticket: freshTicket(),
    notice: formNotices['area-notice'],
    noticeLink: formNoticeLink,
  };
}

// Only an answer needs it, and few pages carry one: the server has it at hand, browsers fetch it then.
const loadAnswer = () => import('./postcode-answer.tsx').then(({ PostcodeAnswer }) => PostcodeAnswer);
const PostcodeAnswer = import.meta.env.SSR
  ? await loadAnswer()
  : lazy(() => loadAnswer().then((part) => ({ default: part })));

export default function PostcodeCheckPage({ actionData: answer }: Route.ComponentProps) {
  return (
    <Section width="narrow">
      <h1>{answer ? answer.description.title : 'Do we come to you?'}</h1>
      {answer && (
        <Suspense>
          <PostcodeAnswer {...answer} />
        </Suspense>
      )}
      <PostcodeForm area={answer?.area ?? 'home'} />
    </Section>
  );
}
