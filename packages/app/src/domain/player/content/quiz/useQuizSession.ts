import { OpenQuizDocument, QuizOverviewDocument, QuizResultDocument } from '@somo/graphql/quiz-player'
import { useCallback, useState } from 'react'
import { useAction } from '../../../../platform/api/useAction.ts'
import { useQueryState } from '../../../../platform/api/useQueryState.ts'
import type { Problem } from '../../../../platform/errors/problem.ts'
import type { QuizSessionData } from './quizSession.ts'

/** What is known of a quiz before it begins; no data where the attempt is none at a quiz. */
export const useQuizOverview = (attempt: string) =>
  useQueryState(QuizOverviewDocument, {
    variables: { attempt },
    fetchPolicy: 'network-only',
    pick: ({ quiz }) => quiz.overview,
  })

/** What came of an attempt. */
export const useQuizResult = (attempt: string) =>
  useQueryState(QuizResultDocument, {
    variables: { attempt },
    isRequired: true,
    fetchPolicy: 'network-only',
    pick: ({ quiz }) => quiz.result,
  })

/** When an attempt ends, and what the device has to add to its own clock to know the server's. */
export interface QuizClock {
  /** In ms since 1970; null without a limit. */
  readonly endsAt: number | null
  readonly offset: number
}

/** The questions of an attempt, once they are drawn. */
export interface QuizSessionUse {
  readonly session: QuizSessionData | null
  readonly clock: QuizClock
  readonly isOpening: boolean
  readonly problem: Problem | null
  /** The server does not open it: another player has it, or it is over. */
  readonly isRefused: boolean
  /** Draws the questions or reads them again; answers what the server says now, null where it does not answer. */
  readonly open: () => Promise<QuizSessionData | null>
}

const clockOf = ({ now, endsAt }: QuizSessionData): QuizClock => ({
  endsAt: endsAt === null ? null : Date.parse(endsAt),
  offset: Date.parse(now) - Date.now(),
})

type Opened = Pick<QuizSessionUse, 'session' | 'clock' | 'problem' | 'isRefused'>

const notOpened: Opened = { session: null, clock: { endsAt: null, offset: 0 }, problem: null, isRefused: false }

/** Opens the quiz of an attempt when it is asked to. What was drawn first stays; the end of the time may change. */
export function useQuizSession(attempt: string, device: string): QuizSessionUse {
  const { run, isPending } = useAction(OpenQuizDocument, ({ quiz }) => quiz.open)
  const [opened, setOpened] = useState<Opened>(notOpened)
  const open = useCallback(async () => {
    const { payload, problem } = await run({ attempt, device })
    const session = payload?.session ?? null
    setOpened((before) => ({
      session: before.session ?? session,
      clock: session === null ? before.clock : clockOf(session),
      problem,
      isRefused: payload !== null && session === null,
    }))
    return session
  }, [run, attempt, device])
  return { ...opened, isOpening: isPending, open }
}
