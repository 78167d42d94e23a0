import { useDates } from '../../../platform/locale/dates/useDates.ts'
import { MediumView } from './MediumView.tsx'
import { useMyMedium } from './useMyMedium.ts'

/** The page about one medium of the person. */
export const MediumPage = ({ medium }: { readonly medium: string }) => (
  <MediumView medium={useMyMedium(medium)} dates={useDates()} />
)
