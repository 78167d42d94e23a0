import { AlertDialog, useAlertDialogWarmer } from '@somo/ui/AlertDialog'
import { Banner } from '@somo/ui/Banner'
import { Button } from '@somo/ui/Button'
import { Checkbox } from '@somo/ui/Checkbox'
import { Stack } from '@somo/ui/Stack'
import type { ConsentDecision } from '@somo/graphql/schema'
import { useRef, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import type { DecisionResult, PendingConsent } from './consentTypes.ts'
import * as styles from './ConsentView.css.ts'
import { messages } from './messages.ts'

export interface ConsentAnswerProps {
  readonly text: PendingConsent
  readonly onDecide: (decision: ConsentDecision) => Promise<DecisionResult>
  readonly onSignOut: () => void
}

/** The answer: a tick and a button, or no, which explains itself first and then signs out. */
export function ConsentAnswer({ text: { mode, text }, onDecide, onSignOut }: ConsentAnswerProps) {
  const { formatMessage } = useIntl()
  const box = useRef<HTMLInputElement>(null)
  const [isTicked, setTicked] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isTerms = mode === 'ACCEPT'
  const agree = async (): Promise<void> => {
    setPending(true)
    const result = await onDecide('ACCEPTED')
    setPending(false)
    setProblem(result.problem)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setMissed(!isTicked)
    if (!isTicked) box.current?.focus()
    else if (!isPending) void agree()
  }
  const tick = (isSelected: boolean): void => {
    setTicked(isSelected)
    setMissed(false)
  }
  return (
    <form className={styles.answer} onSubmit={submit} noValidate>
      <Stack space={16}>
        {problem === null ? null : (
          <Banner tone="bad" isLive>
            {formatMessage(messages.failed, { reason: formatMessage(actionMessages[problem.code]) })}
          </Banner>
        )}
        <Checkbox
          ref={box}
          label={formatMessage(isTerms ? messages.agreeBox : messages.readBox, { title: text.title })}
          isSelected={isTicked}
          onChange={tick}
          isRequired
          {...(isMissed && { errorMessage: formatMessage(isTerms ? messages.tickAgree : messages.tickRead) })}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="solid" size="lg" isPending={isPending}>
            {formatMessage(isTerms ? messages.agree : messages.confirm)}
          </Button>
          {isTerms ? <Decline onDecline={() => onDecide('DECLINED')} onSignOut={onSignOut} /> : null}
        </div>
      </Stack>
    </form>
  )
}

interface DeclineProps {
  readonly onDecline: () => Promise<DecisionResult>
  readonly onSignOut: () => void
}

function Decline({ onDecline, onSignOut }: DeclineProps) {
  const { formatMessage } = useIntl()
  const warm = useAlertDialogWarmer()
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const decline = async (): Promise<void> => {
    setPending(true)
    const result = await onDecline()
    setPending(false)
    setProblem(result.problem)
    if (result.problem === null) onSignOut()
  }
  return (
    <>
      <Button variant="plain" size="lg" onIntent={warm} onPress={() => setOpen(true)} aria-haspopup="dialog">
        {formatMessage(messages.decline)}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={formatMessage(messages.declineTitle)}
        actionLabel={formatMessage(messages.declineAction)}
        onAction={() => void decline()}
        isPending={isPending}
        {...(problem !== null && {
          errorMessage: formatMessage(messages.failed, { reason: formatMessage(actionMessages[problem.code]) }),
        })}
      >
        {formatMessage(messages.declineSentence)}
      </AlertDialog>
    </>
  )
}
