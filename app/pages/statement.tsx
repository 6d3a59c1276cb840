import { pages } from '#content/pages.ts';
import { privacyFor } from '#content/privacy.ts';
import type { Statement } from '#content/statements/statement.ts';
import type { StatementOfPage } from '#content/statements.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { pageMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { Contents, StatementLayout } from '~/features/statements/contents.tsx';
import { StatementSection } from '~/features/statements/statement-section.tsx';
import type { Visit } from '~/visit.ts';

export function statement(visit: Visit, { page, statement: written }: StatementOfPage) {
  // The recipients that the privacy notice names depend on the settings.
  const statement = page === pages.privacyPolicy ? privacyFor(visit.services.recipients) : written;
  const { title, subtitle, intro } = statement;
  return render(visit, <StatementPage statement={statement} />, {
    page: import.meta.url,
    metadata: pageMetadata(page),
    hero: <Hero title={title} eyebrow={subtitle} lead={intro} />,
  });
}

function StatementPage({ statement }: { statement: Statement }) {
  const { contentsTitle, sections, lastUpdated } = statement;
  return (
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
  );
}
