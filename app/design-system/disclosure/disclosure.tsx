import { ChevronDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

interface Props extends ComponentProps<'details'> {
  summary: ReactNode;
}

/** Disclosures of one `name` open one at a time, by the platform. */
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

interface ItemProps extends Omit<Props, 'summary'> {
  question: ReactNode;
  icon?: ReactNode;
  level?: 2 | 3 | 4;
}

/** The `id` is the answer's: a URL that names it opens the question before any script runs. */
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
