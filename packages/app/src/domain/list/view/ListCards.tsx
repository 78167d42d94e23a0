import { CardGrid } from '@somo/ui/CardGrid'
import { Stack } from '@somo/ui/Stack'
import { Fragment, type ReactNode } from 'react'
import * as styles from './ListCards.css.ts'

export interface ListCardsProps<Row> {
  /** Names the list. */
  readonly label: string
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  readonly card: (row: Row) => ReactNode
  /** Below the cards: the pages. */
  readonly footer: ReactNode
  /** In place of the footer while something is selected; null while nothing is. */
  readonly selectionBar: ReactNode
}

/** The rows of a list as cards in a grid, in the place of its table. */
export const ListCards = <Row,>({ label, rows, rowId, card, footer, selectionBar }: ListCardsProps<Row>) => (
  <Stack space={12}>
    <CardGrid label={label} columns="four">
      {rows.map((row) => (
        <Fragment key={rowId(row)}>{card(row)}</Fragment>
      ))}
    </CardGrid>
    {selectionBar === null ? footer : <div className={styles.bar}>{selectionBar}</div>}
  </Stack>
)
