import type { TaskStep } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { TabbedPart } from '@somo/ui/TabbedPart'
import { TabLinks } from '@somo/ui/Tabs'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { useRevisedForm } from '../../../platform/form/merge/useRevisedForm.ts'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { Message } from '../../../platform/locale/message.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { TaskStatus } from '../list/taskColumns.tsx'
import { stateMessages, taskMessages } from '../messages.ts'
import { Participants } from '../people/Participants.tsx'
import type { ParticipantsData } from '../people/useParticipants.ts'
import { listHref, reviewHref, taskHref, taskParts, type TaskPart } from '../taskAddress.ts'
import { Attachments } from './Attachments.tsx'
import { editorMessages } from './editorMessages.ts'
import { errorTexts } from './errorTexts.ts'
import * as styles from './Task.css.ts'
import { TaskFields } from './TaskFields.tsx'
import { inputOf, placeErrors, taskSchema, valuesOf, type OpenTask, type TaskValues } from './taskForm.ts'
import type { TaskAnswer, TaskData } from './useTask.ts'

export interface TaskViewProps extends TaskData {
  readonly part: TaskPart
  readonly participants: ParticipantsData
  readonly dates: Dates
  readonly onRemoved: () => void
}

/** A task: the people it is for, and its settings. */
export function TaskView(props: TaskViewProps) {
  const { formatMessage } = useIntl()
  const { task } = props
  const back = (
    <Link variant="action" href={listHref}>
      {formatMessage(taskMessages.back)}
    </Link>
  )
  if (task.data !== null) return <Shown {...props} shown={task.data} back={back} />
  return (
    <Page layout="list" title={formatMessage(taskMessages.settings)} eyebrow={back}>
      <QueryView state={task} onRetry={task.retry} waiting={<Skeleton lines={8} />}>
        {() => null}
      </QueryView>
    </Page>
  )
}

interface ShownProps extends TaskViewProps {
  readonly shown: OpenTask
  readonly back: ReactNode
}

function Shown(props: ShownProps) {
  const { shown, back, part, update, step, remove, waiting, participants, dates, onRemoved } = props
  const { formatMessage } = useIntl()
  const { form, follow } = useRevisedForm<TaskValues, OpenTask>({
    entry: shown,
    valuesOf,
    schema: taskSchema,
    texts: errorTexts,
    save: async (base, values) => {
      const { task, userErrors, problem } = await update(base, inputOf(values))
      return { entry: task, userErrors: placeErrors(userErrors), problem }
    },
    onSaved: () => void toasts.toast({ message: formatMessage(editorMessages.saved) }),
  })
  const tell = (answer: TaskAnswer, done: string): boolean => {
    const reason = reasonOf(answer)
    toasts.toast(reason === null ? { message: done } : { tone: 'bad', message: formatMessage(reason) })
    return reason === null
  }
  const onStep = async (to: TaskStep): Promise<void> => {
    if (form.hasChanges()) return void toasts.toast({ tone: 'bad', message: formatMessage(taskMessages.saveFirst) })
    const answer = await step(shown, to)
    if (reasonOf(answer) === null) follow(shown, answer.task)
    const state = formatMessage(stateMessages[answer.task?.state ?? shown.state])
    tell(answer, formatMessage(taskMessages.stepDone, { title: shown.title, state }))
  }
  const onRemove = async (): Promise<void> => {
    if (tell(await remove(shown), formatMessage(taskMessages.removed))) onRemoved()
  }
  return (
    <Page
      layout="list"
      title={shown.title}
      eyebrow={back}
      actions={
        <Actions shown={shown} waiting={waiting} onStep={(to) => void onStep(to)} onRemove={() => void onRemove()} />
      }
    >
      <TabbedPart>
        <TabLinks
          label={shown.title}
          items={taskParts.map((id) => ({
            id,
            label: formatMessage(taskMessages[id]),
            href: taskHref(shown.uuid, id),
            ...(id === 'people' ? { count: shown.audience } : {}),
          }))}
          currentKey={part}
        />
        {part === 'people' ? (
          <Participants {...participants} task={shown} dates={dates} />
        ) : (
          <div className={styles.form}>
            <SomoForm form={form} saveLabel={formatMessage(editorMessages.save)}>
              <TaskFields form={form} finders={props.finders} pattern={dates.pattern} isFixed={shown.isHandedIn} />
            </SomoForm>
            <Attachments task={shown} uploads={props.uploads} detach={props.detach} />
          </div>
        )}
      </TabbedPart>
    </Page>
  )
}

const steps: Readonly<Record<OpenTask['state'], readonly (readonly [TaskStep, Message])[]>> = {
  DRAFT: [['PUBLISH', taskMessages.publish]],
  PUBLISHED: [['CLOSE', taskMessages.close]],
  CLOSED: [
    ['REOPEN', taskMessages.reopen],
    ['ARCHIVE', taskMessages.archive],
  ],
  ARCHIVED: [],
}

interface ActionsProps {
  readonly shown: OpenTask
  readonly waiting: number | null
  readonly onStep: (step: TaskStep) => void
  readonly onRemove: () => void
}

function Actions({ shown, waiting, onStep, onRemove }: ActionsProps) {
  const { formatMessage } = useIntl()
  const { state, uuid, isHandedIn } = shown
  return (
    <>
      <TaskStatus state={state} />
      {state === 'DRAFT' ? (
        <Button writes onPress={onRemove}>
          {formatMessage(taskMessages.remove)}
        </Button>
      ) : null}
      {state === 'PUBLISHED' && !isHandedIn ? (
        <Button writes onPress={() => onStep('WITHDRAW')}>
          {formatMessage(taskMessages.withdraw)}
        </Button>
      ) : null}
      {steps[state].map(([step, label]) => (
        <Button key={step} writes variant={step === 'PUBLISH' ? 'solid' : 'outline'} onPress={() => onStep(step)}>
          {formatMessage(label)}
        </Button>
      ))}
      {waiting === null || waiting === 0 ? null : (
        <Link variant="solidButton" href={reviewHref(uuid)}>
          {formatMessage(taskMessages.review, { count: waiting })}
        </Link>
      )}
    </>
  )
}
