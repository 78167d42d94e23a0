import { labelOf, readSeen, type FieldRow, type Runner, type Viewer } from './definitions.ts'
import { storedValuesOf, isAmbiguousNumber, type StoredValue, type StoredValues } from './values.ts'

/** Stands among the columns of an export for all custom fields that its owner sees, in their order. */
export const customColumn = 'CUSTOM_FIELDS'

/** The custom fields of an exported list. */
export interface CustomCells {
  /** What the fields are called in the reader's language. */
  readonly heads: readonly string[]
  /** The cells of one person, in the order of the heads. */
  write(person: string): readonly string[]
}

const answers: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  en: ['yes', 'no'],
  de: ['ja', 'nein'],
  sw: ['ndiyo', 'hapana'],
}

/** As the spreadsheets of the language read numbers, and so that an import reads it in one way only. */
function writeNumber(value: number, locale: string | null): string {
  const text = isAmbiguousNumber(String(value)) ? `${value}0` : String(value)
  return locale === 'de' ? text.replace('.', ',') : text
}

/** What somebody holds as the reader of a file in a language reads it; '' for nothing. */
export function writeCell(field: FieldRow, value: StoredValue | undefined, locale: string | null): string {
  if (value === undefined) return ''
  const [yes, no] = answers[locale ?? 'en'] ?? ['yes', 'no']
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return writeNumber(value, locale)
  const choice = field.choices.find(({ key }) => key === value)
  return field.kind === 'CHOICE' && choice !== undefined ? labelOf(choice.labels, locale) : value
}

const readStoredValues = `select uuid, custom from person where uuid = any($1::uuid[]) and custom <> '{}'`
const perRead = 2000

/** Reads the custom fields of people for a list that somebody with this view of them exports. */
export async function readCustomCells(
  runner: Runner,
  viewer: Viewer,
  people: readonly string[],
  locale: string | null,
): Promise<CustomCells> {
  const fields = await readSeen(runner, viewer)
  const valuesByPerson = new Map<string, StoredValues>()
  for (let from = 0; fields.length > 0 && from < people.length; from += perRead) {
    const { rows } = await runner.query<{ uuid: string; custom: StoredValues }>(readStoredValues, [
      people.slice(from, from + perRead),
    ])
    for (const { uuid, custom } of rows) valuesByPerson.set(uuid, custom)
  }
  return {
    heads: fields.map(({ labels }) => labelOf(labels, locale)),
    write: (person) =>
      fields.map((field) => writeCell(field, storedValuesOf(valuesByPerson.get(person) ?? {}, field.key), locale)),
  }
}
