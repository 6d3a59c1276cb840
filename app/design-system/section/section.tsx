import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Container } from '../container/container.tsx';
import styles from './section.module.css';

interface Props extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  intro?: ReactNode;
  beside?: boolean;
  /** Its title divides rather than leads. */
  divider?: boolean;
  ground?: 'plain' | 'quiet' | 'warm' | 'raised' | 'deep';
}

export function Section(props: Props) {
  const { title, intro, beside, divider, ground = 'plain', children, className, ...rest } = props;
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      className={classNames(
        styles.section,
        styles[ground],
        beside && styles.beside,
        divider && styles.divider,
        className,
      )}
      data-ground={ground === 'plain' ? undefined : ground}
      data-scheme={ground === 'deep' ? 'dark' : undefined}
    >
      <Container>
        {title && (
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
