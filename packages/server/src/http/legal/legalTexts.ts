import type { LegalKind as PublishedKind } from '@somo/graphql/schema'
import type { PageLocale } from '../../identity/pages/pageTexts.ts'
import type { ComingText, PublicText, PublishedTexts } from '../../modules/legal/documents/publishedTexts.ts'

/** The kinds of text an organisation publishes about itself (decision 0059); help and rules of its own are for signed-in people alone. */
export const legalKinds = ['imprint', 'privacy', 'terms', 'accessibility', 'cookies'] as const
export type LegalKind = (typeof legalKinds)[number]

/** A published text: its body as its people wrote it (see parseLegalText), its language and the day it was published. */
export type LegalText = PublicText

/** A text that is not in force yet, and the day it holds from. */
export type ComingLegalText = ComingText

/** Where the published texts come from. */
export interface LegalTexts {
  /** The text in force, in another language where there is none in this one; null while there is none at all. */
  find(kind: LegalKind, locale: PageLocale): Promise<LegalText | null>
  /** The one that is not in force yet; null while none waits. */
  findComing(kind: LegalKind, locale: PageLocale): Promise<ComingLegalText | null>
}

const published = {
  imprint: 'IMPRINT',
  privacy: 'PRIVACY',
  terms: 'TERMS',
  accessibility: 'ACCESSIBILITY',
  cookies: 'COOKIES',
} as const satisfies Record<LegalKind, PublishedKind>

/** The texts the organisation has published. */
export const createLegalTexts = (texts: PublishedTexts): LegalTexts => ({
  find: (kind, locale) => texts.find(published[kind], locale),
  findComing: (kind, locale) => texts.findComing(published[kind], locale),
})
