import { data } from 'react-router';
import { brand } from '#content/brand.ts';
import { faults } from '#content/faults.ts';
import { scenes } from '#content/media.ts';
import { pages, servicePages } from '#content/pages.ts';
import { Button } from '~/design-system/button/button.tsx';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { TextLink } from '~/design-system/text-link/text-link.tsx';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import type { Route } from './+types/not-found.ts';
import { passingHead } from './head.ts';

export function loader() {
  const { contact, faq, careers, lifestyle } = pages;
  return data(
    {
      head: passingHead(faults.notFound.title, faults.notFound.text),
      words: faults.notFound,
      scene: scenes['not-found'],
      links: [lifestyle, ...servicePages, faq, careers, contact].map(({ path, name }) => ({ path, name })),
    },
    { status: 404 },
  );
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { words, links } = loaderData;
  return (
    <>
      <Hero
        title={words.title}
        lead={words.text}
        media={<ScenePicture picture={loaderData.scene} sizes={heroSizes} first />}
      >
        <search>
          <form action="/search" method="get">
            <TextField label={words.searchLabel} name="q" type="search" />
            <Button type="submit">{words.searchButton}</Button>
          </form>
        </search>
        <ButtonLink to={brand.phone.url} variant="secondary">
          {brand.phone.display}
        </ButtonLink>
      </Hero>
      <Section title={words.linksTitle}>
        <ul>
          {links.map(({ path, name }) => (
            <li key={path}>
              <TextLink to={path}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
