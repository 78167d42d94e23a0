import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { CommitAttemptDocument } from '@somo/graphql/media-player'
import { useCallback, useEffect, useRef } from 'react'
import { actionResult, settled } from '../../platform/api/actionResult.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import type { SendWrite } from './journal/attemptWriter.ts'
import type { PlayedEnrolment } from './learningTypes.ts'

/** In characters: browsers let a call outlive its page only up to 64 KiB together. */
const outlives = 60_000

/** Makes what sends writes of attempts. `localeOf`: the language of titles in the answer. */
export const createCommit =
  (client: Pick<ApolloClient, 'mutate'>, localeOf: () => string): SendWrite<PlayedEnrolment> =>
  async (input, isLast) => {
    const keepalive = isLast && JSON.stringify(input).length < outlives
    const call = client.mutate({
      mutation: CommitAttemptDocument,
      variables: { input, locale: localeOf() },
      context: { fetchOptions: { keepalive } },
    })
    const { payload, problem } = actionResult(await settled(call), ({ learning }) => learning.commit)
    if (problem?.code === 'BAD_INPUT') return { outcome: 'REFUSED', progress: null }
    return payload === null ? null : { outcome: payload.outcome, progress: payload.enrolment }
  }

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
    (input, isLast) => createCommit(client, () => language.current)(input, isLast),
    [client],
  )
}
