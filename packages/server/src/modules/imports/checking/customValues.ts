import type { FieldRow, StoredChoice } from '../../custom-fields/definitions.ts'
import { isAmbiguousNumber, readValue, writeValue } from '../../custom-fields/values.ts'
import { foldHeader } from '../columns/fields.ts'
import { isDayWithTime, readDay, type DateFormat } from '../reading/dates.ts'
import type { NumberForm, WrittenForm } from '../reading/numbers.ts'
import type { Reading } from './rowError.ts'
import { readTruth } from './words.ts'

/** How a file writes days, and numbers of a column; null where nobody knows. */
export interface FileForms {
  readonly dateFormat: DateFormat
  readonly numberForm: NumberForm | null
}

type Field = Pick<FieldRow, 'kind' | 'choices'>

/** A text as the field's own rule reads it, which is the API's as well. */
function checkValue(field: Field, text: string): Reading {
  const read = readValue(field, text)
  return 'code' in read ? read : { value: writeValue(read.value) }
}

const grouped = [/^[+-]?\d{1,3}(?:[.' ]\d{3})+(?:,\d+)?$/, /^[+-]?\d{1,3}(?:[,' ]\d{3})+(?:\.\d+)?$/] as const

/** A number that was surely meant: without what groups its digits, and with no more decimals than are kept. */
function repairNumber(field: Field, text: string): string | null {
  const spaced = text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').replaceAll('’', "'")
  const [decimalComma, decimalPoint] = grouped
  const plain = decimalComma.test(spaced)
    ? spaced.replaceAll(/[.' ]/g, '').replace(',', '.')
    : decimalPoint.test(spaced)
      ? spaced.replaceAll(/[,' ]/g, '')
      : spaced.replace(',', '.')
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(plain)) return null
  const read = checkValue(field, String(Math.round(Number(plain) * 1000) / 1000))
  return 'value' in read && read.value !== text ? read.value : null
}

const isGrouped = (text: string, form: WrittenForm): boolean => grouped[form === 'COMMA' ? 0 : 1].test(text)

const withoutGroups = (text: string, form: WrittenForm): string =>
  form === 'COMMA' ? text.replaceAll(/[.' ]/g, '').replace(',', '.') : text.replaceAll(/[,' ]/g, '')

/** Reads a number with a comma or a dot before its decimals; a fourth decimal and those behind it may be zeros. */
function readNumber(field: Field, text: string, form: NumberForm | null): Reading {
  if ((form === 'COMMA' || form === 'POINT') && isGrouped(text, form))
    return checkValue(field, withoutGroups(text, form))
  const decimal = form === null ? null : form === 'COMMA' ? ',' : '.'
  if (isAmbiguousNumber(text) && (decimal === null || !text.includes(decimal))) return { code: 'AMBIGUOUS_NUMBER' }
  const read = checkValue(field, text.replace(/([.,]\d{3})0+$/, '$1'))
  return 'value' in read ? read : { ...read, hint: repairNumber(field, text) }
}

const namesOf = ({ key, labels }: StoredChoice): string[] => [key, ...Object.values(labels)]
const plain = (text: string): string => text.normalize('NFC').toLowerCase()

/** Reads a choice by its key or its name in any language; where two are called so, its key is needed. */
function readChoice({ choices }: Field, text: string): Reading {
  const byKey = choices.find(({ key }) => key === text.toLowerCase())
  if (byKey !== undefined) return { value: byKey.key }
  const exact = choices.filter((choice) => namesOf(choice).some((name) => plain(name) === plain(text)))
  const folded = foldHeader(text)
  const alike =
    exact.length > 0
      ? exact
      : choices.filter((choice) => folded !== '' && namesOf(choice).some((name) => foldHeader(name) === folded))
  const [first] = alike
  if (alike.length === 1 && first !== undefined) return { value: first.key }
  return { code: 'NOT_OFFERED', hint: first?.key ?? findBeginning(choices, folded) }
}

/** A choice that was surely meant, of which only the beginning stands there. */
function findBeginning(choices: readonly StoredChoice[], folded: string): string | null {
  if (folded === '') return null
  const found = choices.filter((choice) => namesOf(choice).some((name) => foldHeader(name).startsWith(folded)))
  return found.length === 1 ? (found[0]?.key ?? null) : null
}

/**
 * Reads a cell as a custom field, by the rule that the field has everywhere, but in the words and forms of files: days as
 * the file writes them, numbers that can be read in one way only or as their column writes them, yes and no in the languages of the product, choices by their names. Null where it is empty, which
 * leaves things as they are; a field that may not be written any more is UNKNOWN.
 */
export function readCustomCell(
  field: Field | undefined,
  cell: string,
  { dateFormat, numberForm }: FileForms,
): Reading | null {
  const text = cell.trim()
  if (text === '') return null
  if (field === undefined) return { code: 'UNKNOWN' }
  if (text.includes('\ufffd')) return { code: 'BAD_CHARACTERS' }
  switch (field.kind) {
    case 'DATE': {
      const day = readDay(text, dateFormat)
      if (day !== null) return checkValue(field, day)
      return { code: isDayWithTime(text, dateFormat) ? 'DATE_WITH_TIME' : 'NOT_A_DATE' }
    }
    case 'BOOLEAN':
      return readTruth(text)
    case 'CHOICE':
      return readChoice(field, text)
    case 'NUMBER':
      return readNumber(field, text, numberForm)
    default:
      return checkValue(field, text)
  }
}
