import { useApolloClient } from '@apollo/client/react'
import { CommitAttemptDocument } from '@somo/graphql/media-player'
import { useCallback, useEffect, useRef } from 'react'
import { actionResult, settled } from '../../platform/api/actionResult.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import type { SendWrite } from './journal/attemptWriter.ts'
import type { PlayedEnrolment } from './learningTypes.ts'

/** In characters: browsers let a call outlive its page only up to 64 KiB together. */
const outlives = 60_000

/** Sends one write of an attempt. */
export function useCommit(): SendWrite<PlayedEnrolment> {
  const client = useApolloClient()
  const { locale } = useLocale()
  // Another language must not open the attempt anew: `send` stays the same function.
  const language = useRef(locale)
  useEffect(
    function keepLanguage() {
      language.current = locale
    },
    [locale],
  )
  return useCallback<SendWrite<PlayedEnrolment>>(
    async (input, isLast) => {
      const keepalive = isLast && JSON.stringify(input).length < outlives
      const call = client.mutate({
        mutation: CommitAttemptDocument,
        variables: { input, locale: language.current },
        context: { fetchOptions: { keepalive } },
      })
      const { payload } = actionResult(await settled(call), ({ learning }) => learning.commit)
      return payload === null ? null : { outcome: payload.outcome, progress: payload.enrolment }
    },
    [client],
  )
}
