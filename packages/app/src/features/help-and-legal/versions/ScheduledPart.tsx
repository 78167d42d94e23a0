import { Inline } from '@somo/ui/Inline'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { AskAndAct } from '../../../domain/ask/AskAndAct.tsx'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { isDone } from '../../../platform/form/isDone.ts'
import type { Message } from '../../../platform/locale/message.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { isStale, type ChangeAnswer, type DocumentActions, type LegalDocument } from '../legalTypes.ts'
import { messages } from '../messages.ts'
import { scheduleMessages } from './scheduleMessages.ts'

export interface ScheduledPartProps {
  readonly document: LegalDocument
  readonly actions: Pick<DocumentActions, 'enforce' | 'unschedule'>
  readonly dates: Dates
}

/** The version that waits for its day, with the ways to put it in force now and to take it back; nothing where none waits. */
export function ScheduledPart({ document, actions, dates }: ScheduledPartProps) {
  const { formatMessage } = useIntl()
  const settle = useSettling(document)
  const { scheduled, consent, audienceCount } = document
  if (scheduled === null) return null
  const { number } = scheduled
  const date = dates.day(scheduled.validFromDay ?? '')
  const asksAgain = consent !== 'NONE' && scheduled.isMajor
  return (
    <Stack space={12}>
      <Text>{formatMessage(scheduleMessages.sentence, { number, date })}</Text>
      <Inline space={12}>
        <AskAndAct
          label={formatMessage(scheduleMessages.enforce)}
          title={formatMessage(scheduleMessages.enforceTitle, { number })}
          act={() => settle(actions.enforce(document), scheduleMessages.enforced)}
        >
          {asksAgain
            ? formatMessage(scheduleMessages.enforceMajor, { count: audienceCount })
            : formatMessage(scheduleMessages.enforceMinor)}
        </AskAndAct>
        <AskAndAct
          label={formatMessage(scheduleMessages.unschedule)}
          title={formatMessage(scheduleMessages.unscheduleTitle, { number })}
          act={() => settle(actions.unschedule(document), scheduleMessages.unscheduled)}
        >
          {formatMessage(scheduleMessages.unscheduleSentence)}
        </AskAndAct>
      </Inline>
    </Stack>
  )
}

/** Waits for a step and answers why it was not taken, as a sentence; null where the version no longer waits. */
function useSettling({
  scheduled,
}: LegalDocument): (step: Promise<ChangeAnswer>, done: Message) => Promise<string | null> {
  const { formatMessage } = useIntl()
  return async (step, done) => {
    const answer = await step
    const isGone = answer.userErrors.some(({ code }) => code === 'NOTHING_TO_DO')
    if (isDone(answer) || isGone) {
      toasts.toast({
        message: isGone
          ? formatMessage(scheduleMessages.gone)
          : formatMessage(done, { number: scheduled?.number ?? 0 }),
      })
      // What was pressed goes with the part.
      globalThis.document.getElementById('page-title')?.focus({ preventScroll: true })
      return null
    }
    if (isStale(answer)) return formatMessage(messages.stale)
    if (answer.userErrors.some(({ code }) => code === 'WRONG_STATE')) return formatMessage(scheduleMessages.draftFirst)
    return formatMessage(messages.failed, { reason: formatMessage(actionMessages[answer.problem?.code ?? 'INTERNAL']) })
  }
}
