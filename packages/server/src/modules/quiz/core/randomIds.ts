import { randomBytes } from 'node:crypto'
import type { QuestionContent } from './questionContent.ts'

/**
 * The same content with new random ids: ids in the order of writing would tell which options belong together, or which one
 * was written first.
 */
export function withRandomIds(content: QuestionContent): QuestionContent {
  const known = new Map<string, string>()
  const renew = (id: string): string => {
    const next = known.get(id) ?? randomBytes(5).toString('hex')
    known.set(id, next)
    return next
  }
  const renewAll = <T extends { readonly id: string }>(items: readonly T[]): T[] =>
    items.map((item) => ({ ...item, id: renew(item.id) }))
  switch (content.type) {
    case 'SINGLE':
      return { ...content, options: renewAll(content.options) }
    case 'MULTIPLE':
      return { ...content, options: renewAll(content.options) }
    case 'MATCHING':
      return withRandomMatches(content)
    case 'ORDERING':
      return { ...content, items: renewAll(content.items) }
    case 'CLOZE':
      return {
        ...content,
        parts: content.parts.map((part) => ('gap' in part ? { gap: renew(part.gap) } : part)),
        gaps: renewAll(content.gaps).map((gap) =>
          gap.kind === 'LIST' ? { ...gap, options: renewAll(gap.options) } : gap,
        ),
      }
    case 'TRUE_FALSE':
    case 'NUMERIC':
    case 'SHORT_TEXT':
    case 'ESSAY':
    case 'SCALE':
      return content
  }
}

/** Prompts and matches may share ids, so each has its own new ones. */
function withRandomMatches(content: Extract<QuestionContent, { type: 'MATCHING' }>): QuestionContent {
  const ids = new Map(content.matches.map(({ id }) => [id, randomBytes(5).toString('hex')]))
  const renew = (id: string): string => ids.get(id) ?? id
  return {
    ...content,
    matches: content.matches.map((match) => ({ ...match, id: renew(match.id) })),
    prompts: content.prompts.map((prompt) => ({
      ...prompt,
      id: randomBytes(5).toString('hex'),
      match: renew(prompt.match),
    })),
  }
}
