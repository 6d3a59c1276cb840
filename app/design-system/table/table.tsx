import type { ReactNode } from 'react';
import styles from './table.module.css';

interface Props {
  caption: ReactNode;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** Stated although implicit: Safari drops them if the narrow layout sets another `display`. */
const roles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  column: 'columnheader',
  name: 'rowheader',
  cell: 'cell',
};

export function Table({ caption, columns, rows }: Props) {
  return (
    <div className={styles.holder}>
      <table className={styles.table} role={roles.table}>
        <caption>{caption}</caption>
        <thead role={roles.group}>
          <tr role={roles.row}>
            {columns.map((column) => (
              <th key={column} scope="col" role={roles.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={roles.group}>
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
    <tr role={roles.row}>
      <th scope="row" role={roles.name}>
        {name}
      </th>
      {columns.slice(1).map((column, index) => (
        <td key={column} role={roles.cell}>
          <span className={styles.name} aria-hidden="true">
            {column}:{' '}
          </span>
          {cells[index]}
        </td>
      ))}
    </tr>
  );
}
