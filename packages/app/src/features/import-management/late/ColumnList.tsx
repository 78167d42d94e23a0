import type { ImportColumnInput } from '@somo/graphql/schema'
import { Heading } from '@somo/ui/Heading'
import { Notice } from '@somo/ui/Notice'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { useIntl } from 'react-intl'
import { idOf, idOfRule, type FieldId } from '../fieldId.ts'
import type { FieldRule, ImportColumn } from '../importTypes.ts'
import { isRepeated, lackingFields, mappedFields } from './columnDraft.ts'
import { columnsMessages } from './columnMessages.ts'
import { useFieldNames } from './useFieldNames.ts'
import { columnList, columnRow, samples as samplesClass } from './wizard.css.ts'

export interface ColumnListProps {
  readonly columns: readonly ImportColumn[]
  /** Their meanings as they stand in the form. */
  readonly meanings: readonly ImportColumnInput[]
  readonly fields: readonly FieldRule[]
  /** The dry run was asked for: what is lacking is told. */
  readonly isTold: boolean
  /** Fields that the server found lacking, beyond those that always are needed. */
  readonly refused: readonly string[]
  readonly onChange: (header: string, field: FieldId | null) => void
}

const leftOut = 'none'

/** The columns of the file, each with examples and what it means. */
export function ColumnList({ columns, meanings, fields, isTold, refused, onChange }: ColumnListProps) {
  const { formatMessage, formatList } = useIntl()
  const mapped = mappedFields(meanings)
  const always = lackingFields(meanings, fields)
  const nameOf = useFieldNames(fields)
  const offered = fields.flatMap(({ isNeeded, ...rule }) => {
    const id = idOfRule({ isNeeded, ...rule })
    return id === null ? [] : [{ id, isNeeded }]
  })
  const lacking = offered.flatMap(({ id }) => (always.includes(id) || (refused.includes(id) && !mapped.has(id)) ? [id] : []))
  const items = [
    { id: leftOut, label: formatMessage(columnsMessages.leftOut) },
    ...offered.map(({ id, isNeeded }) => ({ id, label: isNeeded ? formatMessage(columnsMessages.needed, { field: nameOf(id) }) : nameOf(id) })),
  ]
  return (
    <Stack space={16}>
      <Heading level={3}>{formatMessage(columnsMessages.table)}</Heading>
      {lacking.length === 0 || !isTold ? null : (
        <Notice tone="bad" isLive>
          {formatMessage(columnsMessages.lacking, { count: lacking.length, fields: formatList(lacking.map(nameOf)) })}
        </Notice>
      )}
      <ul className={columnList} role="list" aria-label={formatMessage(columnsMessages.table)}>
        {columns.map((column, index) => {
          const meaning = meanings[index] ?? column
          const [known, chosen] = [idOf(column), idOf(meaning)]
          return (
            <li key={column.header} className={columnRow}>
              <div>
                <strong>{column.header}</strong>
                <p className={samplesClass}>
                  {column.samples.length === 0
                    ? formatMessage(columnsMessages.noSamples)
                    : formatMessage(columnsMessages.samples, { samples: formatList(column.samples, { type: 'unit' }) })}
                </p>
              </div>
              <Select
                label={formatMessage(columnsMessages.means, { header: column.header })}
                isLabelHidden
                items={items}
                selectedKey={chosen ?? leftOut}
                onSelectionChange={(id) => onChange(column.header, offered.find((one) => one.id === id)?.id ?? null)}
                {...(isRepeated(meanings, meaning) ? { errorMessage: formatMessage(columnsMessages.twice) } : {})}
                {...(!column.isCertain && known !== null && chosen === known ? { description: formatMessage(columnsMessages.guessed) } : {})}
              />
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
