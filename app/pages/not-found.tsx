import { errorPages } from '#content/error-pages.yaml';
import { pages } from '#content/pages.yaml';
import { scenes } from '#domain/media/pictures.ts';
import { telephoneAt } from '#domain/office-hours/telephone.ts';
import { lifestylePage, servicePages } from '#domain/pages/pages.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { Telephone } from '~/design-system/telephone/telephone.tsx';
import { TextLink } from '~/design-system/text-link/text-link.tsx';
import { noindexMetadata } from '~/document/page-metadata.ts';
import { render } from '~/document/render.tsx';
import { heroSizes, ScenePicture } from '~/features/pictures/scene-picture.tsx';
import { SearchForm } from '~/features/site-search/search-form.tsx';
import type { Visit } from '~/visit.ts';
import styles from './not-found.module.css';

const { title, text, linksTitle } = errorPages.notFound;
const { contact, faq, careers } = pages;
const links = [...(lifestylePage ? [lifestylePage] : []), ...servicePages, faq, careers, contact];

/** An address that does not exist, or whose event, entry or collection does not. */
export function notFound(visit: Visit) {
  return render(visit, <NotFound />, {
    page: import.meta.url,
    metadata: noindexMetadata(title, text),
    outcome: { kind: 'not-found' },
  });
}

function NotFound() {
  return (
    <>
      <Hero
        title={title}
        lead={text}
        media={<ScenePicture picture={scenes['not-found']} sizes={heroSizes} first />}
      >
        <SearchForm query="" />
        <Telephone words={telephoneAt()} variant="secondary" />
      </Hero>
      <Section title={linksTitle}>
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
