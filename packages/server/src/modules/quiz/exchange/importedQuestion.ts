import type { QuestionContent } from '../core/questionContent.ts'

/** A question read from a file, before it is stored. */
export interface ImportedQuestion {
  /** The line it begins in, from 1. */
  readonly line: number
  readonly title: string | null
  readonly tags: readonly string[]
  readonly content: QuestionContent
}

/** Why lines of a file were not taken (the schema's QuestionImportReason). */
export type ImportReason =
  /** The lines break the rules of the format. */
  | 'SYNTAX'
  /** A text without an answer: no question. */
  | 'DESCRIPTION'
  | 'NO_RIGHT_ANSWER'
  /** A question of Somo cannot be like this: too long, too many options, a range from high to low. */
  | 'NOT_SUPPORTED'

/** Lines that were not taken. */
export interface ImportProblem {
  readonly line: number
  readonly reason: ImportReason
  /** The beginning of the text. */
  readonly excerpt: string
}

/** What a file contains: each of its questions is in one of the two lists. */
export interface ImportedFile {
  readonly questions: readonly ImportedQuestion[]
  readonly problems: readonly ImportProblem[]
}

/** The first words of a text, on one line. */
export const excerptOf = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, 80)
