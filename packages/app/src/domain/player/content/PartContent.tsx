import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Skeleton } from '@somo/ui/Skeleton'
import { Text } from '@somo/ui/Text'
import type { MediumKind, UserErrorCode } from '@somo/graphql/schema'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import type { OutlineItem } from '../../learning/learningTypes.ts'
import type { AttemptUse } from '../../learning/useAttempt.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Message } from '../../../platform/locale/message.ts'
import { playerStopMessages, previewMessages } from '../playerMessages.ts'
import { EventPart } from './event/EventPart.tsx'
import { LinkPart } from './LinkPart.tsx'
import { PagePart } from './PagePart.tsx'
import { partMessages } from './partMessages.ts'
import type { PartProps } from './partTypes.ts'
import { QuizPart } from './quiz/QuizPart.tsx'
import { DocumentPart } from './pdf/DocumentPart.tsx'
import { RecordingPart } from './recording/RecordingPart.tsx'
import { ScormPart } from './scorm/ScormPart.tsx'
import { SurveyPart } from './survey/SurveyPart.tsx'

/** The kinds that can be played. */
const parts: Partial<Readonly<Record<MediumKind, ComponentType<PartProps>>>> = {
  LINK: LinkPart,
  PAGE: PagePart,
  PDF: DocumentPart,
  VIDEO: RecordingPart,
  AUDIO: RecordingPart,
  QUIZ: QuizPart,
  SURVEY: SurveyPart,
  SCORM: ScormPart,
  EVENT: EventPart,
}

const refusals: Partial<Readonly<Record<UserErrorCode, Message>>> = {
  LOCKED: playerStopMessages.locked,
  TOO_MANY: playerStopMessages.noAttempts,
  // In a preview alone.
  REQUIRED: previewMessages.empty,
}

interface PartContentProps {
  readonly use: AttemptUse
  readonly medium: OutlineItem['medium']
  readonly isCompleted: boolean
  readonly refresh: () => void
}

/** What is played, by its kind; else why it is not. */
export function PartContent({ use, medium, isCompleted, refresh }: PartContentProps) {
  const { formatMessage } = useIntl()
  const { attempt, refusal, problem, isOpening, reopen, save, onBeforeSend } = use
  if (refusal !== null)
    return (
      <EmptyState
        title={formatMessage(playerStopMessages.cannotOpen)}
        action={<Button onPress={reopen}>{formatMessage(playerStopMessages.tryAgain)}</Button>}
      >
        {formatMessage(refusals[refusal] ?? playerStopMessages.noAccess)}
      </EmptyState>
    )
  if (attempt === null)
    return (
      <QueryView
        state={{ isWaiting: isOpening, data: null, problem }}
        onRetry={reopen}
        waiting={<Skeleton lines={6} />}
      >
        {() => null}
      </QueryView>
    )
  const Part = parts[attempt.content.kind]
  if (Part === undefined) return <Text tone="ink2">{formatMessage(partMessages.notPlayable)}</Text>
  return (
    <Part
      attempt={attempt}
      content={attempt.content}
      medium={medium}
      isCompleted={isCompleted}
      save={save}
      onBeforeSend={onBeforeSend}
      use={use}
      refresh={refresh}
    />
  )
}
