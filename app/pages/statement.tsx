import { pages } from '#content/pages.ts';
import { privacyFor } from '#content/privacy.ts';
import { statementAt } from '#content/statements.ts';
import { servicesContext } from '~/context.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { Contents, StatementLayout } from '~/features/statements/contents.tsx';
import { StatementSection } from '~/features/statements/statement-section.tsx';
import type { Route } from './+types/statement.ts';
import { pageMetadata } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

export const handle = { opensWithHero: true };

export function loader({ request, context }: Route.LoaderArgs) {
  // Four routes share this page, each with its address.
  const path = /^\/[^/.]+/.exec(new URL(request.url).pathname)?.[0] ?? '';
  const found = statementAt(path);
  if (!found) throw new Response(null, { status: 404 });
  const { page } = found;
  // The others are made when building, before there are services.
  const statement =
    page === pages.privacyPolicy ? privacyFor(context.get(servicesContext).recipients) : found.statement;
  return { head: pageMetadata(page), statement };
}

export default function StatementPage({ loaderData }: Route.ComponentProps) {
  const { title, subtitle, intro, contentsTitle, sections, lastUpdated } = loaderData.statement;
  return (
    <>
      <Hero title={title} eyebrow={subtitle} lead={intro} />
      <Section>
        <StatementLayout contents={<Contents title={contentsTitle} sections={sections} />}>
          {sections.map((section) => (
            <StatementSection key={section.id} section={section} />
          ))}
          <p>
            <small>{lastUpdated}</small>
          </p>
        </StatementLayout>
      </Section>
    </>
  );
}
