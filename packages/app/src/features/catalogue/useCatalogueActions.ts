import { EnrolDocument, RenewFromCatalogueDocument, WithdrawFromCatalogueDocument } from '@somo/graphql/catalogue'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import { playerHref } from '../../domain/medium/playerHref.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import type { Message } from '../../platform/locale/message.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { stepOf, type OfferedMedium } from './catalogueStep.ts'
import { messages } from './messages.ts'

/** What a person does with a medium of the catalogue. A toast says what came of it. */
export interface CatalogueActions {
  /** The medium that something is being done with. */
  readonly pending: string | null
  /** Starts, requests or renews it, whatever is next. */
  readonly onStep: (medium: OfferedMedium) => void
  /** Takes back the request, or ends what the person began. */
  readonly onWithdraw: (medium: OfferedMedium) => void
}

/** @param retry asks again for what is shown */
export function useCatalogueActions(retry: () => void): CatalogueActions {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const navigate = useNavigate()
  const enrolment = useAction(EnrolDocument, (data) => data.learning.enrol)
  const renewal = useAction(RenewFromCatalogueDocument, (data) => data.learning.renew)
  const withdrawal = useAction(WithdrawFromCatalogueDocument, (data) => data.learning.withdraw)
  const [pending, setPending] = useState<string | null>(null)
  const run = async (medium: OfferedMedium, act: () => Promise<Message | null>, onDone: () => void): Promise<void> => {
    setPending(medium.uuid)
    const reason = await act()
    setPending(null)
    if (reason === null) return onDone()
    const values = { title: medium.title, reason: formatMessage(reason) }
    toasts.toast({ tone: 'bad', message: formatMessage(messages.notDone, values) })
    // Somebody may have changed how it is booked.
    retry()
  }
  const say = (message: Message, { title }: OfferedMedium): void => {
    toasts.toast({ message: formatMessage(message, { title }) })
    retry()
  }
  return {
    pending,
    onStep: (medium) => {
      const step = stepOf(medium)
      const own = medium.enrolment?.uuid
      const act =
        step === 'RENEW' && own !== undefined
          ? async () => reasonOf(await renewal.run({ enrolment: own, locale }))
          : async () => reasonOf(await enrolment.run({ medium: medium.uuid, locale }))
      void run(medium, act, () =>
        step === 'REQUEST' ? say(messages.requested, medium) : void navigate(playerHref(medium.uuid)),
      )
    },
    onWithdraw: (medium) => {
      const own = medium.enrolment
      if (own === null) return
      void run(
        medium,
        async () => reasonOf(await withdrawal.run({ enrolment: own.uuid, locale })),
        () => say(own.access === 'REQUESTED' ? messages.withdrawn : messages.removed, medium),
      )
    },
  }
}
