import { useDates } from '../../../platform/locale/dates/useDates.ts'
import { MediumView } from './MediumView.tsx'
import { useRenewal } from '../useRenewal.ts'
import { useMyMedium } from './useMyMedium.ts'

/** The page about one medium of the person. */
export function MediumPage({ medium }: { readonly medium: string }) {
  const use = useMyMedium(medium)
  const renew = useRenewal()
  return (
    <MediumView
      medium={use}
      dates={useDates()}
      onRenew={async (enrolment) => {
        const reason = await renew(enrolment)
        // A learning path stays on this page, which shows the new cycle then.
        if (reason === null && enrolment.medium.kind === 'PATH') await use.refetch()
        return reason
      }}
    />
  )
}
