import { statementWords } from '#content/statement-words.yaml';
import type { Statement } from '#domain/statements/statement.ts';
import { statementOf } from '#domain/statements/statement-of.ts';
import type { StatementOfPage } from '#domain/statements/statements.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { pageMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { Contents, StatementLayout } from '~/features/statements/contents.tsx';
import { FoldedSection, StatementSection } from '~/features/statements/statement-section.tsx';
import { TeamList } from '~/features/team/team-list.tsx';
import { teamOn } from '~/features/team/team-section.tsx';
import type { Visit } from '~/visit.ts';

/** The part of the complaints procedure that names people. */
const WHO_ANSWERS = 'who-we-are';
/** With more sections than these a phone shows their titles first. */
const MOST_UNFOLDED = 7;

export function statement(visit: Visit, { page, written }: StatementOfPage) {
  const { recipients } = visit.services;
  const statement = statementOf(written, { recipients });
  const { title, subtitle, intro } = statement;
  return render(visit, <StatementPage statement={statement} />, {
    page: import.meta.url,
    metadata: pageMetadata(page),
    hero: <Hero title={title} eyebrow={subtitle} lead={intro} />,
  });
}

function StatementPage({ statement }: { statement: Statement }) {
  const { sections, lastUpdated } = statement;
  const Part = sections.length > MOST_UNFOLDED ? FoldedSection : StatementSection;
  return (
    <Section>
      <StatementLayout contents={<Contents title={statementWords.contents} sections={sections} />}>
        {sections.map((section) => (
          <Part key={section.id} section={section}>
            {section.id === WHO_ANSWERS && <TeamList people={teamOn('complaints')} />}
          </Part>
        ))}
        <p>
          <small>{lastUpdated}</small>
        </p>
      </StatementLayout>
    </Section>
  );
}
