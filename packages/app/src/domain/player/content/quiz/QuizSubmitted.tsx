import { Heading } from '@somo/ui/Heading'
import { Spinner } from '@somo/ui/Spinner'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { AttemptUse } from '../../../learning/useAttempt.ts'
import { quizTakingMessages } from './quizPlayerMessages.ts'

export interface QuizSubmittedProps {
  readonly use: Pick<AttemptUse, 'saved'>
  /** false while the time is over and the server is asked whether there is more of it. */
  readonly isHandedIn: boolean
  readonly onHandedIn: () => void
}

/** Between the hand-in and its result: on its way, or kept on the device until there is a network. */
export function QuizSubmitted({ use: { saved }, isHandedIn, onHandedIn }: QuizSubmittedProps) {
  const { formatMessage } = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const isDone = isHandedIn && saved === 'SAVED'
  const finish = useEffectEvent(onHandedIn)
  useEffect(function focusHeading() {
    heading.current?.focus()
  }, [])
  useEffect(
    function showResult() {
      if (isDone) finish()
    },
    [isDone],
  )
  const isQueued = isHandedIn && saved === 'OFFLINE'
  const title = isQueued
    ? quizTakingMessages.queued
    : isHandedIn
      ? quizTakingMessages.submitting
      : quizTakingMessages.timeOver
  return (
    <Stack space={12}>
      <Heading level={2} step="h1" isFocusTarget ref={heading}>
        {formatMessage(title)}
      </Heading>
      {isQueued ? (
        <Text tone="ink2">{formatMessage(quizTakingMessages.queuedHint)}</Text>
      ) : (
        <Spinner label={formatMessage(title)} />
      )}
    </Stack>
  )
}
