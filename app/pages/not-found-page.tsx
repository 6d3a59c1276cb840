import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { TextLink } from '~/design-system/text-link/text-link.tsx';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { SearchForm } from '~/features/site-search/search-form.tsx';
import type { NotFound } from './not-found-loader.ts';
import styles from './not-found-page.module.css';

export function NotFoundPage({ words, scene, phone, links }: NotFound) {
  return (
    <>
      <Hero
        title={words.title}
        lead={words.text}
        media={<ScenePicture picture={scene} sizes={heroSizes} first />}
      >
        <SearchForm query="" />
        <p className={styles.phone}>
          {words.orRing}
          <ButtonLink to={phone.url} variant="secondary">
            {phone.display}
          </ButtonLink>
        </p>
      </Hero>
      <Section title={words.linksTitle}>
        <ul className={styles.links}>
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
