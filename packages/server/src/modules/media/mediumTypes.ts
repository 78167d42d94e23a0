import type {
  CountedAttempt,
  CourseOrder,
  MediumBooking,
  MediumChange,
  MediumFinding,
  MediumKind,
  MediumPerson,
  MediumState,
  MediumVersionState,
  UnitStep,
} from '@somo/graphql/schema'
import type { CompletionRule } from '../learning/completionRules.ts'

/** Texts by their language. */
export type LocalTexts = Readonly<Record<string, string>>

/** What is stored as the content of a version; which keys it has depends on the kind. */
export interface VersionContent {
  /** What processing read from the file stands beside these. */
  readonly [fact: string]: unknown
  readonly url?: string
  readonly blocks?: unknown
  readonly survey?: unknown
  readonly order?: CourseOrder
  /** Of a quiz, beside its settings. */
  readonly sections?: readonly unknown[]
}

/** A medium as its authors read it. */
export interface MediumRow {
  readonly uuid: string
  readonly kind: MediumKind
  readonly state: MediumState
  readonly mainLocale: string
  readonly titles: LocalTexts
  readonly summaries: LocalTexts
  readonly descriptions: LocalTexts
  readonly languages: readonly string[]
  readonly durationMinutes: number | null
  readonly provider: string | null
  readonly tags: readonly string[]
  readonly categories: readonly string[]
  readonly ownerUnit: UnitStep
  readonly responsible: MediumPerson | null
  readonly booking: MediumBooking
  readonly visibleTo: readonly UnitStep[]
  /** As yyyy-mm-dd. */
  readonly availableFrom: string | null
  readonly availableUntil: string | null
  readonly currentVersion: string | null
  readonly updatedAt: string
  readonly revision: number
}

/** A version of a medium. */
export interface VersionRow {
  readonly uuid: string
  readonly number: number
  readonly state: MediumVersionState
  readonly change: MediumChange | null
  readonly content: VersionContent
  readonly completion: Partial<CompletionRule>
  readonly passMark: number | null
  readonly attemptLimit: number | null
  readonly countedAttempt: CountedAttempt
  readonly findings: readonly MediumFindingRow[]
  readonly note: string | null
  readonly createdAt: string
  readonly publishedAt: string | null
  readonly publishedBy: MediumPerson | null
  readonly revision: number
}

/** A finding as processing stores it. */
export interface MediumFindingRow {
  readonly code: MediumFinding['code']
  readonly place?: string | null
  readonly values?: unknown
}

/** An item of a version of a course. */
export interface CourseItemRow {
  readonly uuid: string
  readonly course: string
  readonly medium: string
  readonly kind: MediumKind
  readonly title: string
  readonly state: MediumState
  readonly durationMinutes: number | null
  readonly chapter: LocalTexts | null
  readonly isRequired: boolean
  readonly opens: { readonly after?: string; readonly score?: number } | null
}

/** Kinds that are made by a form; the others begin with a file. */
export const formKinds = ['LINK', 'PAGE', 'COURSE', 'QUIZ', 'SURVEY', 'EVENT'] as const satisfies readonly MediumKind[]

export const isFormKind = (kind: MediumKind): boolean => formKinds.some((one) => one === kind)
