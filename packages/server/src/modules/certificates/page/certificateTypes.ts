import type { CertificateLayout, CertificateValidity, LearningKind } from '@somo/graphql/schema'

export const certificateLocales = ['en', 'de', 'sw'] as const
export type CertificateLocale = (typeof certificateLocales)[number]

/** The texts of a design in one language. */
export interface CertificateWords {
  readonly heading: string
  readonly statement: string
  readonly note: string | null
}

/** What a version of a template says of its certificates. */
export interface Design {
  readonly layout: CertificateLayout
  readonly mainLocale: CertificateLocale
  readonly texts: Readonly<Partial<Record<CertificateLocale, CertificateWords>>>
  readonly signatory: string | null
  readonly signatoryRole: string | null
  readonly place: string | null
  readonly showsGoals: boolean
  readonly showsScore: boolean
  readonly validity: CertificateValidity
  readonly validityMonths: number | null
  readonly renewalDays: number
  readonly numberPattern: string
}

/** The organisation as it is printed. */
export interface Brand {
  readonly issuer: string
  /** #rrggbb. */
  readonly colour: string
  /** A PNG. */
  readonly logo: Buffer | null
  /** A picture of the signature, a PNG. @default none */
  readonly signature?: Buffer | null
}

/** What was frozen when a certificate was issued. Days are ISO days. */
export interface CertificateFacts {
  readonly locale: CertificateLocale
  readonly holderName: string
  readonly title: string
  readonly mediumKind: LearningKind
  readonly goals: readonly string[]
  /** In percent. */
  readonly score: number | null
  readonly completedOn: string
  readonly validUntil: string | null
  readonly number: string
  readonly code: string
}

/** Everything that a page is drawn from. */
export interface PageContent {
  readonly design: Design
  readonly brand: Brand
  readonly facts: CertificateFacts
  /** Address of the check page of this certificate. */
  readonly checkAddress: string
}
