import { questionContentSchema } from '../core/questionContent.ts'
import { withRandomIds } from '../core/randomIds.ts'
import { excerptOf, type ImportedFile, type ImportedQuestion, type ImportProblem } from './importedQuestion.ts'

const option = /^([A-Z])[.)]\s+(.+)$/
const answer = /^ANSWER:\s*([A-Z])\s*$/i

interface Open {
  line: number
  stem: string[]
  readonly options: { letter: string; text: string }[]
}

/** Reads an Aiken file: a question, its options as `A. …` or `A) …`, and `ANSWER: A`. Lines that fit nowhere are listed. */
export function readAiken(text: string): ImportedFile {
  const questions: ImportedQuestion[] = []
  const problems: ImportProblem[] = []
  let open: Open | null = null
  const refuse = (reason: ImportProblem['reason']): void => {
    if (open !== null) problems.push({ line: open.line, reason, excerpt: excerptOf(open.stem.join(' ')) })
    open = null
  }
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.trim()
    const [, right] = answer.exec(line) ?? []
    const [, letter, words] = option.exec(line) ?? []
    if (line === '') continue
    if (right !== undefined) {
      open ??= { line: at + 1, stem: [line], options: [] }
      const question = readQuestion(open, right.toUpperCase())
      if (question === null) refuse(hasOption(open, right) ? 'SYNTAX' : 'NO_RIGHT_ANSWER')
      else questions.push(question)
      open = null
    } else if (letter !== undefined && words !== undefined && open !== null) open.options.push({ letter, text: words })
    else {
      // A question whose answer is missing ends where the next one begins.
      if (open !== null && open.options.length > 0) refuse('NO_RIGHT_ANSWER')
      open ??= { line: at + 1, stem: [], options: [] }
      open.stem.push(line)
    }
  }
  refuse('NO_RIGHT_ANSWER')
  return { questions, problems }
}

const hasOption = ({ options }: Open, right: string): boolean =>
  options.some(({ letter }) => letter === right.toUpperCase())

function readQuestion(open: Open, right: string): ImportedQuestion | null {
  const { data } = questionContentSchema.safeParse({
    type: 'SINGLE',
    stem: open.stem.join('\n'),
    options: open.options.map(({ letter, text }) => ({ id: letter, text, weight: letter === right ? 100 : 0 })),
  })
  return data === undefined ? null : { line: open.line, title: null, tags: [], content: withRandomIds(data) }
}
