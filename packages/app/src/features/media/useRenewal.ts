import { RenewEnrolmentDocument } from '@somo/graphql/media'
import { useNavigate } from 'react-router-dom'
import type { OwnEnrolment } from '../../domain/learning/enrolmentStatus.ts'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import { stepHref } from '../../domain/medium/playerHref.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import type { Message } from '../../platform/locale/message.ts'

/** Begins the next cycle and opens it; answers why not, or null. */
export type RenewEnrolment = (enrolment: Pick<OwnEnrolment, 'uuid' | 'medium'>) => Promise<Message | null>

/** Renews a medium or learning path of the person. */
export function useRenewal(): RenewEnrolment {
  const { locale } = useLocale()
  const navigate = useNavigate()
  const renewal = useAction(RenewEnrolmentDocument, (data) => data.learning.renew)
  return async ({ uuid, medium }) => {
    const reason = reasonOf(await renewal.run({ enrolment: uuid, locale }))
    if (reason === null) await navigate(stepHref(medium))
    return reason
  }
}
