import { AlertDialog } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { listMessages } from '../../list/view/listMessages.ts'
import { publishMessages } from './adminMessages.ts'
import type { BadgeSteps } from './useBadgeSteps.ts'

export interface BadgeQuestionProps {
  readonly steps: BadgeSteps
  readonly name: string
  readonly dates: Dates
}

/** Asks before a badge is archived, and whom it is awarded to when it is published. */
export function BadgeQuestion({ steps, name, dates }: BadgeQuestionProps) {
  const { formatMessage } = useIntl()
  const { question, isPending, close } = steps
  if (question === null) return null
  if (question.kind === 'archive')
    return (
      <AlertDialog
        isOpen
        onOpenChange={close}
        title={formatMessage(publishMessages.archiveTitle, { name })}
        actionLabel={formatMessage(publishMessages.archive)}
        tone="primary"
        onAction={() => void steps.setState('ARCHIVED')}
        isPending={isPending}
      >
        {formatMessage(publishMessages.archiveSentence)}
      </AlertDialog>
    )
  const { people, firstMetAt, lastMetAt } = question.preview
  return (
    <Dialog
      isOpen
      placement="beside"
      onOpenChange={close}
      title={formatMessage(publishMessages.title, { count: people })}
      actions={
        <>
          <Button variant="plain" onPress={close}>
            {formatMessage(listMessages.cancel)}
          </Button>
          <Button writes isPending={isPending} onPress={() => void steps.publish(false)}>
            {formatMessage(publishMessages.later)}
          </Button>
          <Button writes variant="solid" isPending={isPending} onPress={() => void steps.publish(true)}>
            {formatMessage(publishMessages.now)}
          </Button>
        </>
      }
    >
      <Text>
        {formatMessage(publishMessages.sentence, {
          count: people,
          first: dayOf(firstMetAt, dates),
          last: dayOf(lastMetAt, dates),
        })}
      </Text>
    </Dialog>
  )
}

const dayOf = (moment: string | null | undefined, dates: Dates): string =>
  moment === null || moment === undefined ? '–' : dates.date(new Date(moment))
