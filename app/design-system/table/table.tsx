import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

interface Props {
  caption?: ReactNode;
  /** The id of a heading, where there is no caption. */
  labelledBy?: string;
  columns: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
  /** Cells of a word or two, which stand beside each other on a phone, too. */
  short?: boolean;
}

export function Table({ caption, labelledBy, columns, rows, short }: Props) {
  return (
    <div className={styles.holder}>
      <table
        className={classNames(styles.table, short ? styles.short : styles.cards)}
        aria-labelledby={labelledBy}
      >
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row[0]} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ columns, row: [name, ...cells] }: { columns: Props['columns']; row: Props['rows'][number] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.slice(1).map((column, index) => (
        <td key={column}>
          <span className={styles.name}>{column}: </span>
          {cells[index]}
        </td>
      ))}
    </tr>
  );
}
