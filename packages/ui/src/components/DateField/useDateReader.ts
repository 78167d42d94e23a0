import { useMemo } from 'react'
import {
  describePattern,
  formatByPattern,
  isPattern,
  readPattern,
  type DatePattern,
  type PlainDate,
} from '../../locale/dates/datePattern.ts'
import { fromIsoDate, toIsoDate } from '../../locale/dates/plainDate.ts'
import { lastDayOfTypedMonth, readDate, type DateError } from '../../locale/dates/readDate.ts'
import type { Words } from '../../locale/words/en.ts'
import { useLightWords } from '../SomoProvider/useLightWords.ts'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import type { CalendarProps } from './dateFieldTypes.ts'
import type { Reading } from './useTypedValue.ts'

const standard = 'dd.MM.yyyy'
const monthPattern: DatePattern = [
  { kind: 'field', field: 'LLLL' },
  { kind: 'text', text: ' ' },
  { kind: 'field', field: 'yyyy' },
]
/** Its day cannot be taken for a month. */
const exampleDay: PlainDate = { year: 2026, month: 1, day: 31 }

/** How dates are shown, typed and told in one field. */
export interface DateReader {
  readonly show: (day: string) => string
  /** Reads a text and checks whether that day can be chosen. */
  readonly read: (text: string) => Reading
  /** What to type, such as "day.month.year, such as 31.01.2026". */
  readonly hint: string
}

/** As in `CalendarProps`; what was not given may be handed on. */
export type DateReaderOptions = { readonly [Key in 'pattern' | keyof Limits]?: CalendarProps[Key] | undefined }

/** Everything the texts of a date depend on: pattern, limits, the person's language and ui's words in it. */
export function useDateReader({
  pattern = standard,
  minValue,
  maxValue,
  unavailableReason,
}: DateReaderOptions): DateReader {
  const locale = useUiLocale()
  const words = useLightWords()?.choosers ?? null
  return useMemo(() => {
    const parts = readPattern(isPattern(pattern) ? pattern : standard) ?? []
    const show = (day: string): string => {
      const date = fromIsoDate(day)
      return date === null ? day : formatByPattern(parts, date, locale)
    }
    const shape = words === null ? '' : describePattern(parts, words.dateUnits)
    const forms = { parts, locale, shape, example: formatByPattern(parts, exampleDay, locale) }
    const limits = { minValue, maxValue, unavailableReason }
    return {
      show,
      read(text) {
        const { date, error } = readDate(text, parts, locale)
        if (date === null) return { value: null, problem: tell(words, error, text, forms) }
        const day = toIsoDate(date)
        const problem = refusal(words, day, show, limits)
        return problem === null ? { value: day, problem } : { value: null, problem }
      },
      hint: words?.dateHint(shape, forms.example) ?? forms.example,
    }
  }, [pattern, minValue, maxValue, unavailableReason, locale, words])
}

type ChooserWords = Words['choosers']

interface Forms {
  readonly parts: DatePattern
  readonly locale: string
  readonly shape: string
  readonly example: string
}

// Before the words are here the field shows at least how a date is written.
function tell(
  words: ChooserWords | null,
  error: DateError,
  text: string,
  { parts, locale, shape, example }: Forms,
): string {
  if (words === null) return example
  switch (error) {
    case 'unreadable':
      return words.dateUnreadable(shape, example)
    case 'incomplete':
      return words.dateIncomplete(example)
    case 'shortYear':
      return words.yearTooShort(example)
    case 'noSuchDay': {
      const last = lastDayOfTypedMonth(text, parts, locale)
      return last === null ? words.noSuchDay : words.monthEnds(formatByPattern(monthPattern, last, locale), last.day)
    }
    default:
      return error satisfies never
  }
}

type Limits = { readonly [Key in 'minValue' | 'maxValue' | 'unavailableReason']: CalendarProps[Key] | undefined }

/** Why a day cannot be chosen; null where it can. Days of ISO 8601 sort as texts. */
function refusal(
  words: ChooserWords | null,
  day: string,
  show: (day: string) => string,
  { minValue, maxValue, unavailableReason }: Limits,
): string | null {
  if (minValue !== undefined && day < minValue) return words?.notBefore(show(minValue)) ?? `≥ ${show(minValue)}`
  if (maxValue !== undefined && day > maxValue) return words?.notAfter(show(maxValue)) ?? `≤ ${show(maxValue)}`
  return unavailableReason?.(day) ?? null
}
