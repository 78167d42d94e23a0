import { DecideConsentDocument, PendingConsentsDocument } from '@somo/graphql/consent'
import type { ConsentDecision } from '@somo/graphql/schema'
import { useEffect, useState } from 'react'
import { consentWatch } from '../../platform/consent/consentWatch.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import type { DecisionResult, PendingConsent } from './consentTypes.ts'

/** What the step of agreement is drawn from. */
export interface ConsentData {
  readonly pending: QueryState<readonly PendingConsent[]>
  readonly retry: () => void
  readonly decide: (text: PendingConsent, decision: ConsentDecision) => Promise<DecisionResult>
}

/** The texts that wait, in the language the page has; once none is left, the page behind is opened. */
export function useConsent(): ConsentData {
  const { locale } = useLocale()
  const waiting = useQueryState(PendingConsentsDocument, {
    variables: { locale },
    keeps: 'whileWaiting',
    pick: (data) => data.legal.pending,
  })
  const send = useAction(DecideConsentDocument, (data) => data.legal.decide)
  // What the last answer left, as long as the language is the same.
  const [answered, setAnswered] = useState<{
    readonly locale: string
    readonly pending: readonly PendingConsent[]
  } | null>(null)
  const pending = answered?.locale === locale ? answered.pending : waiting.data
  const isSettled = pending?.length === 0
  useEffect(
    function openThePage() {
      if (isSettled) consentWatch.settle()
    },
    [isSettled],
  )
  return {
    pending: {
      isWaiting: waiting.isWaiting || isSettled,
      data: isSettled ? null : pending,
      problem: pending === null ? waiting.problem : null,
    },
    retry: waiting.retry,
    async decide({ version, text }, decision) {
      const { payload, problem, userErrors } = await send.run({ version, decision, locale: text.locale })
      if (payload === null) return { problem, hasChanged: false }
      if (decision === 'ACCEPTED') setAnswered({ locale, pending: payload.pending })
      return { problem: null, hasChanged: userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE') }
    },
  }
}
