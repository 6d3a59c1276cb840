import type { ReactNode } from 'react';
import styles from './table.module.css';

interface Props {
  caption: ReactNode;
  columns: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

export function Table({ caption, columns, rows }: Props) {
  return (
    <div className={styles.holder}>
      <table className={styles.table}>
        <caption>{caption}</caption>
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
