import { pages } from '#content/pages.ts';
import { privacy } from '#content/privacy.ts';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';
import { Contents, PrivacyLayout } from '~/features/privacy/contents.tsx';
import { PrivacySection } from '~/features/privacy/privacy-section.tsx';
import type { Route } from './+types/privacy-policy.ts';
import { pageMetadata } from './page-metadata.ts';

export { sharedHeaders as headers } from './page-headers.ts';

export const handle = { opensWithHero: true };

export function loader() {
  return { head: pageMetadata(pages.privacyPolicy), privacy };
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { title, subtitle, intro, contentsTitle, sections, lastUpdated } = loaderData.privacy;
  return (
    <>
      <Hero title={title} eyebrow={subtitle} lead={intro} />
      <Section>
        <PrivacyLayout contents={<Contents title={contentsTitle} sections={sections} />}>
          {sections.map((section) => (
            <PrivacySection key={section.id} section={section} />
          ))}
          <p>
            <small>{lastUpdated}</small>
          </p>
        </PrivacyLayout>
      </Section>
    </>
  );
}
