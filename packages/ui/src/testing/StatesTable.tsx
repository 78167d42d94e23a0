import type { ReactNode } from 'react'
import { captionText } from './sampleCaptions.ts'
import * as styles from './StatesTable.css.ts'

export interface StatesRow {
  /** What the row's cells have in common; unique in the table. */
  readonly name: string
  /** One cell for each column, in their order. */
  readonly cells: readonly ReactNode[]
}

export interface StatesTableProps {
  readonly columns: readonly string[]
  readonly rows: readonly StatesRow[]
}

/** All states of one component in one picture: the content of every `*.visual.stories.tsx`. */
export const StatesTable = ({ columns, rows }: StatesTableProps) => (
  <table className={styles.table} data-states="">
    <thead className={styles.columnNames}>
      <tr>
        <td className={styles.head} />
        {columns.map((column) => (
          <th key={column} scope="col" className={styles.head}>
            {captionText(column)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className={styles.body}>
      {rows.map(({ name, cells }) => (
        <tr key={name} className={styles.row}>
          <th scope="row" className={styles.head}>
            {captionText(name)}
          </th>
          {columns.map((column, index) => (
            <td
              key={column}
              className={styles.data}
              {...(columns.length > 1 ? { 'data-column': captionText(column) } : {})}
            >
              {cells[index]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
