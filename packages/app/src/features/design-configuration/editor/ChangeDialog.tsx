import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Notice } from '@somo/ui/Notice'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { isDone } from '../../../platform/form/isDone.ts'
import { DesignChanges, type DesignChangesProps } from './DesignChanges.tsx'
import * as styles from './DesignChanges.css.ts'
import { differingParts } from './designForm.ts'
import { changeMessages, messages } from '../messages.ts'
import type { ChangeAnswer } from '../useDesignConfiguration.ts'

/** The steps that are asked about before they are taken. */
export type ChangeStep = 'publish' | 'undo' | 'discard'

const words = {
  publish: { title: changeMessages.publishTitle, sentence: changeMessages.publishSentence, action: messages.publish },
  undo: { title: changeMessages.undoTitle, sentence: changeMessages.undoSentence, action: changeMessages.undoAction },
  discard: {
    title: changeMessages.discardTitle,
    sentence: changeMessages.discardSentence,
    action: changeMessages.discardAction,
  },
} as const

export interface ChangeDialogProps extends DesignChangesProps {
  readonly step: ChangeStep
  readonly onAct: () => Promise<ChangeAnswer>
  /** The step was taken. */
  readonly onDone: () => void
  /** Left without it. */
  readonly onClose: () => void
}

/** Asks before a step, and names what it changes, before and after. A step that failed keeps the dialog and says why. */
export function ChangeDialog({ step, from, to, onAct, onDone, onClose }: ChangeDialogProps) {
  const { formatMessage } = useIntl()
  const [answer, setAnswer] = useState<ChangeAnswer | null>(null)
  const [isPending, setPending] = useState(false)
  // Somebody else may have taken the very same step while this one was being asked about.
  const isLeft = differingParts(from, to).length > 0
  const act = async (): Promise<void> => {
    if (isPending) return
    setPending(true)
    const result = await onAct()
    setPending(false)
    setAnswer(result)
    if (isDone(result)) onDone()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(words[step].title)}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(messages.cancel)}</Button>
          {isLeft && (
            <Button
              variant="solid"
              tone={step === 'discard' ? 'danger' : 'primary'}
              isPending={isPending}
              onPress={() => void act()}
            >
              {formatMessage(words[step].action)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.changes}>
        <p>{formatMessage(words[step].sentence)}</p>
        {answer === null || isDone(answer) ? null : <Failure answer={answer} />}
        <DesignChanges from={from} to={to} />
      </div>
    </Dialog>
  )
}

function Failure({ answer: { problem, userErrors } }: { readonly answer: ChangeAnswer }) {
  const { formatMessage } = useIntl()
  if (problem !== null) {
    return (
      <Notice tone="bad" isLive>
        {formatMessage(changeMessages.failed, { reason: formatMessage(actionMessages[problem.code]) })}
      </Notice>
    )
  }
  const code = userErrors[0]?.code
  const known =
    code === 'CHANGED_MEANWHILE'
      ? changeMessages.meanwhile
      : code === 'NOTHING_TO_DO'
        ? changeMessages.nothing
        : changeMessages.unexpected
  return (
    <Notice tone="warn" isLive>
      {formatMessage(known)}
    </Notice>
  )
}
