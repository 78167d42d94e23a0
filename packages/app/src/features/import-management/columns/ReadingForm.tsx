import type { ImportDelimiter, ImportEncoding, ImportReadingInput } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Select } from '@somo/ui/Select'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ImportWhole } from '../importTypes.ts'
import { columnsMessages } from './columnMessages.ts'
import { threeFields } from '../wizard/wizard.css.ts'

export interface ReadingFormProps {
  readonly reading: NonNullable<ImportWhole['reading']>
  readonly isPending: boolean
  readonly onReadAgain: (reading: ImportReadingInput) => void
}

// Names of standards, the same in every language.
const encodings: readonly { readonly id: ImportEncoding; readonly label: string }[] = [
  { id: 'UTF_8', label: 'UTF-8' },
  { id: 'UTF_16LE', label: 'UTF-16 LE' },
  { id: 'UTF_16BE', label: 'UTF-16 BE' },
  { id: 'WINDOWS_1252', label: 'Windows-1252' },
  { id: 'ISO_8859_15', label: 'ISO 8859-15' },
  { id: 'WINDOWS_1250', label: 'Windows-1250' },
  { id: 'ISO_8859_2', label: 'ISO 8859-2' },
  { id: 'MAC_ROMAN', label: 'Mac Roman' },
  { id: 'WINDOWS_1254', label: 'Windows-1254' },
  { id: 'WINDOWS_1251', label: 'Windows-1251' },
  { id: 'KOI8_R', label: 'KOI8-R' },
]

/** The lines that can be chosen as the one of the column names. */
const headerLines = 20
const delimiters = { SEMICOLON: 'semicolon', COMMA: 'comma', TAB: 'tab', PIPE: 'pipe' } as const
const delimiterIds = ['SEMICOLON', 'COMMA', 'TAB', 'PIPE'] as const satisfies readonly ImportDelimiter[]
const dateFormats = [
  { id: 'dd.MM.yyyy', label: '31.12.2026' },
  { id: 'dd/MM/yyyy', label: '31/12/2026' },
  { id: 'MM/dd/yyyy', label: '12/31/2026' },
  { id: 'yyyy-MM-dd', label: '2026-12-31' },
] as const

/** How the file is read, as it was found out; any of it can be chosen otherwise. */
export function ReadingForm({ reading, isPending, onReadAgain }: ReadingFormProps) {
  const { formatMessage } = useIntl()
  const [chosen, choose] = useState<ImportReadingInput>({})
  const { encoding, delimiter, dateFormat, sheet, headerRow } = { ...reading, ...chosen }
  const isOtherSheet = sheet !== reading.sheet
  const isOther =
    isOtherSheet ||
    encoding !== reading.encoding ||
    delimiter !== reading.delimiter ||
    dateFormat !== reading.dateFormat ||
    headerRow !== reading.headerRow
  // The line belongs to its sheet: in another one it is found again, unless it was chosen too.
  const again = {
    encoding: encoding ?? null,
    delimiter: delimiter ?? null,
    dateFormat: dateFormat ?? null,
    sheet: sheet ?? null,
    headerRow: isOtherSheet ? (chosen.headerRow ?? null) : (headerRow ?? null),
  }
  const lines = Array.from({ length: Math.max(headerLines, reading.headerRow) }, (_, index) => index + 1)
  return (
    <div className={threeFields}>
      {reading.sheets.length < 2 ? null : (
        <Select
          label={formatMessage(columnsMessages.sheet)}
          items={reading.sheets.map(({ name, isHidden }) => ({
            id: name,
            label: isHidden ? formatMessage(columnsMessages.hiddenSheet, { name }) : name,
          }))}
          selectedKey={sheet ?? null}
          onSelectionChange={(id) => choose({ ...chosen, sheet: String(id) })}
        />
      )}
      <Select
        label={formatMessage(columnsMessages.headerRow)}
        items={lines.map((line) => ({ id: String(line), label: formatMessage(columnsMessages.headerLine, { line }) }))}
        selectedKey={String(headerRow)}
        onSelectionChange={(id) => choose({ ...chosen, headerRow: Number(id) })}
      />
      {encoding === null || encoding === undefined ? null : (
        <Select
          label={formatMessage(columnsMessages.encoding)}
          items={encodings}
          selectedKey={encoding}
          onSelectionChange={(id) => choose({ ...chosen, encoding: id })}
        />
      )}
      {delimiter === null || delimiter === undefined ? null : (
        <Select
          label={formatMessage(columnsMessages.delimiter)}
          items={delimiterIds.map((id) => ({ id, label: formatMessage(columnsMessages[delimiters[id]]) }))}
          selectedKey={delimiter}
          onSelectionChange={(id) => choose({ ...chosen, delimiter: id })}
        />
      )}
      <Select
        label={formatMessage(columnsMessages.dateFormat)}
        items={dateFormats}
        selectedKey={dateFormats.find(({ id }) => id === dateFormat)?.id ?? null}
        onSelectionChange={(id) => choose({ ...chosen, dateFormat: id })}
      />
      {isOther ? (
        <Button isPending={isPending} onPress={() => onReadAgain(again)}>
          {formatMessage(columnsMessages.readAgain)}
        </Button>
      ) : null}
    </div>
  )
}
