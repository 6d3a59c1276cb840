import { data } from 'react-router';
import { servicesContext } from '#server/services.ts';
import { Button } from '~/design-system/button/button.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { unsubscribeText } from '~/features/area-notice/copy.ts';
import type { Route } from './+types/unsubscribe.ts';
import { passingHead } from './head.ts';

const outcomes = {
  forgotten: { text: unsubscribeText.done, status: 200 },
  unknown: { text: unsubscribeText.unknown, status: 200 },
  failed: { text: unsubscribeText.failed, status: 503 },
};

export function loader() {
  return { head: passingHead(unsubscribeText.title, unsubscribeText.question) };
}

/** Programs that read mail fetch its links, so only a press of the button (or RFC 8058's one click) forgets. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { text, status } = outcomes[await context.get(servicesContext).areaNotices.forget(token)];
  return data({ text }, { status });
}

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  return (
    <Section width="narrow">
      <h1>{unsubscribeText.title}</h1>
      {actionData ? (
        <p role="status">{actionData.text}</p>
      ) : (
        <form method="post">
          <p>{unsubscribeText.question}</p>
          <Button type="submit">{unsubscribeText.button}</Button>
        </form>
      )}
    </Section>
  );
}
