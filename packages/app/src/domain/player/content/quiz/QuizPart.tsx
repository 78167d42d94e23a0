import { Skeleton } from '@somo/ui/Skeleton'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { stateMessages } from '../../../learning/learningMessages.ts'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import { useDates } from '../../../../platform/locale/dates/useDates.ts'
import { DoneNote } from '../DoneNote.tsx'
import type { PartProps } from '../partTypes.ts'
import { QuizOutcome } from './QuizOutcome.tsx'
import { QuizStart } from './QuizStart.tsx'
import { QuizTaking } from './QuizTaking.tsx'
import { useQuizOverview, useQuizSession } from './useQuizSession.ts'

/** A quiz: what it asks for, its questions, then the result. */
export function QuizPart({ attempt, use, refresh }: PartProps) {
  const { formatMessage } = useIntl()
  const { time: writeTime } = useDates()
  const overview = useQuizOverview(attempt.uuid)
  const session = useQuizSession(attempt.uuid, use.device)
  const [shownResult, setShownResult] = useState<string | null>(null)
  const phase = overview.data?.phase ?? null
  const isHandedIn = phase === 'ENDED' || (session.session?.handedInAt ?? null) !== null
  const isEnded = attempt.isReview || isHandedIn || use.stop === 'ENDED'
  const isRunning = phase === 'RUNNING' && !isEnded
  const goOn = useEffectEvent(() => void session.open())
  useEffect(
    function openRunningAttempt() {
      if (isRunning) goOn()
    },
    [isRunning],
  )
  const showResult = (): void => {
    setShownResult(attempt.uuid)
    refresh()
  }

  if (shownResult !== null || (isEnded && overview.data !== null)) {
    const isOwn = shownResult === null || shownResult === attempt.uuid
    return (
      <QuizOutcome
        attempt={shownResult ?? attempt.uuid}
        onTryAgain={isOwn && !attempt.isReview ? use.reopen : null}
        onBack={isOwn ? null : () => setShownResult(null)}
      />
    )
  }
  if (overview.data === null && !overview.isWaiting && overview.problem === null)
    return <DoneNote>{formatMessage(stateMessages.COMPLETED)}</DoneNote>
  if (session.session !== null)
    return (
      <QuizTaking session={session.session} opened={session} use={use} writeTime={writeTime} onHandedIn={showResult} />
    )
  return (
    <QueryView state={overview} onRetry={overview.retry} waiting={<Skeleton lines={6} />}>
      {(data) => (
        <QuizStart
          overview={data}
          isOpening={session.isOpening}
          hasFailed={session.problem !== null || session.isRefused}
          onBegin={() => void session.open()}
          onPrevious={data.previous === null ? null : () => setShownResult(data.previous)}
        />
      )}
    </QueryView>
  )
}
