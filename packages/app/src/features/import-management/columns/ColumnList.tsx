import type { ImportColumnInput, ImportConstantInput } from '@somo/graphql/schema'
import { Heading } from '@somo/ui/Heading'
import { Notice } from '@somo/ui/Notice'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { useIntl } from 'react-intl'
import { idOf, idOfRule, type FieldId } from '../fieldId.ts'
import type { ImportColumn } from '../importTypes.ts'
import { isRepeated, lackingFields, mappedFields } from './columnDraft.ts'
import { ColumnDefault } from './ColumnDefault.tsx'
import { FileText } from '../wizard/FileText.tsx'
import type { FixedValueContext } from './FixedValue.tsx'
import { columnsMessages } from './columnMessages.ts'
import { useFieldNames } from './useFieldNames.ts'
import { columnList, columnRow, samples as samplesClass } from '../wizard/wizard.css.ts'

export interface ColumnListProps extends FixedValueContext {
  readonly columns: readonly ImportColumn[]
  /** Their meanings as they stand in the form. */
  readonly meanings: readonly ImportColumnInput[]
  /** The values for every row. */
  readonly constants: readonly ImportConstantInput[]
  /** The dry run was asked for: what is lacking is told. */
  readonly showsErrors: boolean
  /** Fields that the server found lacking, beyond those that always are needed. */
  readonly refused: readonly string[]
  /** Why the default of a column was not taken, by the column's place; null for those that were. */
  readonly errorOf: (place: number) => string | null
  readonly onChange: (header: string, field: FieldId | null) => void
  readonly onDefault: (header: string, value: string) => void
}

const leftOut = 'none'

/** The columns of the file, each with examples and what it means. */
export function ColumnList({
  columns,
  meanings,
  constants,
  showsErrors,
  refused,
  errorOf,
  onChange,
  onDefault,
  ...around
}: ColumnListProps) {
  const { fields } = around
  const { formatMessage, formatList } = useIntl()
  const given = [...meanings, ...constants]
  const mapped = mappedFields(given)
  const always = lackingFields(given, fields)
  const nameOf = useFieldNames(fields)
  const offered = fields.flatMap(({ isNeeded, ...rule }) => {
    const id = idOfRule({ isNeeded, ...rule })
    return id === null ? [] : [{ id, isNeeded }]
  })
  const lacking = offered.flatMap(({ id }) =>
    always.includes(id) || (refused.includes(id) && !mapped.has(id)) ? [id] : [],
  )
  const mayRepeat = (id: FieldId): boolean => fields.some((rule) => rule.mayRepeat && idOfRule(rule) === id)
  const items = [
    { id: leftOut, label: formatMessage(columnsMessages.leftOut) },
    ...offered.map(({ id, isNeeded }) => ({
      id,
      label: isNeeded ? formatMessage(columnsMessages.needed, { field: nameOf(id) }) : nameOf(id),
    })),
  ]
  return (
    <Stack space={16}>
      <Heading level={3}>{formatMessage(columnsMessages.table)}</Heading>
      {lacking.length === 0 || !showsErrors ? null : (
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
                <strong>
                  <FileText>{column.header}</FileText>
                </strong>
                <Samples samples={column.samples} />
              </div>
              <Stack space={8}>
                <Select
                  label={formatMessage(columnsMessages.means, { header: column.header })}
                  isLabelHidden
                  items={items}
                  selectedKey={chosen ?? leftOut}
                  onSelectionChange={(id) => onChange(column.header, offered.find((one) => one.id === id)?.id ?? null)}
                  {...(isRepeated(meanings, meaning) ? { errorMessage: formatMessage(columnsMessages.twice) } : {})}
                  {...(!column.isCertain && known !== null && chosen === known
                    ? { description: formatMessage(columnsMessages.guessed) }
                    : {})}
                />
                {chosen === null || !mayRepeat(chosen) ? null : (
                  <ColumnDefault
                    {...around}
                    key={chosen}
                    id={chosen}
                    header={column.header}
                    value={meaning.default ?? ''}
                    error={errorOf(index)}
                    onChange={(value) => onDefault(column.header, value)}
                  />
                )}
              </Stack>
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}

/** What stands in a column, each value once. */
function Samples({ samples }: Pick<ImportColumn, 'samples'>) {
  const { formatMessage, formatList } = useIntl()
  const values = [...new Set(samples)].map((sample) => <FileText key={sample}>{sample}</FileText>)
  return (
    <p className={samplesClass}>
      {values.length === 0
        ? formatMessage(columnsMessages.noSamples)
        : formatMessage(columnsMessages.samples, { samples: formatList(values, { type: 'unit' }) })}
    </p>
  )
}
