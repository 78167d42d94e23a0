import { BookEventDocument, EventOfferDocument, WithdrawFromEventDocument } from '@somo/graphql/event-offer'
import { CommitAttemptDocument, PlayedMediumDocument, StartAttemptDocument } from '@somo/graphql/media-player'
import type { AttemptCommitInput, CommitOutcome, UserErrorCode } from '@somo/graphql/schema'
import { SubmitSurveyDocument, SurveySessionDocument } from '@somo/graphql/survey-player'
import { localAnswer, type LocalAnswer } from '../../../platform/api/client/localClient.ts'
import { uniteRanges, type SecondsRange } from '../../learning/journal/attemptJournal.ts'
import { previewQuizAnswers } from './previewQuizAnswers.ts'
import { createPreviewState, type PreviewState } from './previewState.ts'
import type { PreviewAttempt, PreviewSource } from './previewTypes.ts'

/** How the player of a preview is answered: by what the source reads and this page remembers. Nothing is sent on. */
export function previewAnswers(medium: string, source: PreviewSource): readonly LocalAnswer[] {
  const state = createPreviewState(medium, source)
  return [
    localAnswer(PlayedMediumDocument, async (asked) => ({
      learning: { ofMedium: await state.read(asked.medium, asked.locale) },
    })),
    ...attemptAnswers(state),
    ...previewQuizAnswers(state, source),
    ...surveyAnswers(state),
    ...eventAnswers(state),
  ]
}

const nothingToShow: { code: UserErrorCode; path: string[] } = { code: 'REQUIRED', path: ['item'] }
const written: { outcome: CommitOutcome; userErrors: never[] } = { outcome: 'WRITTEN', userErrors: [] }

const attemptAnswers = (state: PreviewState): readonly LocalAnswer[] => [
  localAnswer(StartAttemptDocument, async ({ item }) => {
    const attempt = await state.start(item ?? null)
    if (attempt === null) return { learning: { start: { attempt: null, userErrors: [nothingToShow] } } }
    const { uuid, number, part } = attempt
    return {
      learning: {
        start: {
          attempt: {
            uuid,
            number,
            medium: state.enrolment()?.medium.uuid ?? '',
            content: part.content,
            sequence: 0,
            isReview: false,
            location: null,
            suspendData: null,
            runtime: '{}',
            watched: [],
            seconds: 0,
          },
          userErrors: [],
        },
      },
    }
  }),
  localAnswer(CommitAttemptDocument, ({ input }) => {
    const attempt = state.attempt(input.attempt)
    if (attempt !== null && isComplete(attempt, input)) state.complete(attempt)
    return { learning: { commit: { outcome: 'WRITTEN', enrolment: state.enrolment() } } }
  }),
]

/** The share of a recording that counts as all of it. The server has the exact rule. */
const mostlyWatched = 0.9

function isComplete(attempt: PreviewAttempt, { completion, success, watched }: AttemptCommitInput): boolean {
  const ranges = (watched ?? []).map(([from = 0, to = 0]): SecondsRange => [from, to])
  attempt.watched = uniteRanges([...attempt.watched, ...ranges])
  const { seconds } = attempt.part.content
  const played = attempt.watched.reduce((sum, [from, to]) => sum + to - from, 0)
  return completion === 'COMPLETE' || success === 'PASSED' || (seconds !== null && played >= seconds * mostlyWatched)
}

const surveyAnswers = (state: PreviewState): readonly LocalAnswer[] => [
  localAnswer(SurveySessionDocument, ({ attempt: uuid }) => {
    const attempt = state.attempt(uuid)
    const form = attempt?.part.survey ?? null
    const session = attempt === null || form === null ? null : { attempt: uuid, form, isSubmitted: attempt.isSubmitted }
    return { survey: { session } }
  }),
  localAnswer(SubmitSurveyDocument, ({ input }) => {
    const attempt = state.attempt(input.attempt)
    if (attempt !== null) {
      attempt.isSubmitted = true
      state.complete(attempt)
    }
    return { survey: { submit: written } }
  }),
]

/** Booking is played through; no seat is taken. */
function eventAnswers(state: PreviewState): readonly LocalAnswer[] {
  const offerOf = (uuid: string) => {
    const attempt = state.attempt(uuid)
    if (attempt === null) return null
    const { session, part } = attempt
    return { sessions: part.sessions, session, state: session === null ? null : ('REGISTERED' as const) }
  }
  const book = (uuid: string, session: string | null) => {
    const attempt = state.attempt(uuid)
    if (attempt !== null) attempt.session = session
    return { offer: offerOf(uuid), userErrors: [] }
  }
  return [
    localAnswer(EventOfferDocument, ({ attempt }) => ({ events: { offer: offerOf(attempt) } })),
    localAnswer(BookEventDocument, ({ attempt, session }) => ({ event: { book: book(attempt, session) } })),
    localAnswer(WithdrawFromEventDocument, ({ attempt }) => ({ event: { withdraw: book(attempt, null) } })),
  ]
}
