import type { ReactNode } from 'react';
import type { StatementSection as Content, StatementBlock } from '#domain/statements/statement.ts';
import { AccordionItem } from '~/design-system/disclosure/disclosure.tsx';
import { Table } from '~/design-system/table/table.tsx';
import styles from './statement-section.module.css';

interface Props {
  section: Content;
  children?: ReactNode;
}

export function StatementSection({ section, children }: Props) {
  return (
    <section id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
      <h2 id={`${section.id}-title`}>{section.title}</h2>
      <Blocks of={section.blocks} />
      {children}
    </section>
  );
}

/** In a wide window its heading stands over it and nothing is folded; in a narrow one the heading opens it. */
export function FoldedSection({ section: { id, title, blocks }, children }: Props) {
  return (
    <AccordionItem id={id} level={2} question={title} className={styles.folded}>
      <div className={styles.section}>
        <h2>{title}</h2>
        <Blocks of={blocks} />
        {children}
      </div>
    </AccordionItem>
  );
}

function Blocks({ of: blocks }: { of: readonly StatementBlock[] }) {
  return blocks.map((block) => <Block key={JSON.stringify(block).slice(0, 120)} block={block} />);
}

function Block({ block }: { block: StatementBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'subheading':
      return <h3>{block.text}</h3>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map(({ term, text }) => (
            <li key={term ?? text}>
              {term && <strong>{term}: </strong>}
              {text}
            </li>
          ))}
        </ul>
      );
    case 'details':
      return <Details items={block.items} />;
    case 'table':
      return (
        <Table
          caption={block.caption}
          columns={block.columns}
          rows={block.rows.map(([name = '', ...cells]) => [name, ...cells])}
        />
      );
  }
}

function Details({ items }: { items: Extract<StatementBlock, { kind: 'details' }>['items'] }) {
  return (
    <dl className={styles.details}>
      {items.map(({ label, lines, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {href ? <a href={href}>{lines.join(', ')}</a> : lines.map((line) => <div key={line}>{line}</div>)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
