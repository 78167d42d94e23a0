import { z } from 'zod'
import { upTo } from '../../parseTexts.ts'

const id = z.string().min(1).max(40)
const text = z.string().trim().min(1).refine(upTo(2000), 'TOO_LONG')
const feedback = z.string().trim().refine(upTo(2000), 'TOO_LONG').optional()
const base = { stem: z.string().trim().min(1).refine(upTo(10_000), 'TOO_LONG'), feedback }

/** In percent of the points: 100 is right, 0 is wrong; a wrong choice of several may take points away. */
const weight = z.number().min(-100).max(100)

const options = z.array(z.object({ id, text, weight, feedback })).min(2).max(50).refine(haveDifferentIds, 'REPEATED')
const choices = z.array(z.object({ id, text })).min(1).max(50).refine(haveDifferentIds, 'REPEATED')
const accepts = z
  .array(z.object({ text: text.refine(upTo(200), 'TOO_LONG'), weight: weight.min(0), feedback }))
  .min(1)
  .max(50)
  .refine(haveRight, 'NO_RIGHT_ANSWER')
const bounds = z
  .object({ from: z.number(), to: z.number(), weight: weight.min(0), feedback })
  .refine(({ from, to }) => from <= to, 'WRONG_ORDER')

/** ALL_OR_NOTHING: what is not completely right scores 0. */
const scoring = z.enum(['PARTIAL', 'ALL_OR_NOTHING']).default('PARTIAL')

const gap = z.discriminatedUnion('kind', [
  z.object({ id, kind: z.literal('TYPED'), accepts, isCaseSensitive: z.boolean().default(false) }),
  z.object({ id, kind: z.literal('LIST'), options: options.refine(haveRight, 'NO_RIGHT_ANSWER') }),
])

/**
 * The content of a question version by its type, as the bank stores it. Messages of refused content are codes.
 * How each type scores stands at `scoreAnswer`.
 */
export const questionContentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SINGLE'), ...base, options: options.refine(haveRight, 'NO_RIGHT_ANSWER') }),
  z.object({
    type: z.literal('MULTIPLE'),
    ...base,
    scoring,
    options: options.refine((given) => given.some((option) => option.weight > 0), 'NO_RIGHT_ANSWER'),
  }),
  z.object({
    type: z.literal('TRUE_FALSE'),
    ...base,
    isTrue: z.boolean(),
    trueFeedback: feedback,
    falseFeedback: feedback,
  }),
  z
    .object({
      type: z.literal('MATCHING'),
      ...base,
      scoring,
      matches: choices.min(2),
      prompts: z
        .array(z.object({ id, text, match: id }))
        .min(1)
        .max(50)
        .refine(haveDifferentIds, 'REPEATED'),
    })
    .refine(
      ({ prompts, matches }) => prompts.every((prompt) => matches.some((match) => match.id === prompt.match)),
      'UNKNOWN_MATCH',
    ),
  z.object({ type: z.literal('ORDERING'), ...base, scoring, items: choices.min(2) }),
  z
    .object({
      type: z.literal('CLOZE'),
      ...base,
      parts: z
        .array(z.union([z.object({ text: z.string().refine(upTo(10_000), 'TOO_LONG') }), z.object({ gap: id })]))
        .min(1)
        .max(200),
      gaps: z.array(gap).min(1).max(50).refine(haveDifferentIds, 'REPEATED'),
    })
    .refine(haveGapsOnce, 'UNKNOWN_GAP'),
  z.object({
    type: z.literal('NUMERIC'),
    ...base,
    unit: text.refine(upTo(20), 'TOO_LONG').nullable().default(null),
    accepts: z.array(bounds).min(1).max(50).refine(haveRight, 'NO_RIGHT_ANSWER'),
  }),
  z.object({ type: z.literal('SHORT_TEXT'), ...base, accepts, isCaseSensitive: z.boolean().default(false) }),
  z.object({
    type: z.literal('ESSAY'),
    ...base,
    guide: z.string().trim().refine(upTo(10_000), 'TOO_LONG').optional(),
    maxWords: z.int().min(1).max(10_000).nullable().default(null),
  }),
  z
    .object({
      type: z.literal('SCALE'),
      ...base,
      from: z.int().min(0).max(1),
      to: z.int().min(2).max(10),
      lowLabel: text.refine(upTo(80), 'TOO_LONG').nullable().default(null),
      highLabel: text.refine(upTo(80), 'TOO_LONG').nullable().default(null),
    })
    .refine(({ from, to }) => from < to, 'WRONG_ORDER'),
])

export type QuestionContent = z.infer<typeof questionContentSchema>
/** The content of one type. */
export type ContentOf<T extends QuestionContent['type']> = Extract<QuestionContent, { type: T }>

function haveDifferentIds(given: readonly { readonly id: string }[]): boolean {
  return new Set(given.map((each) => each.id)).size === given.length
}

function haveRight(given: readonly { readonly weight: number }[]): boolean {
  return given.some((each) => each.weight === 100)
}

function haveGapsOnce(given: {
  readonly parts: readonly ({ readonly text: string } | { readonly gap: string })[]
  readonly gaps: readonly { readonly id: string }[]
}): boolean {
  const shown = given.parts.flatMap((part) => ('gap' in part ? [part.gap] : []))
  return shown.length === given.gaps.length && given.gaps.every((each) => shown.includes(each.id))
}
