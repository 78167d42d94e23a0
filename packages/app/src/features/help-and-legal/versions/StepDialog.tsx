import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isDone } from '../../../platform/form/isDone.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { dialogMessages, textMessages } from '../documentMessages.ts'
import type { ChangeAnswer, DocumentActions, LegalDocument, StartDays } from '../legalTypes.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { StepFrame } from './StepFrame.tsx'

/** The steps that end a draft. */
export type TextStep = 'publish' | 'discard'

export interface StepDialogProps {
  readonly step: TextStep
  readonly document: LegalDocument
  /** The days a version may begin on; null where they are not known. */
  readonly startDays: StartDays | null
  readonly dates: Dates
  readonly actions: Pick<DocumentActions, 'publish' | 'discard'>
  /** The step was taken; the document as it stands now. */
  readonly onDone: (document: LegalDocument | null) => void
  readonly onClose: () => void
}

/** Asks before a step and says whom it concerns. A step that failed keeps the dialog, what was typed, and says why. */
export function StepDialog({ step, ...props }: StepDialogProps) {
  return step === 'publish' ? <PublishDialog {...props} /> : <DiscardDialog {...props} />
}

function DiscardDialog({ document, actions, onDone, onClose }: Omit<StepDialogProps, 'step'>) {
  const { formatMessage } = useIntl()
  const [answer, setAnswer] = useState<ChangeAnswer | null>(null)
  const [isPending, setPending] = useState(false)
  const act = async (): Promise<void> => {
    if (isPending) return
    setPending(true)
    const result = await actions.discard(document)
    setPending(false)
    setAnswer(result)
    if (isDone(result)) onDone(result.document)
  }
  return (
    <StepFrame
      title={formatMessage(dialogMessages.discardTitle)}
      verb={formatMessage(textMessages.discard)}
      tone="danger"
      isPending={isPending}
      failed={answer === null || isDone(answer) ? null : answer}
      onAct={() => void act()}
      onClose={onClose}
    >
      <Text>{formatMessage(dialogMessages.discardSentence)}</Text>
    </StepFrame>
  )
}
