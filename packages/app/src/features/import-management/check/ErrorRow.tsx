import type { ImportCorrection, ImportDelimiter } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ImportColumn, ImportError, ImportRow } from '../importTypes.ts'
import { errorItem, errorPlace } from './check.css.ts'
import { checkMessages } from './checkMessages.ts'
import { FileText } from '../wizard/FileText.tsx'
import { mendTorn } from './tornRow.ts'
import { useErrorText } from './useErrorText.ts'

export interface ErrorRowProps {
  readonly row: ImportRow
  readonly columns: readonly ImportColumn[]
  /** What parts the cells of the file; null where nothing does, as in XLSX. */
  readonly delimiter: ImportDelimiter | null
  readonly isPending: boolean
  /** Corrections can still be made: the import has not run. */
  readonly isOpen: boolean
  readonly onCorrect: (corrections: readonly ImportCorrection[]) => void
}

/** One row that cannot be taken: where, what stands there, why, and the ways to put it right. */
export function ErrorRow({ row, columns, delimiter, isPending, isOpen, onCorrect }: ErrorRowProps) {
  const { formatMessage } = useIntl()
  const hints = row.errors.filter(({ column, hint }) => column !== null && hint !== null)
  const [isByHand, changeByHand] = useState(false)
  return (
    <li className={errorItem}>
      {row.errors.map((error) => (
        <FieldError key={`${error.column ?? ''} ${error.code}`} error={error} number={row.number} />
      ))}
      {isOpen && hints.length > 0 && !isByHand ? (
        <Inline space={8}>
          <Button size="sm" isPending={isPending} onPress={() => onCorrect(correctionsOf(row))}>
            {formatMessage(checkMessages.useHint, {
              hint: <FileText>{hints.map(({ hint }) => hint).join(', ')}</FileText>,
            })}
          </Button>
          <Button size="sm" variant="plain" onPress={() => changeByHand(true)}>
            {formatMessage(checkMessages.byHand)}
          </Button>
        </Inline>
      ) : null}
      {isOpen && (hints.length === 0 || isByHand) ? (
        <Cells row={row} columns={columns} delimiter={delimiter} isPending={isPending} onCorrect={onCorrect} />
      ) : null}
    </li>
  )
}

/** The values that would do, as corrections; none where none is known. */
export const correctionsOf = ({
  position,
  errors,
}: Pick<ImportRow, 'position' | 'errors'>): readonly ImportCorrection[] =>
  errors.flatMap(({ column, hint }) =>
    column === null || hint === null ? [] : [{ position, header: column, value: hint }],
  )

function FieldError({ error, number }: { readonly error: ImportError; readonly number: number | null }) {
  const { formatMessage } = useIntl()
  const text = useErrorText()
  const { column, value, code, hint, row: otherRow } = error
  return (
    <>
      <span className={errorPlace}>
        <Icon glyph={CircleAlert} size="chip" />
        {column === null
          ? formatMessage(checkMessages.errorRow, { number: number ?? 0 })
          : formatMessage(checkMessages.errorPlace, { number: number ?? 0, column: <FileText>{column}</FileText> })}
      </span>
      <Text step="ui">
        {value === null || value === '' ? null : (
          <>{formatMessage(checkMessages.errorValue, { value: <FileText>{value}</FileText> })} </>
        )}
        {text(code)}
        {otherRow === null ? null : <> {formatMessage(checkMessages.otherRow, { row: otherRow })}</>}
      </Text>
      {hint === null ? null : (
        <Text step="small" tone="ink2">
          {formatMessage(checkMessages.errorHint, { hint: <FileText>{hint}</FileText> })}
        </Text>
      )}
    </>
  )
}

/** The cells that can be corrected: those with an error, or all mapped ones where the whole row is wrong. */
function Cells({
  row,
  columns,
  delimiter,
  isPending,
  onCorrect,
}: Pick<ErrorRowProps, 'row' | 'columns' | 'delimiter' | 'isPending' | 'onCorrect'>) {
  const { formatMessage } = useIntl()
  const [typed, type] = useState<Readonly<Record<string, string>>>({})
  const named = new Set(row.errors.flatMap(({ column }) => (column === null ? [] : [column])))
  const isWhole = row.errors.some(({ column }) => column === null)
  const cells = isWhole ? mendTorn(row.cells, delimiter, columns.length) : row.cells
  const shown = columns.flatMap(({ header, field, custom }, index) =>
    named.has(header) || (isWhole && (field ?? custom) !== null) ? [{ header, cell: cells[index] ?? '' }] : [],
  )
  const send = (): void =>
    onCorrect(shown.map(({ header, cell }) => ({ position: row.position, header, value: typed[header] ?? cell })))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Inline align="end" space={8}>
        {shown.map(({ header, cell }) => (
          <TextField
            key={header}
            label={formatMessage(checkMessages.cell, { header, number: row.number ?? 0 })}
            value={typed[header] ?? cell}
            onChange={(value) => type({ ...typed, [header]: value })}
            spellCheck={false}
          />
        ))}
        <Button type="submit" isPending={isPending}>
          {formatMessage(checkMessages.checkRow)}
        </Button>
      </Inline>
    </form>
  )
}
