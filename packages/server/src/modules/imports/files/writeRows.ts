import type { Buffer } from 'node:buffer'
import type { ImportAction, ImportField, ImportKind } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { labelOf, type FieldRow } from '../../custom-fields/definitions.ts'
import { writeCell } from '../../custom-fields/exportValues.ts'
import { readValue } from '../../custom-fields/values.ts'
import type { FileLocale } from '../../tables/fileNames.ts'
import { delimiterOf, streamCsv } from '../../tables/tableFile.ts'
import type { RowError } from '../checking/rowError.ts'
import { customName, type FieldName } from '../columns/fieldNames.ts'
import { fieldsOfKind } from '../columns/fields.ts'
import type { FieldValues } from '../importTypes.ts'
import { describeErrors } from './reasons.ts'
import { namesOf } from '../wizard/fixedValues.ts'
import { headersByField, type ImportRecord } from '../importStore.ts'
import { titles } from '../columns/fieldTitles.ts'

/** What such a file is called, behind the name of the file that was imported. */
export const exportNames: Readonly<Record<FileLocale, string>> = { en: 'changes', de: 'aenderungen', sw: 'mabadiliko' }

interface Words {
  readonly row: string
  readonly result: string
  readonly name: string
  readonly before: string
  readonly after: string
  readonly note: string
  readonly actions: Readonly<Record<ImportAction, string>>
}

const words: Readonly<Record<FileLocale, Words>> = {
  en: {
    row: 'Row',
    result: 'Result',
    name: 'Name',
    before: 'before',
    after: 'after',
    note: 'Note',
    actions: {
      CREATE: 'created',
      UPDATE: 'changed',
      UNCHANGED: 'unchanged',
      DEACTIVATE: 'deactivated',
      RESTORE: 'restored',
      ERROR: 'left out',
    },
  },
  de: {
    row: 'Zeile',
    result: 'Ergebnis',
    name: 'Name',
    before: 'vorher',
    after: 'nachher',
    note: 'Hinweis',
    actions: {
      CREATE: 'angelegt',
      UPDATE: 'geändert',
      UNCHANGED: 'unverändert',
      DEACTIVATE: 'deaktiviert',
      RESTORE: 'wiederhergestellt',
      ERROR: 'ausgelassen',
    },
  },
  sw: {
    row: 'Safu',
    result: 'Matokeo',
    name: 'Jina',
    before: 'kabla',
    after: 'baada',
    note: 'Maelezo',
    actions: {
      CREATE: 'imeundwa',
      UPDATE: 'imebadilishwa',
      UNCHANGED: 'haijabadilika',
      DEACTIVATE: 'imezimwa',
      RESTORE: 'imerejeshwa',
      ERROR: 'imeachwa',
    },
  },
}

/** What can change without a column of the file for it. */
const implied = {
  USERS: ['UNIT_KEY', 'STATUS'],
  UNITS: [],
  MEMBERSHIPS: ['MEMBER_ROLE'],
  COMPLETIONS: ['CERTIFICATE'],
} as const satisfies Readonly<Record<ImportKind, readonly ImportField[]>>

interface Row {
  readonly number: number
  readonly action: ImportAction | null
  readonly name: string | null
  readonly before: FieldValues | null
  readonly after: FieldValues | null
  readonly errors: readonly RowError[]
  readonly warnings: readonly RowError[]
}

const batchSize = 1000

// People who are missing in the file stand behind it, with negative numbers.
const declare = `declare import_rows no scroll cursor for select number, action, name, before, after, errors, warnings from import_row
  where import_job = $1 order by number < 0, abs(number)`

type Line = readonly (string | null)[]

/** One field of such a file: what it is called, and its values as the reader of the file reads them. */
interface Column {
  readonly title: string
  readonly write: (values: FieldValues | null) => string | null
}

function columnOf(field: FieldRow, locale: FileLocale): Column {
  return {
    title: labelOf(field.labels, locale),
    write(values) {
      const text = values?.[customName(field.key)] ?? null
      const read = text === null ? null : readValue(field, text)
      // What the definition does not know any more stays as it was written.
      return read !== null && 'value' in read ? writeCell(field, read.value, locale) : text
    },
  }
}

function listColumns({ kind, mapping, fixed }: ImportRecord, locale: FileLocale, seen: readonly FieldRow[]): Column[] {
  const mapped = new Set<FieldName>([...headersByField(mapping).keys(), ...namesOf(fixed.constants)])
  const more: readonly ImportField[] = implied[kind]
  const fields = fieldsOfKind[kind].filter((field) => mapped.has(field) || more.includes(field))
  const standing = fields.map((field): Column => ({
    title: titles[field][locale],
    write: (values) => values?.[field] ?? null,
  }))
  return [...standing, ...seen.filter(({ key }) => mapped.has(customName(key))).map((field) => columnOf(field, locale))]
}

async function* readLines(
  client: PoolClient,
  record: ImportRecord,
  locale: FileLocale,
  seen: readonly FieldRow[],
): AsyncGenerator<readonly Line[]> {
  const texts = words[locale]
  const fields = listColumns(record, locale, seen)
  const heads = fields.flatMap(({ title }) => [texts.before, texts.after].map((when) => `${title} (${when})`))
  yield [[texts.row, texts.result, texts.name, ...heads, texts.note]]
  await client.query(declare, [record.uuid])
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${batchSize} from import_rows`)
    if (rows.length === 0) break
    yield rows.map(({ number, action, name, before, after, errors, warnings }) => [
      number < 0 ? null : String(number),
      action === null ? null : texts.actions[action],
      name,
      ...fields.flatMap(({ write }) => [write(before), write(after)]),
      describeErrors(locale, [...errors, ...warnings]),
    ])
  }
  await client.query('close import_rows')
}

/**
 * Every row of an import as CSV: what it comes to, the old and the new value of each field, and notes.
 * @param seen the custom fields that whoever asked for the file sees.
 */
export function writeRows(
  client: PoolClient,
  record: ImportRecord,
  locale: FileLocale,
  seen: readonly FieldRow[],
): AsyncGenerator<Buffer> {
  return streamCsv(readLines(client, record, locale, seen), delimiterOf(locale))
}
