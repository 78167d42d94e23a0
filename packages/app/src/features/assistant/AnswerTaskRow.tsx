import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { ownTaskHref } from '../../domain/task/ownTaskHref.ts'
import { SubmissionStatus } from '../../domain/task/SubmissionStatus.tsx'
import { taskMessages } from '../../domain/task/taskMessages.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { Row } from './AnswerRow.tsx'
import { answerMessages } from './answerMessages.ts'
import type { AssistantAnswer } from './assistantTypes.ts'

interface TaskRowProps {
  readonly task: AssistantAnswer['tasks'][number]
  readonly dates: Dates
}

/** A task that is due. */
export function TaskRow({ task, dates }: TaskRowProps) {
  const { formatMessage } = useIntl()
  const { uuid, title, state, dueOn } = task
  return (
    <Row
      title={
        <Text as="span" isStrong tone="ink">
          {title}
        </Text>
      }
      detail={
        <>
          <SubmissionStatus state={state} />
          {typeof dueOn === 'string' ? (
            <Text as="span" step="small" tone="ink2">
              {formatMessage(answerMessages.dueOn, { date: dates.day(dueOn) })}
            </Text>
          ) : null}
        </>
      }
      end={
        <Link variant="button" href={ownTaskHref(uuid)} size="sm">
          {formatMessage(taskMessages[state === 'RETURNED' ? 'revise' : 'handIn'])}
        </Link>
      }
    />
  )
}
