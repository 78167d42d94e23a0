import type { NewsInput, NewsTextInput, UserError } from '@somo/graphql/schema'
import { isTextLocale } from '../legal/documents/legalTexts.ts'
import { linesOf, lineOf } from '../media/editing/readTexts.ts'
import type { NewsTexts, NewsValues } from './newsStore.ts'
import { userError } from '../userError.ts'

const titleRule = lineOf(160)
const bodyRule = linesOf(20_000)
const mostUnits = 50

/** What was entered, as it is kept; a language without any text is left out. */
export function readNews(input: NewsInput): { values: NewsValues; userErrors: UserError[] } {
  const userErrors: UserError[] = []
  const texts = readTexts(input.texts, userErrors)
  if (!isTextLocale(input.mainLocale)) userErrors.push(userError('NOT_OFFERED', 'mainLocale'))
  if (input.units.length > mostUnits) userErrors.push(userError('TOO_MANY', 'units'))
  const { publishFrom = null, publishUntil = null } = input
  if (publishFrom !== null && publishUntil !== null && publishUntil < publishFrom)
    userErrors.push(userError('WRONG_ORDER', 'publishUntil'))
  const { mainLocale, roles, units, withSubunits, isPinned, mustConfirm } = input
  return {
    values: {
      texts,
      mainLocale,
      roles: [...new Set(roles)],
      units: [...new Set(units)],
      withSubunits,
      publishFrom,
      publishUntil,
      isPinned,
      mustConfirm,
    },
    userErrors,
  }
}

function readTexts(inputs: readonly NewsTextInput[], errors: UserError[]): NewsTexts {
  const texts: Record<string, { title: string; body: string }> = {}
  for (const { locale, title: givenTitle, body: givenBody } of inputs) {
    if (!isTextLocale(locale)) {
      errors.push(userError('NOT_OFFERED', 'texts', locale))
      continue
    }
    const [title, body] = [titleRule.clean(givenTitle), bodyRule.clean(givenBody)]
    const codes = [title === '' ? null : titleRule.check(title), bodyRule.check(body)]
    if (codes[0]) errors.push(userError(codes[0], 'texts', locale, 'title'))
    if (codes[1]) errors.push(userError(codes[1], 'texts', locale, 'body'))
    if (title !== '' || body !== '') texts[locale] = { title, body }
  }
  return texts
}

/** What is missing before news can be published: a title and a text in its main language, and in each one that was begun. */
export const findUnfinished = ({ texts, mainLocale }: Pick<NewsValues, 'texts' | 'mainLocale'>): UserError[] =>
  [...new Set([mainLocale, ...Object.keys(texts)])].flatMap((locale) => {
    const { title = '', body = '' } = texts[locale] ?? {}
    return [
      ...(title === '' ? [userError('REQUIRED', 'texts', locale, 'title')] : []),
      ...(body === '' ? [userError('REQUIRED', 'texts', locale, 'body')] : []),
    ]
  })
