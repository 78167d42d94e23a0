import type { FilterValue } from '@somo/ui/FilterBar'
import { isUuid } from '../../platform/api/isUuid.ts'
import type { FilterSpec } from './listSpec.ts'

const day = /^\d{4}-\d\d-\d\d$/
const own = '.only'
const range = '..'

/** A text of a query as it is searched for: signs that cannot be seen part words, and no list has any of them. */
export const tidyText = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim()

/** A filter as one value of the query. */
export function writeFilter(value: FilterValue): string {
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

/** The filter a value of the query means; null for what is none, so that a mistyped address shows more and not nothing. */
export function readFilter(spec: FilterSpec, text: string): FilterValue | null {
  const { id } = spec
  switch (spec.kind) {
    case 'text':
      return readText(id, text)
    case 'one':
      return spec.options.includes(text) ? { id, kind: 'one', option: text } : null
    case 'many': {
      const asked = new Set(text.split(','))
      const options = spec.options.filter((option) => asked.has(option))
      return options.length === 0 ? null : { id, kind: 'many', options }
    }
    case 'found': {
      const hasBelow = !text.endsWith(own)
      const option = hasBelow ? text : text.slice(0, -own.length)
      return isUuid(option) ? { id, kind: 'found', option, hasBelow } : null
    }
    case 'number':
      return readNumbers(id, spec, text)
    case 'date':
      return readDays(id, text)
    case 'yesNo':
      return text === 'yes' || text === 'no' ? { id, kind: 'yesNo', isYes: text === 'yes' } : null
    default:
      return spec satisfies never
  }
}

function readText(id: string, text: string): FilterValue | null {
  const isEqual = text.startsWith('=')
  const plain = tidyText(isEqual ? text.slice(1) : text)
  return plain === '' ? null : { id, kind: 'text', match: isEqual ? 'equals' : 'contains', text: plain }
}

function readNumbers(
  id: string,
  { min, max }: { readonly min: number; readonly max: number },
  text: string,
): FilterValue | null {
  const ends = endsOf(text)
  if (ends === null) return null
  const [from, to] = ends.map((end) => (/^\d{1,9}$/.test(end) ? Number(end) : null))
  const isIn = (end: number | null | undefined): boolean =>
    end === null || end === undefined || (end >= min && end <= max)
  if ((from ?? to ?? null) === null || !isIn(from) || !isIn(to)) return null
  return { id, kind: 'number', from: from ?? null, to: to ?? null }
}

function readDays(id: string, text: string): FilterValue | null {
  const [from, to] = endsOf(text)?.map((end) => (day.test(end) ? end : null)) ?? []
  return (from ?? to ?? null) === null ? null : { id, kind: 'date', from: from ?? null, to: to ?? null }
}

const endsOf = (text: string): readonly [string, string] | null => {
  const at = text.indexOf(range)
  return at < 0 ? null : [text.slice(0, at), text.slice(at + range.length)]
}
