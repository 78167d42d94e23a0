import type { Buffer } from 'node:buffer'
import type { ImportDelimiter, ImportField, ImportKind } from '@somo/graphql/schema'
import { labelOf, type FieldRow } from '../../custom-fields/definitions.ts'
import { writeCell } from '../../custom-fields/exportValues.ts'
import type { StoredValue } from '../../custom-fields/values.ts'
import type { FileLocale } from '../../tables/fileNames.ts'
import { delimiterOf, streamCsv, writeTable } from '../../tables/tableFile.ts'
import { customName } from '../columns/fieldNames.ts'
import { fieldsOfKind } from '../columns/fields.ts'
import { titles } from '../columns/fieldTitles.ts'
import { findSure } from '../columns/columnMapping.ts'
import { delimiterSigns } from '../reading/delimiter.ts'
import { describeErrors, reasonTitle } from './reasons.ts'
import type { FailedRow } from '../importRowStore.ts'

interface FileFacts {
  readonly locale: FileLocale
  readonly delimiter: ImportDelimiter | null
}

/** The file of the rows that failed: the reason before the cells, so that it is seen and can stay when it is sent again. */
export function writeFailedRows(
  headers: readonly string[],
  batches: AsyncIterable<readonly FailedRow[]>,
  { locale, delimiter }: FileFacts,
): AsyncGenerator<Buffer> {
  const columns = headers
    .map((header, index) => ({ header, index }))
    .filter(({ header }) => header !== reasonTitle[locale])
  async function* readTable(): AsyncGenerator<readonly string[][]> {
    yield [[reasonTitle[locale], ...columns.map(({ header }) => header)]]
    for await (const rows of batches)
      yield rows.map(({ cells, errors }) => [
        describeErrors(locale, errors),
        ...columns.map(({ index }) => cells[index] ?? ''),
      ])
  }
  return streamCsv(readTable(), delimiter === null ? delimiterOf(locale) : delimiterSigns[delimiter])
}

const examples: Readonly<Record<ImportField, string>> = {
  EXTERNAL_ID: 'P-10001',
  USERNAME: 'amina.otieno',
  EMAIL: 'amina.otieno@example.org',
  FAMILY_NAME: 'Otieno',
  GIVEN_NAME: 'Amina',
  UNIT_KEY: 'sales-north',
  ROLES: 'LEARNER',
  STATUS: 'ACTIVE',
  DISPLAYED_ID: '10001',
  LOCALE: 'en',
  TIME_ZONE: 'Africa/Nairobi',
  BIRTH_YEAR: '',
  STARTS_ON: '2027-01-01',
  DEACTIVATE_ON: '2029-12-31',
  UNIT_NAME: 'Sales North',
  PARENT_KEY: 'sales',
  COLOR: '#5761ee',
  DESCRIPTION: '',
  MEMBER_ROLE: 'MEMBER',
  FROM: '2027-01-01',
  UNTIL: '2029-12-31',
  MEDIUM: 'Fire safety',
  COMPLETED_ON: '2025-03-14',
  VALID_UNTIL: '2027-03-14',
  SCORE: '85',
  CERTIFICATE: 'no',
}

/** What a custom field is called at the head of a column: as its reader calls it, else in a way that nothing else is called. */
function headOf(field: FieldRow, kind: ImportKind, locale: FileLocale, custom: readonly FieldRow[]): string {
  const name = customName(field.key)
  return [labelOf(field.labels, locale), field.key].find((head) => findSure(kind, head, custom) === name) ?? name
}

const exampleOf = ({ kind, choices }: FieldRow): StoredValue | undefined =>
  ({ TEXT: undefined, NUMBER: 40, DATE: '2027-01-01', BOOLEAN: true, CHOICE: choices[0]?.key })[kind]

/** A file with the headers of a kind, as its reader calls them, those of custom fields at the end, and one example. */
export async function writeTemplate(
  kind: ImportKind,
  format: 'CSV' | 'XLSX',
  locale: FileLocale,
  custom: readonly FieldRow[],
): Promise<Buffer> {
  const fields = fieldsOfKind[kind]
  const rows = [
    [...fields.map((field) => titles[field][locale]), ...custom.map((field) => headOf(field, kind, locale, custom))],
    [...fields.map((field) => examples[field]), ...custom.map((field) => writeCell(field, exampleOf(field), locale))],
  ]
  return (await writeTable(format, { name: 'Somo', rows, locale })).content
}
