import type { QuestionInput, UserError } from '@somo/graphql/schema'
import { questionContentSchema } from '../core/questionContent.ts'
import { lineOf, titleRule } from '../../media/editing/readTexts.ts'
import { parseTexts } from '../../parseTexts.ts'
import { withRandomIds } from '../core/randomIds.ts'
import type { QuestionFields } from './questionStore.ts'

const tagRule = lineOf(40)

/** Reads a question as an author sends it. @returns the fields, or why they are refused */
export function readQuestionInput(input: QuestionInput): QuestionFields | readonly UserError[] {
  const points = input.points ?? 1
  const errors: UserError[] = []
  const title = titleRule.clean(input.title ?? '')
  const titleError = title === '' ? null : titleRule.check(title)
  if (titleError !== null) errors.push({ code: titleError, path: ['input', 'title'] })
  const tags = [...new Set(input.tags.map(tagRule.clean).filter((tag) => tag !== ''))]
  for (const code of new Set(tags.map(tagRule.check))) if (code !== null) errors.push({ code, path: ['input', 'tags'] })
  if (tags.length > 20) errors.push({ code: 'TOO_MANY', path: ['input', 'tags'] })
  if (!(points >= 0 && points <= 1000)) errors.push({ code: 'NOT_A_NUMBER', path: ['input', 'points'] })
  const { data, error } = questionContentSchema.safeParse(parseTexts(input.content))
  for (const { path } of error?.issues ?? [])
    errors.push({ code: 'UNREADABLE', path: ['input', 'content', ...path.map(String)] })
  if (data === undefined || errors.length > 0) return errors
  return { content: withRandomIds(data), points, tags, title: title === '' ? null : title }
}
