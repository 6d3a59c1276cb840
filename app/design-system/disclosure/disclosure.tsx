import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

interface Props extends ComponentProps<'details'> {
  summary: ReactNode;
}

/** More for those who want it. Disclosures of one `name` open one at a time, by the platform. */
export function Disclosure({ summary, children, className, ...rest }: Props) {
  return (
    <details {...rest} className={classNames(styles.disclosure, className)}>
      <summary className={styles.summary}>
        <Icon of={ChevronDown} className={styles.arrow} />
        {summary}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

type ItemProps = Omit<Props, 'summary'> & { question: ReactNode; icon?: ReactNode; level?: 2 | 3 | 4 };

/**
 * One question of a list. Give all of a list the same `name`. The `id` is the answer's: an address that names it opens
 * the question, by the platform, before any script.
 */
export function AccordionItem(props: ItemProps) {
  const { question, icon, level = 3, children, className, id, ...rest } = props;
  const Heading = `h${level}` as const;
  return (
    <details
      {...rest}
      className={classNames(styles.disclosure, styles.item, className)}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        {icon && <span className={styles.topic}>{icon}</span>}
        <Heading className={styles.question}>{question}</Heading>
        <Icon of={ChevronDown} className={styles.arrow} />
      </summary>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </details>
  );
}
