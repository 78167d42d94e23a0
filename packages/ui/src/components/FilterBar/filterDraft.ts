import type { UiLocale } from '../../locale/texts.ts'
import type { Words } from '../../locale/words/en.ts'
import { writeDay } from './filterDates.ts'
import { readNumber, writeNumber } from './filterNumbers.ts'
import type { FilterDefinition, FilterValue, TextMatch } from './filterTypes.ts'

/** What stands in an editor, whatever its kind: as typed, not yet read; days as yyyy-MM-dd, which their field has read. */
export interface FilterDraft {
  readonly match: TextMatch
  readonly text: string
  readonly start: string
  readonly end: string
  /** Chosen options; of yes and no "yes" or "no". */
  readonly chosen: readonly string[]
  /** Whether what lies below the chosen one counts. @default true */
  readonly hasBelow?: boolean
}

/** What is wrong with a draft, by the field that shows it. */
export type DraftErrors = Partial<Record<'text' | 'start' | 'end' | 'chosen', string>>

/** A draft that could be read, or what is wrong with it in words. */
export type ReadDraft =
  | { readonly value: FilterValue; readonly errors?: never }
  | { readonly errors: DraftErrors; readonly value?: never }

type Kind<Name extends FilterDefinition['kind']> = Extract<FilterDefinition, { readonly kind: Name }>

/** What a reader of drafts needs to know of the person. */
export interface DraftLanguage {
  readonly words: Words['table']['tools']
  readonly locale: UiLocale
}

const empty: FilterDraft = { match: 'contains', text: '', start: '', end: '', chosen: [] }

/** What an editor shows at first: the filter in force, or nothing. */
export function draftOf(value: FilterValue | undefined, locale: UiLocale): FilterDraft {
  if (value === undefined) return empty
  switch (value.kind) {
    case 'text':
      return { ...empty, match: value.match, text: value.text }
    case 'one':
      return { ...empty, chosen: [value.option] }
    case 'many':
      return { ...empty, chosen: value.options }
    case 'found':
      return { ...empty, chosen: [value.option], hasBelow: value.hasBelow }
    case 'number': {
      const write = (end: number | null) => (end === null ? '' : writeNumber(end, locale))
      return { ...empty, start: write(value.from), end: write(value.to) }
    }
    case 'date':
      return { ...empty, start: value.from ?? '', end: value.to ?? '' }
    case 'yesNo':
      return { ...empty, chosen: [value.isYes ? 'yes' : 'no'] }
    default:
      return value satisfies never
  }
}

/** The filter a draft means. Nothing given, not a number or date, out of bounds and reversed ends are told in words. */
export function readDraft(definition: FilterDefinition, draft: FilterDraft, language: DraftLanguage): ReadDraft {
  const { id } = definition
  const { words } = language
  const [first] = draft.chosen
  switch (definition.kind) {
    case 'text': {
      const text = draft.text.trim()
      return text === ''
        ? { errors: { text: words.textMissing } }
        : { value: { id, kind: 'text', match: draft.match, text } }
    }
    case 'one':
      return first === undefined
        ? { errors: { chosen: words.oneMissing } }
        : { value: { id, kind: 'one', option: first } }
    case 'many': {
      // In the order of the list, whatever the order of choosing, so that equal filters have equal addresses.
      const known = definition.options.map((option) => option.id).filter((option) => draft.chosen.includes(option))
      return known.length === 0
        ? { errors: { chosen: words.choiceMissing } }
        : { value: { id, kind: 'many', options: known } }
    }
    case 'found':
      return first === undefined
        ? { errors: { chosen: words.oneMissing } }
        : {
            value: {
              id,
              kind: 'found',
              option: first,
              hasBelow: definition.below !== undefined && (draft.hasBelow ?? true),
            },
          }
    case 'yesNo':
      return first === undefined
        ? { errors: { chosen: words.oneMissing } }
        : { value: { id, kind: 'yesNo', isYes: first === 'yes' } }
    case 'number':
      return readNumbers(definition, draft, language)
    case 'date':
      return readDays(definition, draft, language)
    default:
      return definition satisfies never
  }
}

interface End<Value> {
  readonly value: Value | null
  readonly error?: string
}

function readRange<Value extends number | string>(
  draft: FilterDraft,
  read: (text: string) => End<Value>,
  words: DraftLanguage['words'],
): { readonly from: Value | null; readonly to: Value | null } | { readonly errors: DraftErrors } {
  const readEnd = (text: string): End<Value> => (text.trim() === '' ? { value: null } : read(text))
  const [start, end] = [readEnd(draft.start), readEnd(draft.end)]
  const errors = {
    ...(start.error === undefined ? {} : { start: start.error }),
    ...(end.error === undefined ? {} : { end: end.error }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  const [from, to] = [start.value, end.value]
  if (from === null && to === null) return { errors: { start: words.rangeMissing } }
  if (from !== null && to !== null && to < from)
    return { errors: { end: words.reversed(draft.end.trim(), draft.start.trim()) } }
  return { from: start.value, to: end.value }
}

function readNumbers(
  { id, min, max }: Kind<'number'>,
  draft: FilterDraft,
  { words, locale }: DraftLanguage,
): ReadDraft {
  const range = readRange(
    draft,
    (text): End<number> => {
      const value = readNumber(text, locale)
      if (value === null) return { value, error: words.notANumber(writeNumber(12.5, locale)) }
      if (min !== undefined && value < min) return { value, error: words.tooSmall(writeNumber(min, locale)) }
      if (max !== undefined && value > max) return { value, error: words.tooLarge(writeNumber(max, locale)) }
      return { value }
    },
    words,
  )
  return 'errors' in range ? range : { value: { id, kind: 'number', ...range } }
}

/** The field has read the days; with a text it cannot read the draft is not asked. */
function readDays({ id, pattern }: Kind<'date'>, draft: FilterDraft, { words, locale }: DraftLanguage): ReadDraft {
  const range = readRange(draft, (value): End<string> => ({ value }), words)
  if (!('errors' in range)) return { value: { id, kind: 'date', ...range } }
  const { end, ...errors } = range.errors
  const write = (day: string): string => writeDay(day, pattern, locale)
  return { errors: end === undefined ? errors : { end: words.reversed(write(draft.end), write(draft.start)) } }
}
