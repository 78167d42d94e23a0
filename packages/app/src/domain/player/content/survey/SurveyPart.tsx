import { Skeleton } from '@somo/ui/Skeleton'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { stateMessages } from '../../../learning/learningMessages.ts'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import { DoneNote } from '../DoneNote.tsx'
import type { PartProps } from '../partTypes.ts'
import { SurveyThanks } from './SurveySent.tsx'
import { SurveyTaking } from './SurveyTaking.tsx'
import { useSurveyDraft, useSurveySession } from './useSurveySession.ts'

/** A survey: its questions, then thanks. */
export function SurveyPart({ attempt, use, refresh }: PartProps) {
  const { formatMessage } = useIntl()
  const session = useSurveySession(attempt.uuid)
  const draft = useSurveyDraft(attempt.uuid)
  const [isSent, setSent] = useState(false)
  const arrive = (): void => {
    draft.drop()
    setSent(true)
    refresh()
  }
  if (isSent || session.data?.isSubmitted === true) return <SurveyThanks onShown={draft.drop} />
  // Completed in another way, such as by a manager: there are no answers.
  const hasNone = session.data === null && !session.isWaiting && session.problem === null
  if (attempt.isReview || hasNone) return <DoneNote>{formatMessage(stateMessages.COMPLETED)}</DoneNote>
  const { kept, keep } = draft
  // The questions take the whole place of the course: nothing may be around them.
  if (session.data !== null && kept !== null)
    return (
      <SurveyTaking key={use.device} form={session.data.form} answers={kept} keep={keep} use={use} onSent={arrive} />
    )
  return (
    <QueryView
      state={{ isWaiting: true, data: null, problem: session.problem }}
      onRetry={session.retry}
      waiting={<Skeleton lines={6} />}
    >
      {() => null}
    </QueryView>
  )
}
