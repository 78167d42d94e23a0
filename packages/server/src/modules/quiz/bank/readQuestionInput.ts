import type { QuestionInput, UserError } from '@somo/graphql/schema'
import { questionContentSchema } from '../core/questionContent.ts'
import { withRandomIds } from '../core/randomIds.ts'
import type { QuestionFields } from './questionStore.ts'

/** Reads a question as an author sends it. @returns the fields, or why they are refused */
export function readQuestionInput(input: QuestionInput): QuestionFields | readonly UserError[] {
  const points = input.points ?? 1
  const errors: UserError[] = []
  const title = input.title?.trim() ?? ''
  if (title.length > 160) errors.push({ code: 'TOO_LONG', path: ['input', 'title'] })
  const tags = [...new Set(input.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))]
  if (tags.some((tag) => tag.length > 40)) errors.push({ code: 'TOO_LONG', path: ['input', 'tags'] })
  if (tags.length > 20) errors.push({ code: 'TOO_MANY', path: ['input', 'tags'] })
  if (!(points >= 0 && points <= 1000)) errors.push({ code: 'NOT_A_NUMBER', path: ['input', 'points'] })
  const { data, error } = questionContentSchema.safeParse(parse(input.content))
  for (const { path } of error?.issues ?? [])
    errors.push({ code: 'UNREADABLE', path: ['input', 'content', ...path.map(String)] })
  if (data === undefined || errors.length > 0) return errors
  return { content: withRandomIds(data), points, tags, title: title === '' ? null : title }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
