import type { PageLocale } from '../../identity/texts.ts'

/** The kinds of text an organisation publishes about itself (decision 52). */
export const legalKinds = ['imprint', 'privacy', 'terms', 'accessibility'] as const
export type LegalKind = (typeof legalKinds)[number]

/** A published text. */
export interface LegalText {
  /** Its paragraphs in their order, as plain text. */
  readonly paragraphs: readonly string[]
  /** When it was published. */
  readonly publishedAt: Date
}

/** Where the published texts come from. */
export interface LegalTexts {
  /** The text in force, null where the organisation has published none of this kind in this language. */
  find(kind: LegalKind, locale: PageLocale): Promise<LegalText | null>
}

/** As long as texts cannot be published there are none. */
export const noLegalTexts: LegalTexts = { find: () => Promise.resolve(null) }
