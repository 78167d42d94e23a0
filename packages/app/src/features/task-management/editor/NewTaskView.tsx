import { Button } from '@somo/ui/Button'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { SomoForm, type FormProgress } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { taskMessages } from '../messages.ts'
import { listHref } from '../taskAddress.ts'
import { editorMessages } from './editorMessages.ts'
import { errorTexts } from './errorTexts.ts'
import * as styles from './Task.css.ts'
import { TaskFields } from './TaskFields.tsx'
import { emptyTask, inputOf, placeErrors, taskSchema, type TaskValues } from './taskForm.ts'
import type { NewTaskData } from './useTask.ts'

export interface NewTaskViewProps extends NewTaskData {
  readonly dates: Dates
  readonly onCreated: (uuid: string) => void
}

/** The form of a new task; it becomes a draft. */
export function NewTaskView({ create, finders, dates, onCreated }: NewTaskViewProps) {
  const { formatMessage } = useIntl()
  const [key] = useState(() => crypto.randomUUID())
  const [made, setMade] = useState<string | null>(null)
  const form = useSomoForm<TaskValues, TaskValues>({
    schema: taskSchema,
    initial: emptyTask,
    texts: errorTexts,
    onSave: async (values) => {
      const { task, userErrors, problem } = await create(inputOf(values), key)
      if (task !== null) setMade(task.uuid)
      return { userErrors: placeErrors(userErrors), problem }
    },
    onSaved: () => void toasts.toast({ message: formatMessage(editorMessages.created) }),
  })
  // Left only when the form knows that nothing is unsaved.
  if (made !== null && !form.hasChanges()) queueMicrotask(() => onCreated(made))
  return (
    <Page
      layout="list"
      title={formatMessage(taskMessages.new)}
      eyebrow={
        <Link variant="action" href={listHref}>
          {formatMessage(taskMessages.back)}
        </Link>
      }
    >
      <div className={styles.form}>
        <SomoForm form={form} actions={drawFoot}>
          <TaskFields form={form} finders={finders} pattern={dates.pattern} isFixed={false} />
        </SomoForm>
        <Text step="small" tone="ink2">
          {formatMessage(editorMessages.attachLater)}
        </Text>
      </div>
    </Page>
  )
}

const drawFoot = ({ isSaving }: FormProgress) => <CreateButton isSaving={isSaving} />

function CreateButton({ isSaving }: Pick<FormProgress, 'isSaving'>) {
  const { formatMessage } = useIntl()
  return (
    <Button variant="solid" type="submit" writes isPending={isSaving}>
      {formatMessage(editorMessages.create)}
    </Button>
  )
}
