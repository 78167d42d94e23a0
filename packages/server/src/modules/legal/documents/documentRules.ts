import type { LegalDocumentInput, LegalKind, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { isUuid } from '../../../database/uuid.ts'
import type { DocumentStore, DocumentValues } from './documentStore.ts'
import { isTextLocale } from './legalTexts.ts'

const longestTitle = 160
const longestScreen = 64
// More than the product has addresses.
const mostScreens = 50

/** What an administrator decides about a document, as it is kept, or what is wrong with it. */
export async function checkDocument(
  store: Pick<DocumentStore, 'hasUnit'>,
  { kind, consent, audienceRoles, ...input }: LegalDocumentInput,
  client: PoolClient,
): Promise<DocumentValues | { userErrors: UserError[] }> {
  const audienceLocales = [...new Set(input.audienceLocales)]
  const screens = [...new Set(input.screens)].toSorted()
  const title = input.title.trim().normalize('NFC')
  const audienceUnit = input.audienceUnit ?? null
  const userErrors: UserError[] = []
  if (title === '') userErrors.push({ code: 'REQUIRED', path: ['title'] })
  if (Array.from(title).length > longestTitle) userErrors.push({ code: 'TOO_LONG', path: ['title'] })
  if (/\p{Cc}|\p{Cs}/u.test(title)) userErrors.push({ code: 'BAD_CHARACTERS', path: ['title'] })
  if (audienceUnit !== null && !(isUuid(audienceUnit) && (await store.hasUnit(audienceUnit, client)))) {
    userErrors.push({ code: 'UNKNOWN', path: ['audienceUnit'] })
  }
  if (audienceLocales.some((locale) => !isTextLocale(locale)))
    userErrors.push({ code: 'NOT_OFFERED', path: ['audienceLocales'] })
  userErrors.push(...checkScreens(kind, screens))
  if (userErrors.length > 0) return { userErrors }
  return { kind, title, consent, audienceRoles: [...new Set(audienceRoles)], audienceLocales, audienceUnit, screens }
}

/**
 * The route table is the app's, so only how an address is written is judged here: of one that there is not nobody asks for
 * the help. What people agree to belongs to no page.
 */
function checkScreens(kind: LegalKind, screens: readonly string[]): UserError[] {
  if (kind !== 'HELP' && screens.length > 0) return [{ code: 'NOT_OFFERED', path: ['screens'] }]
  if (screens.length > mostScreens) return [{ code: 'TOO_MANY', path: ['screens'] }]
  if (screens.some((screen) => screen.length > longestScreen)) return [{ code: 'TOO_LONG', path: ['screens'] }]
  return screens.every((screen) => /^\/[a-z0-9-]+$/.test(screen)) ? [] : [{ code: 'WRONG_KIND', path: ['screens'] }]
}

/** What a change makes different, before and after, for the log. */
export function findDifference(
  present: DocumentValues,
  next: DocumentValues,
): { readonly before: Partial<DocumentValues>; readonly after: Partial<DocumentValues> } {
  const names = Object.keys(next).filter((name): name is keyof DocumentValues => name in present)
  const differing = names.filter((name) => JSON.stringify(present[name]) !== JSON.stringify(next[name]))
  const partOf = (values: DocumentValues): Partial<DocumentValues> =>
    Object.fromEntries(differing.map((name) => [name, values[name]]))
  return { before: partOf(present), after: partOf(next) }
}
