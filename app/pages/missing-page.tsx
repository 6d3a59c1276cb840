import { Button } from '~/design-system/button/button.tsx';
import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { TextField } from '~/design-system/field/text-field.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { TextLink } from '~/design-system/text-link/text-link.tsx';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import type { Missing } from './missing.ts';

/** What shows where there is no such page: a search, a telephone number, and the pages most looked for. */
export function MissingPage({ words, scene, phone, links }: Missing) {
  return (
    <>
      <Hero
        title={words.title}
        lead={words.text}
        media={<ScenePicture picture={scene} sizes={heroSizes} first />}
      >
        <search>
          <form action="/search" method="get">
            <TextField label={words.searchLabel} name="q" type="search" />
            <Button type="submit">{words.searchButton}</Button>
          </form>
        </search>
        <ButtonLink to={phone.url} variant="secondary">
          {phone.display}
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
