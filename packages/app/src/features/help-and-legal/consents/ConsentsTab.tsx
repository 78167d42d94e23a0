import { Stack } from '@somo/ui/Stack'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { CasesPart } from './CasesPart.tsx'
import { ConsentsView } from './ConsentsView.tsx'
import type { LegalDocument } from '../legalTypes.ts'
import type { CasesData } from './useCases.ts'
import type { ConsentsData } from './useConsents.ts'

export interface ConsentsTabProps {
  readonly cases: CasesData
  readonly consents: ConsentsData
  /** For the filter by document. */
  readonly documents: readonly LegalDocument[]
  readonly dates: Dates
}

/** The proofs, and above them the requests that wait. */
export const ConsentsTab = ({ cases, consents, documents, dates }: ConsentsTabProps) => (
  <Stack space={36}>
    <CasesPart {...cases} dates={dates} />
    <ConsentsView {...consents} documents={documents} dates={dates} />
  </Stack>
)
