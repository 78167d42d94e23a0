import type { FilterValue } from '@somo/ui/FilterBar'
import { isUuid } from '../../../platform/api/isUuid.ts'

type WithoutId<Value> = Value extends FilterValue ? Omit<Value, 'id'> : never
/** A filter in force, without the name it has in its list. */
export type FilterBody = WithoutId<FilterValue>
type FilterKind = FilterValue['kind']

/** Numbers that can be asked for, both ends included. */
export interface NumberRange {
  readonly min: number
  readonly max: number
  /** The end that is asked for: "at least 30 days" or "at most 30 days". */
  readonly end: 'from' | 'to'
}

/**
 * One filter of a list: how an address says it, and what it adds to the filter input of the operation.
 * `Input` are the fields of the filter input, `Option` the answers of a closed list, `Value` what a built-in view gives.
 */
export interface ListFilter<Input extends object, Kind extends FilterKind, Option extends string, Value> {
  readonly kind: Kind
  readonly fields: readonly (keyof Input)[]
  readonly options: readonly Option[]
  readonly range: NumberRange | null
  /** The filter that a value of the query means; null for an unreadable one, so that a mistyped address shows more rows. */
  readonly read: (text: string) => FilterBody | null
  readonly toInput: (value: FilterValue) => Partial<Input>
  /** The filter that a built-in view has in force. */
  readonly bodyOf: (value: Value) => FilterBody
}

/** Any filter whose fields exist in `Input` and hold what it gives them. */
export interface AnyListFilter<Input extends object> {
  readonly kind: FilterKind
  readonly fields: readonly (keyof Input)[]
  readonly options: readonly string[]
  readonly range: NumberRange | null
  readonly read: (text: string) => FilterBody | null
  readonly toInput: (value: FilterValue) => Input
  // A view's value is checked where the list is declared.
  readonly bodyOf: (value: never) => FilterBody
}

const day = /^\d{4}-\d\d-\d\d$/
const own = '.only'
const range = '..'

// A computed key widens to string, though exactly this one is set.
const one = <Name extends string, Value>(name: Name, value: Value) => ({ [name]: value }) as Record<Name, Value>

/** Any of a closed list of answers. */
export function many<const Name extends string, const Option extends string>(
  options: readonly Option[],
  field: Name,
): ListFilter<Record<Name, Option[]>, 'many', Option, readonly Option[]> {
  return {
    kind: 'many',
    fields: [field],
    options,
    range: null,
    read: (text) => {
      const requested = new Set(text.split(','))
      const chosen = options.filter((option) => requested.has(option))
      return chosen.length === 0 ? null : { kind: 'many', options: chosen }
    },
    toInput: (value) =>
      value.kind === 'many'
        ? one(
            field,
            options.filter((option) => value.options.includes(option)),
          )
        : {},
    bodyOf: (chosen) => ({ kind: 'many', options: chosen }),
  }
}

/** Yes or no. */
export function yesNo<const Name extends string>(
  field: Name,
): ListFilter<Record<Name, boolean>, 'yesNo', never, boolean> {
  return {
    kind: 'yesNo',
    fields: [field],
    options: [],
    range: null,
    read: (text) => (text === 'yes' || text === 'no' ? { kind: 'yesNo', isYes: text === 'yes' } : null),
    toInput: (value) => (value.kind === 'yesNo' ? one(field, value.isYes) : {}),
    bodyOf: (isYes) => ({ kind: 'yesNo', isYes }),
  }
}

/** Days of the device's calendar, both included, as moments: from the start of the first to the end of the last. */
export function days<const From extends string, const Until extends string>(
  from: From,
  until: Until,
): ListFilter<
  Record<From | Until, string>,
  'date',
  never,
  { readonly from: string | null; readonly to: string | null }
> {
  return {
    kind: 'date',
    fields: [from, until],
    options: [],
    range: null,
    read: readDays,
    toInput: (value) => {
      if (value.kind !== 'date') return {}
      const [start, end] = [momentOf(value.from, 0), momentOf(value.to, 1)]
      return { ...(start === null ? {} : one(from, start)), ...(end === null ? {} : one(until, end)) }
    },
    bodyOf: (ends) => ({ kind: 'date', ...ends }),
  }
}

function readFound(text: string): FilterBody | null {
  const hasBelow = !text.endsWith(own)
  const option = hasBelow ? text : text.slice(0, -own.length)
  return isUuid(option) ? { kind: 'found', option, hasBelow } : null
}

const foundBody = (option: string): FilterBody => ({ kind: 'found', option, hasBelow: true })

/** One entry found by searching on the server. */
export function found<const Name extends string>(
  field: Name,
): ListFilter<Record<Name, string>, 'found', never, string> {
  return {
    kind: 'found',
    fields: [field],
    options: [],
    range: null,
    read: readFound,
    bodyOf: foundBody,
    toInput: (value) => (value.kind === 'found' ? one(field, value.option) : {}),
  }
}

/** One entry found by searching on the server; `belowField` says whether the entries below it count too. */
export function foundInTree<const Name extends string, const Below extends string>(
  field: Name,
  belowField: Below,
): ListFilter<Record<Name, string> & Record<Below, boolean>, 'found', never, string> {
  return {
    kind: 'found',
    fields: [field, belowField],
    options: [],
    range: null,
    read: readFound,
    bodyOf: foundBody,
    toInput: (value) =>
      value.kind === 'found' ? { ...one(field, value.option), ...one(belowField, value.hasBelow) } : {},
  }
}

/** One of the entries that the filter bar offers by name; the address takes any id. */
export function oneOf<const Name extends string>(field: Name): ListFilter<Record<Name, string>, 'one', string, string> {
  return {
    kind: 'one',
    fields: [field],
    options: [],
    range: null,
    read: (text) => (isUuid(text) ? { kind: 'one', option: text } : null),
    toInput: (value) => (value.kind === 'one' ? one(field, value.option) : {}),
    bodyOf: (option) => ({ kind: 'one', option }),
  }
}

/** A number that rows have at least (`from`) or at most (`to`). */
export function number<const Name extends string>(
  field: Name,
  ends: NumberRange,
): ListFilter<Record<Name, number>, 'number', never, number> {
  return {
    kind: 'number',
    fields: [field],
    options: [],
    range: ends,
    read: (text) => readNumbers(ends, text),
    toInput: (value) => {
      const end = value.kind === 'number' ? value[ends.end] : null
      return end === null ? {} : one(field, end)
    },
    bodyOf: (end) => ({ kind: 'number', from: null, to: null, [ends.end]: end }),
  }
}

/** A filter as one value of the query. */
export function writeFilter(value: FilterBody): string {
  switch (value.kind) {
    case 'text':
      return `${value.match === 'equals' ? '=' : ''}${value.text}`
    case 'one':
      return value.option
    case 'many':
      return value.options.join(',')
    case 'found':
      return `${value.option}${value.hasBelow ? '' : own}`
    case 'number':
    case 'date':
      return `${value.from ?? ''}${range}${value.to ?? ''}`
    case 'yesNo':
      return value.isYes ? 'yes' : 'no'
    default:
      return value satisfies never
  }
}

function readNumbers({ min, max }: NumberRange, text: string): FilterBody | null {
  const ends = endsOf(text)
  if (ends === null) return null
  const [from, to] = ends.map((end) => (/^\d{1,9}$/.test(end) ? Number(end) : null))
  const isIn = (end: number | null | undefined): boolean =>
    end === null || end === undefined || (end >= min && end <= max)
  if ((from ?? to ?? null) === null || !isIn(from) || !isIn(to)) return null
  return { kind: 'number', from: from ?? null, to: to ?? null }
}

function readDays(text: string): FilterBody | null {
  const [from, to] = endsOf(text)?.map((end) => (day.test(end) ? end : null)) ?? []
  return (from ?? to ?? null) === null ? null : { kind: 'date', from: from ?? null, to: to ?? null }
}

const endsOf = (text: string): readonly [string, string] | null => {
  const at = text.indexOf(range)
  return at < 0 ? null : [text.slice(0, at), text.slice(at + range.length)]
}

function momentOf(text: string | null, daysLater: number): string | null {
  if (text === null) return null
  const start = new Date(`${text}T00:00:00`)
  start.setDate(start.getDate() + daysLater)
  return Number.isNaN(start.getTime()) ? null : start.toISOString()
}
