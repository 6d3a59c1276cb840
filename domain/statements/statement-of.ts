import type { StatementPlace, WrittenBlock, WrittenItem, WrittenStatement } from '../content/statements.ts';
import { fill } from '../text/fill.ts';
import type { Statement, StatementBlock, StatementDetail, StatementItem } from './statement.ts';
import { type StatementState, statementParts } from './statement-parts.ts';

type Parts = ReturnType<typeof statementParts>;

export function statementOf(written: WrittenStatement, state?: Partial<StatementState>): Statement {
  const parts = statementParts(state);
  const sections = written.sections.map(({ id, title, shortTitle, blocks }) => ({
    id,
    title: filled(title, parts),
    shortTitle: filled(shortTitle, parts),
    blocks: blocks.flatMap((block) => blocksOf(block, parts)),
  }));
  return { ...written, sections };
}

const filled = (text: string, { values }: Parts) => fill<StatementPlace>(text, values);

function blocksOf(block: WrittenBlock, parts: Parts): StatementBlock[] {
  const { paragraph, subheading, list, details, table } = block;
  if (block.while && !parts.isNow[block.while]) return [];
  if (paragraph) return [{ kind: 'paragraph', text: filled(paragraph, parts) }];
  if (subheading) return [{ kind: 'subheading', text: subheading }];
  if (list) return [{ kind: 'list', items: list.flatMap((item) => itemsOf(item, parts)) }];
  if (details) return [{ kind: 'details', items: details.flatMap((one) => detailsOf(one, parts)) }];
  return table ? [tableOf(table, parts)] : [];
}

function itemsOf(item: WrittenItem, parts: Parts): StatementItem[] {
  if (typeof item === 'string') return [{ text: filled(item, parts) }];
  if ('made' in item) return parts.items[item.made];
  if (item.while && !parts.isNow[item.while]) return [];
  return [{ term: item.term, text: filled(item.text, parts) }];
}

function detailsOf(detail: NonNullable<WrittenBlock['details']>[number], parts: Parts): StatementDetail[] {
  if (typeof detail === 'string') return parts.details[detail];
  const { label, text, href } = detail;
  return [{ label, lines: [text], href }];
}

function tableOf(
  { caption, columns, rows, none }: NonNullable<WrittenBlock['table']>,
  parts: Parts,
): StatementBlock {
  const cells =
    typeof rows === 'string' ? parts.rows[rows] : rows.map((row) => row.map((cell) => filled(cell, parts)));
  if (cells.length === 0 && none) return { kind: 'paragraph', text: none };
  return { kind: 'table', caption, columns, rows: cells };
}
