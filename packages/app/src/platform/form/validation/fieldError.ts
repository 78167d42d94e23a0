import type { z } from 'zod/mini'
import type { Message } from '../../locale/message.ts'
import { errorMessages } from '../formMessages.ts'

/** What is wrong with a value, as a text that is put into the person's language when it is drawn. */
export interface FieldError {
  readonly message: Message
  /** Nothing was entered: a field says this in its own words where it has some ("Enter a family name."). */
  readonly isMissing?: true
  readonly values?: Readonly<Record<string, string | number>>
}

/** Texts by code: of the `error` a schema names, or of an error the server answers. */
export type ErrorTexts = Readonly<Record<string, Message>>

type Issue = z.core.$ZodIssue
type Sized = Extract<Issue, { code: 'too_big' | 'too_small' }>

const sizeKind = (origin: Sized['origin']): 'text' | 'list' | 'number' => {
  if (origin === 'string') return 'text'
  return origin === 'array' || origin === 'set' ? 'list' : 'number'
}

const tooBig = { text: errorMessages.tooLong, list: errorMessages.tooMany, number: errorMessages.tooMuch }
const tooSmall = { text: errorMessages.tooShort, list: errorMessages.tooFew, number: errorMessages.tooLittle }

/** Blanks alone say as little as nothing. */
const isEmpty = (input: unknown): boolean =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '')

/** The error of an issue the schema gave no text for; `input` is the value that was looked at. */
function standardError(issue: Issue, input: unknown): FieldError {
  if (isEmpty(input)) return { message: errorMessages.missing, isMissing: true }
  if (issue.code === 'too_big')
    return { message: tooBig[sizeKind(issue.origin)], values: { maximum: Number(issue.maximum) } }
  if (issue.code === 'too_small') {
    if (sizeKind(issue.origin) === 'list' && Number(issue.minimum) === 1)
      return { message: errorMessages.missing, isMissing: true }
    return { message: tooSmall[sizeKind(issue.origin)], values: { minimum: Number(issue.minimum) } }
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') return { message: errorMessages.email }
  if (issue.code === 'invalid_format' && issue.format === 'url') return { message: errorMessages.url }
  return { message: errorMessages.unusable }
}

/**
 * The error of one issue of zod: the text whose code the schema names (`z.maxLength(5, 'reasonTooLong')`), else the usual
 * one of its kind. A schema may refuse a combination with `params`, whose strings and numbers the text may use.
 */
export function errorOfIssue(issue: Issue, input: unknown, texts: ErrorTexts): FieldError {
  const own = Object.hasOwn(texts, issue.message) ? texts[issue.message] : undefined
  if (own === undefined) return standardError(issue, input)
  const values = issue.code === 'custom' ? usableValues(issue.params) : undefined
  return { message: own, ...missingBy(issue.message), ...(values === undefined ? {} : { values }) }
}

/** What the code of an error tells beside its text. */
export const missingBy = (code: string): Pick<FieldError, 'isMissing'> =>
  code === 'REQUIRED' ? { isMissing: true } : {}

const usableValues = (
  params: Readonly<Record<string, unknown>> | undefined,
): Record<string, string | number> | undefined => {
  const usable = Object.entries(params ?? {}).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[key, value] as const] : [],
  )
  return usable.length === 0 ? undefined : Object.fromEntries(usable)
}

/** An error as react-hook-form keeps it: it hands its errors on as they are, further properties included. */
export interface StoredFieldError {
  readonly type: string
  readonly fieldError: FieldError
}

/** Whether something react-hook-form kept is one of our errors. */
export const isStoredFieldError = (error: unknown): error is StoredFieldError =>
  typeof error === 'object' && error !== null && 'fieldError' in error && 'type' in error
