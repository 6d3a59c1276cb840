import { Fragment } from 'react';
import { credits } from '#content/credits.ts';
import { pages } from '#content/pages.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Prose } from '~/design-system/prose/prose.tsx';
import { Section } from '~/design-system/section/section.tsx';
import type { Route } from './+types/credits.ts';
import { pageMetadata } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

export const handle = { opensWithHero: true };

export function loader() {
  return { head: pageMetadata(pages.credits), credits };
}

export default function Credits({ loaderData }: Route.ComponentProps) {
  const { title, lead, items } = loaderData.credits;
  return (
    <>
      <Hero title={title} lead={lead} />
      <Section>
        <Prose>
          {items.map(({ id, title, text, link }) => (
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
    </>
  );
}
