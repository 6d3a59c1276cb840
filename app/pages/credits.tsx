import { Fragment } from 'react';
import { credits as words } from '#content/credits.yaml';
import { pages } from '#content/pages.yaml';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { pageMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import type { Visit } from '~/visit.ts';

export function credits(visit: Visit) {
  const { title, lead } = words;
  return render(visit, <Credits />, {
    page: import.meta.url,
    metadata: pageMetadata(pages.credits),
    hero: <Hero title={title} lead={lead} />,
  });
}

function Credits() {
  return (
    <Section>
      <Prose>
        {words.items.map(({ id, title, text, link }) => (
          <Fragment key={id}>
            <h2 id={id}>{title}</h2>
            {text.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {link && (
              <p>
                <a href={link.url}>{link.text}</a>
              </p>
            )}
          </Fragment>
        ))}
      </Prose>
    </Section>
  );
}
