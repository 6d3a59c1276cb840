import { companyWords } from '#content/company.yaml';
import { registerEntries } from '#domain/company/check-us.ts';
import { Section } from '~/design-system/section/section.tsx';
import styles from './check-us.module.css';

const { title, intro } = companyWords.checkUs;

export function CheckUs() {
  return (
    <Section title={title} intro={intro}>
      <dl className={styles.list}>
        {registerEntries().map(({ label, text, link }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <p>{text}</p>
              {link && <a href={link.url}>{link.text}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
