import { cleanName } from '@somo/graphql/personText'
import { type GIFTQuestion, parse, type TextChoice, type TextFormat } from 'gift-pegjs'
import type { z } from 'zod'
import { questionContentSchema } from '../core/questionContent.ts'
import { withRandomIds } from '../core/randomIds.ts'
import { cutGiftBlocks, type GiftBlock } from './giftBlocks.ts'
import {
  excerptOf,
  type ImportedFile,
  type ImportedQuestion,
  type ImportProblem,
  type ImportReason,
} from './importedQuestion.ts'
import { readNumericChoices } from './giftNumbers.ts'
import { readPlainText } from './plainText.ts'

type Content = z.input<typeof questionContentSchema>

/** Reads a GIFT file. What follows `$CATEGORY:` becomes a tag of the questions below it. */
export function readGift(text: string): ImportedFile {
  const questions: ImportedQuestion[] = []
  const problems: ImportProblem[] = []
  let category: string[] = []
  for (const block of cutGiftBlocks(text)) {
    const refuse = (reason: ImportReason): void => {
      problems.push({ line: block.line, reason, excerpt: excerptOf(withoutComments(block)) })
    }
    const parsed = parseBlock(block)
    if (parsed === null) refuse('SYNTAX')
    for (const question of parsed ?? []) {
      if (question.type === 'Category') category = readCategory(question.title)
      else if (question.type === 'Description') refuse('DESCRIPTION')
      else {
        const { data, error } = questionContentSchema.safeParse(readContent(question))
        if (data !== undefined) questions.push(describe(block, question, category, withRandomIds(data)))
        else
          refuse(
            error.issues.some(({ message }) => message === 'NO_RIGHT_ANSWER') ? 'NO_RIGHT_ANSWER' : 'NOT_SUPPORTED',
          )
      }
    }
  }
  return { questions, problems }
}

const withoutComments = ({ text }: GiftBlock): string => text.replaceAll(/^\s*\/\/.*$/gm, '')

function parseBlock({ text }: GiftBlock): GIFTQuestion[] | null {
  try {
    return parse(text)
  } catch {
    return null
  }
}

/** A tag of a question as the bank keeps it. */
export const cutTag = (tag: string): string => cleanName(tag).slice(0, 40)

function readCategory(path: string): string[] {
  const last = cutTag(path.split('/').at(-1) ?? '')
  return last === '' || last === 'top' ? [] : [last]
}

function describe(
  { line }: GiftBlock,
  question: Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>,
  category: readonly string[],
  content: ImportedQuestion['content'],
): ImportedQuestion {
  const title = cleanName(question.title ?? '').slice(0, 160)
  const tags = [...new Set([...category, ...(question.tags ?? []).map(cutTag)])].filter((tag) => tag !== '')
  return { line, content, tags, title: title === '' ? null : title }
}

const optionalText = (given: TextFormat | null): string | undefined => {
  const text = given === null ? '' : readPlainText(given)
  return text === '' ? undefined : text
}

const readOptions = (choices: readonly TextChoice[]) =>
  choices.map((choice, at) => ({
    id: `o${at}`,
    text: readPlainText(choice.text),
    feedback: optionalText(choice.feedback),
    weight: choice.weight ?? (choice.isCorrect ? 100 : 0),
  }))

/** Without a `=` several options are right together; their weights are percents of the whole. */
function readChoice(question: Extract<GIFTQuestion, { type: 'MC' }>): Content {
  const options = readOptions(question.choices)
  const base = { ...stemOf(question), options }
  return question.choices.some(({ isCorrect }) => isCorrect)
    ? { type: 'SINGLE', ...base }
    : { type: 'MULTIPLE', ...base }
}

function stemOf(question: Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>) {
  return { stem: readPlainText(question.stem), feedback: optionalText(question.globalFeedback) }
}

function readContent(question: Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>): Content {
  const base = stemOf(question)
  switch (question.type) {
    case 'MC':
      return readChoice(question)
    case 'Short':
      return { type: 'SHORT_TEXT', ...base, accepts: readOptions(question.choices) }
    case 'TF':
      return {
        type: 'TRUE_FALSE',
        ...base,
        isTrue: question.isTrue,
        // GIFT writes the feedback of the wrong answer first, whatever the wrong answer is.
        trueFeedback: optionalText(question.isTrue ? question.falseFeedback : question.trueFeedback),
        falseFeedback: optionalText(question.isTrue ? question.trueFeedback : question.falseFeedback),
      }
    case 'Numerical':
      return { type: 'NUMERIC', ...base, accepts: readNumericChoices(question.choices) }
    case 'Matching':
      return { type: 'MATCHING', ...base, ...readPairs(question.matchPairs) }
    case 'Essay':
      return { type: 'ESSAY', ...base }
  }
}

/** Pairs without a first half only offer one more match. */
function readPairs(pairs: readonly { readonly subquestion: TextFormat; readonly subanswer: string }[]) {
  const answers = [...new Set(pairs.map(({ subanswer }) => subanswer.trim()))]
  const idOf = (answer: string): string => `m${answers.indexOf(answer.trim())}`
  return {
    matches: answers.map((text) => ({ id: idOf(text), text })),
    prompts: pairs
      .map(({ subquestion, subanswer }, at) => ({
        id: `p${at}`,
        text: readPlainText(subquestion),
        match: idOf(subanswer),
      }))
      .filter(({ text }) => text !== ''),
  }
}
