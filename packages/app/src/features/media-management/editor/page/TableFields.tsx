import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { Inline } from '@somo/ui/Inline'
import { TextField } from '@somo/ui/TextField'
import { X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { contentMessages } from '../editorMessages.ts'
import * as styles from './PageEditor.css.ts'
import type { EditedTable } from './pageForm.ts'
import { pageMessages } from './pageMessages.ts'

interface TableFieldsProps {
  readonly block: EditedTable
  readonly onChange: (block: EditedTable) => void
}

/** Rows and cells have no names: they are known by their places. */
const numbered = <T,>(list: readonly T[]): readonly (readonly [place: number, one: T])[] => [...list.entries()]

const mostColumns = 12
const mostRows = 200

/** A table, cell by cell; its first row has the headings. */
export function TableFields({ block, onChange }: TableFieldsProps) {
  const { formatMessage } = useIntl()
  const { caption, rows } = block
  const columns = rows[0]?.length ?? 0
  const setRows = (changed: readonly (readonly string[])[]): void => onChange({ ...block, rows: changed })
  const setCell = (row: number, column: number, text: string): void =>
    setRows(rows.map((cells, place) => (place === row ? cells.with(column, text) : cells)))
  return (
    <>
      <TextField
        label={formatMessage(contentMessages.caption)}
        value={caption}
        onChange={(text) => onChange({ ...block, caption: text })}
      />
      <div className={styles.tableScroll}>
        {numbered(rows).map(([row, cells]) => (
          <div className={styles.tableRow} key={row}>
            {numbered(cells).map(([column, cell]) => (
              <TextField
                key={column}
                isLabelHidden={row > 0}
                label={
                  row === 0
                    ? formatMessage(pageMessages.head, { column: column + 1 })
                    : formatMessage(pageMessages.cell, { row, column: column + 1 })
                }
                value={cell}
                onChange={(text) => setCell(row, column, text)}
              />
            ))}
            {row > 0 && rows.length > 2 ? (
              <IconButton
                label={formatMessage(pageMessages.removeRow, { row })}
                icon={<Icon glyph={X} />}
                onPress={() => setRows(rows.toSpliced(row, 1))}
              />
            ) : null}
          </div>
        ))}
      </div>
      <Inline space={8}>
        {rows.length < mostRows ? (
          <Button size="sm" onPress={() => setRows([...rows, Array<string>(columns).fill('')])}>
            {formatMessage(pageMessages.addRow)}
          </Button>
        ) : null}
        {columns < mostColumns ? (
          <Button size="sm" onPress={() => setRows(rows.map((cells) => [...cells, '']))}>
            {formatMessage(pageMessages.addColumn)}
          </Button>
        ) : null}
        {columns > 1 ? (
          <Button size="sm" variant="plain" onPress={() => setRows(rows.map((cells) => cells.slice(0, -1)))}>
            {formatMessage(pageMessages.removeColumn)}
          </Button>
        ) : null}
      </Inline>
    </>
  )
}
