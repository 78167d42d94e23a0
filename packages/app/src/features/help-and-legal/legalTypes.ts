import type {
  LegalConsentsQuery,
  LegalDocumentPartsFragment,
  LegalDocumentQuery,
  LegalVersionNumbersQuery,
  LegalVersionPartsFragment,
} from '@somo/graphql/help-and-legal'
import type { LegalDocumentInput, LegalTextInput } from '@somo/graphql/schema'
import type { Upload } from '../../platform/api/uploads/useUpload.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import type { UserError } from '../../platform/form/saveAnswer.ts'

export type LegalDocument = LegalDocumentPartsFragment
export type LegalVersion = LegalVersionPartsFragment
/** The days a version may begin on, by the clocks of the installation. */
export type StartDays = LegalDocumentQuery['legal']['startDays']
export type VersionNumber = NonNullable<LegalVersionNumbersQuery['legal']['versions']>[number]
export type ConsentItem = LegalConsentsQuery['legal']['consents']['items'][number]

/** What came of a change: the document as it stands now where the server told it, and what was wrong. */
export interface ChangeAnswer {
  readonly document: LegalDocument | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** Whether somebody else was faster. */
export const isStale = ({ userErrors }: ChangeAnswer): boolean =>
  userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')

/** How a draft is to be published. */
export interface PublishWish {
  readonly isMajor: boolean
  readonly changeNote: string
  /** The day it holds from, `yyyy-MM-dd`; null for at once. */
  readonly startsOn: string | null
}

/** What may be done with one document; each is made from the state that is shown. */
export interface DocumentActions {
  readonly saveText: (document: LegalDocument, texts: readonly LegalTextInput[]) => Promise<ChangeAnswer>
  /** Sends a PDF; what answers is named in the texts. */
  readonly sendFile: Upload
  readonly discard: (document: LegalDocument) => Promise<ChangeAnswer>
  readonly publish: (document: LegalDocument, wish: PublishWish) => Promise<ChangeAnswer>
  /** Puts the scheduled version in force now. */
  readonly enforce: (document: LegalDocument) => Promise<ChangeAnswer>
  /** Makes the scheduled version a draft again. */
  readonly unschedule: (document: LegalDocument) => Promise<ChangeAnswer>
  readonly update: (document: LegalDocument, input: LegalDocumentInput) => Promise<ChangeAnswer>
  readonly archive: (document: LegalDocument) => Promise<ChangeAnswer>
}

/** A unit as it is chosen. */
export interface UnitChoice {
  readonly id: string
  readonly label: string
}

/** Units found by what was typed. */
export interface UnitSearch {
  readonly items: readonly UnitChoice[]
  readonly isLoading: boolean
  readonly onSearch: (text: string) => void
}
