import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { CommitAttemptDocument } from '@somo/graphql/media-player'
import { HandInQuizDocument, SaveQuizAnswersDocument } from '@somo/graphql/quiz-player'
import { SubmitSurveyDocument } from '@somo/graphql/survey-player'
import type { CommitOutcome } from '@somo/graphql/schema'
import { useCallback, useEffect, useRef } from 'react'
import { actionResult, settled, type ActionResult } from '../../platform/api/actionResult.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { isQuizWrite, isSurveyWrite, type QuizWrite, type SurveyWrite } from './journal/attemptJournal.ts'
import type { SendWrite, WriteAnswer } from './journal/attemptWriter.ts'
import type { PlayedEnrolment } from './learningTypes.ts'

/** In characters: browsers let a call outlive its page only up to 64 KiB together. */
const outlives = 60_000

/** In ms: a call into a network that swallows it would hold up every later one. The write can be sent again under its number. */
const patience = 15_000

/** How a write is sent. A failure that is no TypeError would count as an answer of the server (`outcomeLink`). */
function writeContext(keepalive: boolean) {
  const abort = new AbortController()
  if (!keepalive) setTimeout(() => abort.abort(new TypeError('No answer in time.')), patience)
  return { fetchOptions: { keepalive, signal: abort.signal } }
}

/** Sends answers of a quiz, or hands it in. A quiz tells of its progress by its result. */
async function sendQuizWrite(
  client: Pick<ApolloClient, 'mutate'>,
  { handedInAt, sequence, ...write }: QuizWrite,
  keepalive: boolean,
): Promise<WriteAnswer<PlayedEnrolment>> {
  const [sentAt, context] = [new Date().toISOString(), writeContext(keepalive)]
  if (handedInAt === null) {
    const call = client.mutate({
      mutation: SaveQuizAnswersDocument,
      variables: { input: { ...write, sentAt } },
      context,
    })
    return outcomeOf(actionResult(await settled(call), ({ quiz }) => quiz.saveAnswers))
  }
  const input = { ...write, sequence, givenAt: handedInAt, sentAt }
  const call = client.mutate({ mutation: HandInQuizDocument, variables: { input }, context })
  return outcomeOf(actionResult(await settled(call), ({ quiz }) => quiz.handIn))
}

/** Sends a survey. Answers that the server does not take would not be taken a second time either. */
async function sendSurveyWrite(
  client: Pick<ApolloClient, 'mutate'>,
  { attempt, device, sequence, survey }: SurveyWrite,
  keepalive: boolean,
): Promise<WriteAnswer<PlayedEnrolment>> {
  const call = client.mutate({
    mutation: SubmitSurveyDocument,
    variables: { input: { attempt, device, sequence, answers: [...survey] } },
    context: writeContext(keepalive),
  })
  const { payload, problem } = actionResult(await settled(call), (data) => data.survey.submit)
  const outcome = problem?.code === 'BAD_INPUT' ? null : payload?.outcome
  return outcome === undefined ? null : { outcome: outcome ?? 'REFUSED', progress: null }
}

function outcomeOf({
  payload,
  problem,
}: ActionResult<{ readonly outcome: CommitOutcome }>): WriteAnswer<PlayedEnrolment> {
  if (problem?.code === 'BAD_INPUT') return { outcome: 'REFUSED', progress: null }
  return payload === null ? null : { outcome: payload.outcome, progress: null }
}

/** Makes what sends writes of attempts. `localeOf`: the language of titles in the answer. */
export const createCommit =
  (client: Pick<ApolloClient, 'mutate'>, localeOf: () => string): SendWrite<PlayedEnrolment> =>
  async (input, isLast) => {
    const keepalive = isLast && JSON.stringify(input).length < outlives
    if (isSurveyWrite(input)) return sendSurveyWrite(client, input, keepalive)
    if (isQuizWrite(input)) return sendQuizWrite(client, input, keepalive)
    const call = client.mutate({
      mutation: CommitAttemptDocument,
      variables: { input, locale: localeOf() },
      context: writeContext(keepalive),
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
