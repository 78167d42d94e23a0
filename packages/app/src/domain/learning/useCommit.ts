import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { CommitAttemptDocument } from '@somo/graphql/media-player'
import { HandInQuizDocument, SaveQuizAnswersDocument } from '@somo/graphql/quiz-player'
import { useCallback, useEffect, useRef } from 'react'
import { actionResult, settled } from '../../platform/api/actionResult.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { isQuizWrite, type QuizWrite } from './journal/attemptJournal.ts'
import type { SendWrite, WriteAnswer } from './journal/attemptWriter.ts'
import type { PlayedEnrolment } from './learningTypes.ts'

/** In characters: browsers let a call outlive its page only up to 64 KiB together. */
const outlives = 60_000

/** Sends answers of a quiz, or hands it in. A quiz tells of its progress by its result. */
async function sendQuizWrite(
  client: ApolloClient,
  { handedInAt, sequence, ...write }: QuizWrite,
  keepalive: boolean,
): Promise<WriteAnswer<PlayedEnrolment>> {
  const [sentAt, context] = [new Date().toISOString(), { fetchOptions: { keepalive } }]
  if (handedInAt === null) {
    const call = client.mutate({
      mutation: SaveQuizAnswersDocument,
      variables: { input: { ...write, sentAt } },
      context,
    })
    const { payload } = actionResult(await settled(call), ({ quiz }) => quiz.saveAnswers)
    return payload === null ? null : { outcome: payload.outcome, progress: null }
  }
  const input = { ...write, sequence, givenAt: handedInAt, sentAt }
  const call = client.mutate({ mutation: HandInQuizDocument, variables: { input }, context })
  const { payload } = actionResult(await settled(call), ({ quiz }) => quiz.handIn)
  return payload === null ? null : { outcome: payload.outcome, progress: null }
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
    async (input, isLast) => {
      const keepalive = isLast && JSON.stringify(input).length < outlives
      if (isQuizWrite(input)) return sendQuizWrite(client, input, keepalive)
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
