import { AlertDialog, type Consequence } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { isDone } from '../../../platform/form/isDone.ts'
import { userErrorMessages } from '../../errors/userErrorMessages.ts'
import { countedIn, type BulkAnswer, type BulkConsequences, type Forecast } from './bulk.ts'
import { codeOf } from '../codeOf.ts'
import { listMessages } from '../view/listMessages.ts'

/** What is asked, in the words of the screen. */
export interface BulkWords {
  /** The question, for as many as it would change once that is known: "Suspend 12 people?" */
  readonly title: (concerned: number | null) => string
  /** What it means for them, in one or two sentences. */
  readonly sentence: string
  /** The decisive answer, one verb. */
  readonly verb: string
  /** What happens to so many: "12 people can no longer sign in." */
  readonly concerned: (count: number) => string
  readonly tone: Consequence['tone']
}

export interface BulkDialogProps {
  readonly words: BulkWords
  /** The dry run, asked when the dialog opens and again when numbers have changed meanwhile. */
  readonly ask: () => Promise<Forecast>
  /** Does it to as many as the dry run counted (`recounted`). */
  readonly run: (confirmation: string | undefined, count: number) => Promise<BulkAnswer>
  /** Another number is concerned than was shown; the list is out of date. */
  readonly onRecounted: () => void
  readonly onDone: (answer: BulkAnswer) => void
  readonly onClose: () => void
}

/** Asks before many are changed, with what would come of it; a failed call keeps everything as it stands. */
export function BulkDialog(props: BulkDialogProps) {
  const { words, onClose } = props
  const { formatMessage } = useIntl()
  const { consequences, error, isPending, act } = useBulkRun(props)
  const lines = useLines(consequences, words)
  const title = words.title(consequences === null || consequences.concerned === 0 ? null : consequences.concerned)
  if (consequences?.concerned === 0)
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        title={title}
        actions={<Button onPress={onClose}>{formatMessage(listMessages.close)}</Button>}
      >
        {[formatMessage(listMessages.nobodyConcerned), ...lines.map(({ text }) => text)].join(' ')}
      </Dialog>
    )
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actionLabel={words.verb}
      tone={words.tone === 'bad' ? 'danger' : 'primary'}
      consequences={lines}
      isPending={isPending}
      errorMessage={error ?? undefined}
      onAction={act}
      {...(consequences?.confirmation === null || consequences === null
        ? {}
        : { confirmWord: consequences.confirmation })}
    >
      {words.sentence}
    </AlertDialog>
  )
}

/** It is no longer as was shown: another number is selected or concerned, or somebody changed them meanwhile. */
const isOutdated = ({ userErrors }: BulkAnswer): boolean =>
  userErrors.some(({ code }) => ['COUNT_CHANGED', 'NOT_CONFIRMED', 'CHANGED_MEANWHILE'].includes(code))

/** What came of the last press, and how many were concerned when it was pressed. */
interface Pressed {
  readonly answer: BulkAnswer
  readonly before: number
}

function useBulkRun({ ask, run, onDone, onClose, onRecounted }: BulkDialogProps) {
  const [forecast, setForecast] = useState<Forecast>({ consequences: null, problem: null })
  const { consequences, problem } = forecast
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const [isRunning, setRunning] = useState(false)
  const askNow = useEffectEvent(() => void ask().then(setForecast))
  useEffect(function askFirst() {
    askNow()
  }, [])
  const act = async (): Promise<void> => {
    if (consequences === null) {
      setForecast({ consequences: null, problem: null })
      return setForecast(await ask())
    }
    setRunning(true)
    const answer = await run(consequences.confirmation ?? undefined, countedIn(consequences))
    const again = isOutdated(answer) ? await ask() : null
    setRunning(false)
    // Those who were left out were told of before; the others are done.
    if (isDone(answer) || (answer.problem === null && (answer.changed > 0 || answer.job !== null))) {
      onDone(answer)
      return onClose()
    }
    setPressed({ answer, before: consequences.concerned })
    if (again === null) return
    setForecast(again)
    onRecounted()
  }
  const error = useActError(forecast, pressed)
  return {
    consequences,
    error,
    isPending: isRunning || (consequences === null && problem === null),
    act: () => void act(),
  }
}

/** Why nothing was done, or could be foretold. */
function useActError({ consequences, problem }: Forecast, pressed: Pressed | null): string | null {
  const { formatMessage } = useIntl()
  const call = pressed?.answer.problem ?? problem
  const [entry] = pressed?.answer.userErrors ?? []
  if (pressed === null || entry === undefined)
    return call === null
      ? null
      : formatMessage(listMessages.notDone, { reason: formatMessage(actionMessages[call.code]) })
  const { answer, before } = pressed
  const isOther = isOutdated(answer) && consequences !== null && consequences.concerned !== before
  return isOther
    ? formatMessage(listMessages.recounted, { count: consequences.concerned, before })
    : formatMessage(userErrorMessages[codeOf(entry)])
}

const mostLines = 5

/** What happens, what stays as it is, and what cannot be done, with its number each. */
function useLines(consequences: BulkConsequences | null, { concerned, tone }: BulkWords): readonly Consequence[] {
  const { formatMessage } = useIntl()
  if (consequences === null) return []
  const { unchanged, refused } = consequences
  return [
    ...(consequences.concerned === 0 ? [] : [{ id: 'concerned', tone, text: concerned(consequences.concerned) }]),
    ...refused.map(({ code, count }) => ({
      id: code,
      tone: 'warn' as const,
      text: formatMessage(listMessages.refused, { count, reason: formatMessage(userErrorMessages[code]) }),
    })),
    ...(unchanged === 0
      ? []
      : [{ id: 'unchanged', tone: 'ok' as const, text: formatMessage(listMessages.unchanged, { count: unchanged }) }]),
  ].slice(0, mostLines)
}
