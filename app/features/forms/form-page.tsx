import type { ReactNode } from 'react';
import { Section } from '~/design-system/section/section.tsx';
import styles from './form-page.module.css';

export function FormPage({ children }: { children: ReactNode }) {
  return <Section className={styles.page}>{children}</Section>;
}
