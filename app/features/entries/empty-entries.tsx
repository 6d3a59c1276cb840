import { ButtonLink } from '~/design-system/button/button-link.tsx';
import { Hero } from '~/design-system/hero/hero.tsx';
import { Section } from '~/design-system/section/section.tsx';

interface Props {
  title: string;
  empty: { title: string; text: string };
}

/** A page of entries that has none yet. */
export function EmptyEntries({ title, empty }: Props) {
  return (
    <>
      <Hero title={title} />
      <Section title={empty.title} intro={empty.text} align="centre">
        <ButtonLink to="/contact">Contact Us</ButtonLink>
      </Section>
    </>
  );
}
