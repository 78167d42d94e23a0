import { useMutation, useQuery } from '@apollo/client/react'
import { DecideConsentDocument, PendingConsentsDocument } from '@somo/graphql/consent'
import type { ConsentDecision } from '@somo/graphql/schema'
import { useEffect, useState } from 'react'
import { consentWatch } from '../../platform/consent/consentWatch.ts'
import { toProblem } from '../../platform/errors/problem.ts'
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
  const { data, previousData, error, loading, refetch } = useQuery(PendingConsentsDocument, { variables: { locale } })
  const [send] = useMutation(DecideConsentDocument)
  // What the last answer left, as long as the language is the same.
  const [answered, setAnswered] = useState<{
    readonly locale: string
    readonly pending: readonly PendingConsent[]
  } | null>(null)
  const asked = (data ?? (loading ? previousData : undefined))?.legal.pending ?? null
  const pending = answered?.locale === locale ? answered.pending : asked
  const isSettled = pending?.length === 0
  useEffect(
    function openThePage() {
      if (isSettled) consentWatch.settle()
    },
    [isSettled],
  )
  return {
    pending: {
      isWaiting: loading || isSettled,
      data: isSettled ? null : pending,
      problem: pending === null ? toProblem(error) : null,
    },
    retry: () => void refetch(),
    async decide({ version, text }, decision) {
      const { data: answer, error: fault } = await send({ variables: { version, decision, locale: text.locale } })
      const payload = answer?.legal.decide
      if (payload === undefined)
        return { problem: toProblem(fault) ?? { code: 'INTERNAL', requestId: null }, hasChanged: false }
      if (decision === 'ACCEPTED') setAnswered({ locale, pending: payload.pending })
      return { problem: null, hasChanged: payload.userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE') }
    },
  }
}
