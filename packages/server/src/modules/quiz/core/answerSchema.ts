import type { QuizAnswer } from '@somo/graphql/quiz/answer'
import { z } from 'zod'
import { upTo } from '../../parseTexts.ts'

const id = z.string().min(1).max(40)
const some = 100

/** An answer as a browser sends it. */
export const answerSchema: z.ZodType<QuizAnswer> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SINGLE'), option: id.nullable() }),
  z.object({ type: z.literal('MULTIPLE'), options: z.array(id).max(some) }),
  z.object({ type: z.literal('TRUE_FALSE'), value: z.boolean().nullable() }),
  z.object({ type: z.literal('MATCHING'), matches: z.record(id, id) }),
  z.object({ type: z.literal('ORDERING'), order: z.array(id).max(some) }),
  z.object({ type: z.literal('CLOZE'), gaps: z.record(id, z.string().refine(upTo(2000), 'TOO_LONG')) }),
  z.object({ type: z.literal('NUMERIC'), value: z.number().nullable() }),
  z.object({ type: z.literal('SHORT_TEXT'), text: z.string().refine(upTo(2000), 'TOO_LONG') }),
  z.object({ type: z.literal('ESSAY'), text: z.string().refine(upTo(200_000), 'TOO_LONG') }),
  z.object({ type: z.literal('SCALE'), value: z.number().nullable() }),
])
