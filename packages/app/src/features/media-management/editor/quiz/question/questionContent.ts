import type { QuestionType } from '@somo/graphql/quiz/question'
import { emptyQuestion, gapPattern, linesOf, writtenRows, type QuestionValues } from './questionForm.ts'

/**
 * The content of a question as the server keeps it (QuestionContent of modules/quiz/core/questionContent.ts), as far as the
 * form reads it. The server checks it anew.
 */
interface StoredOption {
  readonly id: string
  readonly text: string
  readonly weight: number
  readonly feedback?: string
}
interface StoredText {
  readonly text: string
  readonly weight: number
  readonly feedback?: string
}
type StoredGap =
  | { readonly id: string; readonly kind: 'TYPED'; readonly accepts: readonly StoredText[] }
  | { readonly id: string; readonly kind: 'LIST'; readonly options: readonly StoredOption[] }

export interface StoredContent {
  readonly type: QuestionType
  readonly stem: string
  readonly feedback?: string
  readonly options?: readonly StoredOption[]
  readonly scoring?: 'PARTIAL' | 'ALL_OR_NOTHING'
  readonly isTrue?: boolean
  readonly prompts?: readonly { readonly id: string; readonly text: string; readonly match: string }[]
  readonly matches?: readonly { readonly id: string; readonly text: string }[]
  readonly items?: readonly { readonly id: string; readonly text: string }[]
  readonly parts?: readonly ({ readonly text: string } | { readonly gap: string })[]
  readonly gaps?: readonly StoredGap[]
  readonly accepts?: readonly (StoredText | { readonly from: number; readonly to: number; readonly weight: number })[]
  readonly isCaseSensitive?: boolean
  readonly unit?: string | null
  readonly maxWords?: number | null
  readonly guide?: string
  readonly from?: number
  readonly to?: number
  readonly lowLabel?: string | null
  readonly highLabel?: string | null
}

const optional = (name: string, text: string): object => (text.trim() === '' ? {} : { [name]: text.trim() })
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** An accepted text as a line: `%50%text` for half of the points. */
const writeLine = ({ text, weight }: StoredText): string => (weight === 100 ? text : `%${weight}%${text}`)
const readLine = (line: string): StoredText => {
  const found = /^%(\d{1,3})%(.+)$/.exec(line)
  return { text: found?.[2] ?? line, weight: found === null ? 100 : Math.min(100, Number(found[1])) }
}

/** The form of a question that exists; `content` is its JSON. */
export function readQuestion(content: string): Partial<QuestionValues> & { readonly type: QuestionType } {
  const stored = JSON.parse(content) as StoredContent
  const { type, stem, feedback = '', options, prompts, matches = [], items, accepts = [] } = stored
  const range = accepts.find((each) => 'from' in each)
  const entries =
    prompts?.map(({ id, text, match }) => ({ id, text, match: matches.find((one) => one.id === match)?.text ?? '' })) ??
    items?.map(({ id, text }) => ({ id, text, match: '' }))
  return {
    type,
    stem,
    feedback,
    isTrue: stored.isTrue === false ? 'false' : 'true',
    cloze: writeCloze(stored),
    ...(options && { options: options.map(readOption(type)) }),
    ...(entries && { entries }),
    isAllOrNothing: stored.scoring === 'ALL_OR_NOTHING',
    accepts: accepts.flatMap((each) => ('text' in each ? writeLine(each) : [])).join('\n'),
    isCaseSensitive: stored.isCaseSensitive === true,
    from: range?.from ?? null,
    to: range?.to ?? null,
    unit: stored.unit ?? '',
    maxWords: stored.maxWords ?? null,
    guide: stored.guide ?? '',
    steps: stored.to ?? 5,
    lowLabel: stored.lowLabel ?? '',
    highLabel: stored.highLabel ?? '',
  }
}

const readOption =
  (type: QuestionType) =>
  ({ id, text, weight, feedback = '' }: StoredOption) => ({
    id,
    text,
    feedback,
    isRight: type === 'SINGLE' ? weight === 100 : weight > 0,
  })

const writeCloze = ({ parts = [], gaps = [] }: StoredContent): string =>
  parts
    .map((part) => {
      if ('text' in part) return part.text
      const gap = gaps.find(({ id }) => id === part.gap)
      if (gap?.kind === 'TYPED') return `[${gap.accepts.map(({ text }) => text).join('|')}]`
      return `[${(gap?.options ?? []).map(({ text, weight }) => (weight === 100 ? `=${text}` : text)).join('|')}]`
    })
    .join('')

/** The JSON of a question, as the server takes it. */
export const writeQuestion = (type: QuestionType, values: QuestionValues): string =>
  JSON.stringify({
    type,
    stem: values.stem.trim(),
    ...optional('feedback', values.feedback),
    ...contentOf(type, values),
  })

function contentOf(type: QuestionType, values: QuestionValues): object {
  const scoring = values.isAllOrNothing ? 'ALL_OR_NOTHING' : 'PARTIAL'
  const entries = writtenRows(values.entries)
  switch (type) {
    case 'SINGLE':
      return { options: writeOptions(values, 0) }
    case 'MULTIPLE':
      return { scoring, options: writeOptions(values, -100) }
    case 'TRUE_FALSE':
      return { isTrue: values.isTrue === 'true' }
    case 'MATCHING':
      return {
        scoring,
        prompts: entries.map(({ id, text }) => ({ id, text: text.trim(), match: id })),
        matches: entries.map(({ id, match }) => ({ id, text: match.trim() })),
      }
    case 'ORDERING':
      return { scoring, items: entries.map(({ id, text }) => ({ id, text: text.trim() })) }
    case 'CLOZE':
      return readCloze(values.cloze)
    case 'NUMERIC':
      return {
        unit: orNull(values.unit),
        accepts: [{ from: values.from, to: values.to ?? values.from, weight: 100 }],
      }
    case 'SHORT_TEXT':
      return { accepts: linesOf(values.accepts).map(readLine), isCaseSensitive: values.isCaseSensitive }
    case 'ESSAY':
      return { maxWords: values.maxWords, ...optional('guide', values.guide) }
    case 'SCALE':
      return { from: 1, to: values.steps, lowLabel: orNull(values.lowLabel), highLabel: orNull(values.highLabel) }
  }
}

/** Right answers share the points; a wrong choice of several takes its share away. */
function writeOptions({ options }: QuestionValues, wrong: number): StoredOption[] {
  const written = writtenRows(options)
  const share = wrong === 0 ? 100 : 100 / Math.max(1, written.filter(({ isRight }) => isRight).length)
  return written.map(({ id, text, isRight, feedback }) => ({
    id,
    text: text.trim(),
    weight: isRight ? share : wrong === 0 ? 0 : -share,
    ...optional('feedback', feedback),
  }))
}

function readCloze(text: string): object {
  const gaps: object[] = []
  const parts: object[] = []
  let end = 0
  for (const found of text.matchAll(gapPattern)) {
    const id = `g${gaps.length + 1}`
    if (found.index > end) parts.push({ text: text.slice(end, found.index) })
    end = found.index + found[0].length
    parts.push({ gap: id })
    gaps.push(readGap(id, (found[1] ?? '').split('|')))
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return { parts, gaps }
}

function readGap(id: string, words: readonly string[]): object {
  if (!words.some((word) => word.startsWith('=')))
    return { id, kind: 'TYPED', accepts: words.map((text) => ({ text: text.trim(), weight: 100 })) }
  return {
    id,
    kind: 'LIST',
    options: words.map((word, place) => ({
      id: `${id}o${place}`,
      text: word.replace(/^=/, '').trim(),
      weight: word.startsWith('=') ? 100 : 0,
    })),
  }
}

/** The form of a question, filled where it exists. */
export const questionValues = (
  question: {
    readonly content: string
    readonly title: string | null
    readonly points: number
    readonly tags: readonly string[]
  } | null,
): QuestionValues => {
  if (question === null) return emptyQuestion()
  const { type: _, ...read } = readQuestion(question.content)
  const { title, points, tags } = question
  return { ...emptyQuestion(), ...read, title: title ?? '', points, tags: tags.join(', ') }
}

export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
