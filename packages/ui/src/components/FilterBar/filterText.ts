import { formatLocale } from '../../locale/formatLocale.ts'
import type { UiLocale } from '../../locale/texts.ts'
import type { Words } from '../../locale/words/en.ts'
import { writeDay } from './filterDates.ts'
import { writeNumber } from './filterNumbers.ts'
import type { FilterCount, FilterDefinition, FilterValue } from './filterTypes.ts'

type ToolWords = Words['table']['tools']

/** Labels that are written out; more are counted. */
const writtenOut = 2

/**
 * What a filter asks for, in words: "Hamburg, Bremen and 3 more", "at least 5". An option that is no longer offered
 * is told by its id; a value of another kind than its definition has no words.
 */
export function filterText(
  definition: FilterDefinition,
  value: FilterValue,
  words: ToolWords,
  locale: UiLocale,
): string {
  switch (value.kind) {
    case 'text':
      return words[value.match](value.text)
    case 'one':
      return optionLabel(definition, value.option)
    case 'many':
      return listText(
        value.options.map((id) => optionLabel(definition, id)),
        words,
        locale,
      )
    case 'found': {
      const below = definition.kind === 'found' && value.hasBelow ? definition.below : undefined
      const label =
        definition.kind === 'found' && definition.chosen?.id === value.option ? definition.chosen.label : value.option
      return below === undefined ? label : `${label}, ${below.text}`
    }
    case 'number': {
      const unit = definition.kind === 'number' && definition.unit !== undefined ? ` ${definition.unit}` : ''
      const write = (end: number | null) => (end === null ? null : `${writeNumber(end, locale)}${unit}`)
      return rangeText(write(value.from), write(value.to), { ...words, from: words.atLeast, to: words.atMost })
    }
    case 'date': {
      const write = (day: string | null) =>
        day === null || definition.kind !== 'date' ? day : writeDay(day, definition.pattern, locale)
      return rangeText(write(value.from), write(value.to), { ...words, from: words.fromOn, to: words.until })
    }
    case 'yesNo': {
      const own = definition.kind === 'yesNo' ? definition : undefined
      return value.isYes ? (own?.yes ?? words.yes) : (own?.no ?? words.no)
    }
    default:
      return value satisfies never
  }
}

const optionLabel = (definition: FilterDefinition, id: string): string =>
  ('options' in definition ? definition.options.find((option) => option.id === id)?.label : undefined) ?? id

function listText(labels: readonly string[], words: ToolWords, locale: UiLocale): string {
  const rest = labels.length - writtenOut
  // One more than is written out is shorter than its count.
  if (rest <= 1) return new Intl.ListFormat(formatLocale(locale), { type: 'disjunction' }).format(labels)
  return words.andMore(labels.slice(0, writtenOut).join(', '), rest)
}

interface RangeWords {
  readonly between: (start: string, end: string) => string
  readonly from: (value: string) => string
  readonly to: (value: string) => string
}

function rangeText(from: string | null, to: string | null, words: RangeWords): string {
  if (from !== null && to !== null) return from === to ? from : words.between(from, to)
  return from === null ? words.to(to ?? '') : words.from(from)
}

/** How many rows the filters leave, in words. */
export const countText = ({ matching, total, isCapped = false }: FilterCount, words: ToolWords): string => {
  if (isCapped) return words.resultsAtLeast(matching)
  return total === undefined || total === matching ? words.results(matching) : words.resultsOf(matching, total)
}
