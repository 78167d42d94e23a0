import type { z } from 'zod/mini'
import type { Message } from '../../locale/message.ts'
import { faultMessages } from '../formMessages.ts'

/** What is wrong with a value, as a text that is put into the person's language when it is drawn. */
export interface Fault {
  readonly message: Message
  /** Nothing was entered: a field says this in its own words where it has some ("Enter a family name."). */
  readonly isMissing?: true
  readonly values?: Readonly<Record<string, string | number>>
}

/** Texts by code: of the `error` a schema names, or of an error the server answers. */
export type FaultTexts = Readonly<Record<string, Message>>

type Issue = z.core.$ZodIssue
type Sized = Extract<Issue, { code: 'too_big' | 'too_small' }>

const sizeKind = (origin: Sized['origin']): 'text' | 'list' | 'number' => {
  if (origin === 'string') return 'text'
  return origin === 'array' || origin === 'set' ? 'list' : 'number'
}

const tooBig = { text: faultMessages.tooLong, list: faultMessages.tooMany, number: faultMessages.tooMuch }
const tooSmall = { text: faultMessages.tooShort, list: faultMessages.tooFew, number: faultMessages.tooLittle }

/** Blanks alone say as little as nothing. */
const isEmpty = (input: unknown): boolean =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '')

/** The fault of an issue the schema gave no text for; `input` is the value that was looked at. */
function usualFault(issue: Issue, input: unknown): Fault {
  if (isEmpty(input)) return { message: faultMessages.missing, isMissing: true }
  if (issue.code === 'too_big')
    return { message: tooBig[sizeKind(issue.origin)], values: { maximum: Number(issue.maximum) } }
  if (issue.code === 'too_small') {
    if (sizeKind(issue.origin) === 'list' && Number(issue.minimum) === 1)
      return { message: faultMessages.missing, isMissing: true }
    return { message: tooSmall[sizeKind(issue.origin)], values: { minimum: Number(issue.minimum) } }
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') return { message: faultMessages.email }
  if (issue.code === 'invalid_format' && issue.format === 'url') return { message: faultMessages.url }
  return { message: faultMessages.unusable }
}

/**
 * The fault of one issue of zod: the text whose code the schema names (`z.maxLength(5, 'reasonTooLong')`), else the usual
 * one of its kind. A schema may refuse a combination with `params`, whose strings and numbers the text may use.
 */
export function faultOfIssue(issue: Issue, input: unknown, texts: FaultTexts): Fault {
  const own = Object.hasOwn(texts, issue.message) ? texts[issue.message] : undefined
  if (own === undefined) return usualFault(issue, input)
  const values = issue.code === 'custom' ? usableValues(issue.params) : undefined
  return { message: own, ...missingBy(issue.message), ...(values === undefined ? {} : { values }) }
}

/** What the code of a fault tells beside its text. */
export const missingBy = (code: string): Pick<Fault, 'isMissing'> => (code === 'REQUIRED' ? { isMissing: true } : {})

const usableValues = (
  params: Readonly<Record<string, unknown>> | undefined,
): Record<string, string | number> | undefined => {
  const usable = Object.entries(params ?? {}).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [[key, value] as const] : [],
  )
  return usable.length === 0 ? undefined : Object.fromEntries(usable)
}

/** A fault as react-hook-form keeps it: it hands its errors on as they are, further properties included. */
export interface FaultError {
  readonly type: string
  readonly fault: Fault
}

/** Whether something react-hook-form kept is one of our faults. */
export const isFaultError = (error: unknown): error is FaultError =>
  typeof error === 'object' && error !== null && 'fault' in error && 'type' in error
