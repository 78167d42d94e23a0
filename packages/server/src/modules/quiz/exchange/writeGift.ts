import { anyNumber } from './giftNumbers.ts'
import type { ContentOf, QuestionContent } from '../core/questionContent.ts'

/** A question as an export writes it. */
export interface ExportedQuestion {
  readonly title: string | null
  readonly tags: readonly string[]
  readonly content: QuestionContent
}

const escape = (text: string): string =>
  text.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
const comment = (feedback: string | undefined): string => (feedback === undefined ? '' : `#${escape(feedback)}`)
/** Weights of GIFT have at most five decimals. */
const percent = (weight: number): string => `%${Number(weight.toFixed(5))}%`

/**
 * Writes questions as GIFT.
 * @returns null for a type that GIFT has no form for: ORDERING, CLOZE and SCALE
 */
export function writeGiftQuestion({ title, tags, content }: ExportedQuestion): string | null {
  const answers = writeAnswers(content)
  if (answers === null) return null
  const head = tags.length === 0 ? '' : `// ${tags.map((tag) => `[tag:${tag.replaceAll(/[\]\n]/g, ' ')}]`).join(' ')}\n`
  const name = title === null ? '' : `::${escape(title)}::`
  const general = content.feedback === undefined ? '' : `\n####${escape(content.feedback)}`
  return `${head}${name}[plain]${escape(content.stem)} {${answers}${general}}\n`
}

function writeAnswers(content: QuestionContent): string | null {
  switch (content.type) {
    case 'SINGLE':
      return content.options
        .map((option) => `\n${sign(option.weight)}${escape(option.text)}${comment(option.feedback)}`)
        .join('')
    case 'MULTIPLE':
      return content.options
        .map(({ text, weight, feedback }) => `\n~${percent(weight)}${escape(text)}${comment(feedback)}`)
        .join('')
    case 'TRUE_FALSE':
      return writeTrueFalse(content)
    case 'MATCHING':
      return writePairs(content)
    case 'NUMERIC':
      return `#${content.accepts.map(writeNumber).join('')}`
    case 'SHORT_TEXT':
      return content.accepts
        .map(
          ({ text, weight, feedback }) =>
            `\n=${weight === 100 ? '' : percent(weight)}${escape(text)}${comment(feedback)}`,
        )
        .join('')
    case 'ESSAY':
      return ''
    case 'ORDERING':
    case 'CLOZE':
    case 'SCALE':
      return null
  }
}

function writeNumber({ from, to, weight, feedback }: ContentOf<'NUMERIC'>['accepts'][number]): string {
  if (from === anyNumber.from && to === anyNumber.to) return `\n~${comment(feedback)}`
  return `\n=${weight === 100 ? '' : percent(weight)}${from}..${to}${comment(feedback)}`
}

const sign = (weight: number): string => (weight === 100 ? '=' : weight === 0 ? '~' : `~${percent(weight)}`)

/** The feedback of the wrong answer comes first. */
function writeTrueFalse({ isTrue, trueFeedback, falseFeedback }: ContentOf<'TRUE_FALSE'>): string {
  const [wrong, right] = isTrue ? [falseFeedback, trueFeedback] : [trueFeedback, falseFeedback]
  const first = wrong === undefined && right === undefined ? '' : `#${escape(wrong ?? '')}`
  return `${isTrue ? 'TRUE' : 'FALSE'}${first}${comment(right)}`
}

function writePairs({ prompts, matches }: ContentOf<'MATCHING'>): string {
  const textOf = (id: string): string => escape(matches.find((match) => match.id === id)?.text ?? '')
  const others = matches.filter(({ id }) => !prompts.some(({ match }) => match === id))
  return [
    ...prompts.map(({ text, match }) => `\n=${escape(text)} -> ${textOf(match)}`),
    ...others.map(({ id }) => `\n= -> ${textOf(id)}`),
  ].join('')
}
