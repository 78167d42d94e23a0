import type { QuestionType } from '@somo/graphql/quiz/question'
import * as z from 'zod/mini'
import { maxCharacters } from '../../../../../platform/form/validation/textChecks.ts'

/** A wrong or right answer of a choice. */
export interface OptionValues {
  readonly id: string
  readonly text: string
  readonly isRight: boolean
  readonly feedback: string
}

/** An entry of a matching or ordering question; `match` is left empty for ordering. */
export interface EntryValues {
  readonly id: string
  readonly text: string
  readonly match: string
}

const option = z.object({ id: z.string(), text: z.string(), isRight: z.boolean(), feedback: z.string() })
const entry = z.object({ id: z.string(), text: z.string(), match: z.string() })

/** What the form of a question holds, for every type; each type draws its own fields. */
const fields = z.object({
  stem: z.string().check(z.trim(), z.minLength(1), maxCharacters(10_000)),
  title: z.string().check(maxCharacters(160)),
  points: z.nullable(z.number().check(z.minimum(0), z.maximum(1000))),
  tags: z.string(),
  feedback: z.string().check(maxCharacters(2000)),
  options: z.array(option),
  entries: z.array(entry),
  isTrue: z.enum(['true', 'false']),
  isAllOrNothing: z.boolean(),
  /** With gaps in square brackets. */
  cloze: z.string().check(maxCharacters(10_000)),
  /** One a line. */
  accepts: z.string(),
  isCaseSensitive: z.boolean(),
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  unit: z.string().check(maxCharacters(20)),
  maxWords: z.nullable(z.number().check(z.minimum(1), z.maximum(10_000))),
  guide: z.string().check(maxCharacters(10_000)),
  steps: z.nullable(z.number().check(z.minimum(2), z.maximum(10))),
  lowLabel: z.string().check(maxCharacters(80)),
  highLabel: z.string().check(maxCharacters(80)),
})

export type QuestionValues = z.infer<typeof fields>
export type QuestionField = keyof QuestionValues

/** An error of a field, by its code in the texts of the form. */
export type QuestionError = readonly [field: QuestionField, code: string]

const isWritten = ({ text }: { readonly text: string }): boolean => text.trim() !== ''

/** The rows that count: empty ones are left out. */
export const writtenRows = <Row extends { readonly text: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(isWritten)

/** Lines of a text without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Gaps of a cloze: `[word]`, `[word|other word]` to type, `[=right|wrong]` to choose. */
export const gapPattern = /\[([^[\]]+)\]/g

/** What is wrong with a question of a type beyond its single fields. */
export function findErrors(type: QuestionType, values: QuestionValues): readonly QuestionError[] {
  switch (type) {
    case 'SINGLE':
    case 'MULTIPLE': {
      const options = writtenRows(values.options)
      if (options.length < 2) return [['options', 'TWO_ANSWERS']]
      return options.some(({ isRight }) => isRight) ? [] : [['options', 'NO_RIGHT_ANSWER']]
    }
    case 'MATCHING': {
      const pairs = writtenRows(values.entries)
      if (pairs.length < 2) return [['entries', 'TWO_ENTRIES']]
      return pairs.every(({ match }) => match.trim() !== '') ? [] : [['entries', 'NO_MATCH']]
    }
    case 'ORDERING':
      return writtenRows(values.entries).length < 2 ? [['entries', 'TWO_ENTRIES']] : []
    case 'CLOZE': {
      const gaps = [...values.cloze.matchAll(gapPattern)].map(([, inside = '']) => inside.split('|'))
      if (gaps.length === 0) return [['cloze', 'NO_GAP']]
      const isOpen = (parts: readonly string[]): boolean =>
        parts.some((part) => part.startsWith('=')) && parts.length < 2
      return gaps.some(isOpen) ? [['cloze', 'TWO_ANSWERS']] : []
    }
    case 'NUMERIC':
      if (values.from === null) return [['from', 'REQUIRED']]
      return values.to !== null && values.to < values.from ? [['to', 'WRONG_ORDER']] : []
    case 'SHORT_TEXT':
      return linesOf(values.accepts).length === 0 ? [['accepts', 'REQUIRED']] : []
    case 'SCALE':
      return values.steps === null ? [['steps', 'REQUIRED']] : []
    case 'TRUE_FALSE':
    case 'ESSAY':
      return []
  }
}

/** The schema of the form for one type. */
export const questionSchema = (type: QuestionType) =>
  fields.check((context) => {
    for (const [field, message] of findErrors(type, context.value))
      context.issues.push({ code: 'custom', message, path: [field], input: context.value })
  })

/** A for the first answer, B for the second. */
export const letterOf = (place: number): string => String.fromCodePoint(65 + place)

const newId = (): string => crypto.randomUUID().slice(0, 8)

export const newOption = (isRight = false): OptionValues => ({ id: newId(), text: '', isRight, feedback: '' })
export const newEntry = (): EntryValues => ({ id: newId(), text: '', match: '' })

/** An empty form. */
export const emptyQuestion = (): QuestionValues => ({
  stem: '',
  title: '',
  points: 1,
  tags: '',
  feedback: '',
  options: [newOption(true), newOption()],
  entries: [newEntry(), newEntry()],
  isTrue: 'true',
  isAllOrNothing: false,
  cloze: '',
  accepts: '',
  isCaseSensitive: false,
  from: null,
  to: null,
  unit: '',
  maxWords: null,
  guide: '',
  steps: 5,
  lowLabel: '',
  highLabel: '',
})
