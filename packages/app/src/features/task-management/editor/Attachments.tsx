import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Stack } from '@somo/ui/Stack'
import { UploadQueue } from '@somo/ui/UploadQueue'
import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { TaskFiles } from '../../../domain/task/TaskFiles.tsx'
import { taskMessages } from '../../../domain/task/taskMessages.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { editorMessages } from './editorMessages.ts'
import * as styles from './Task.css.ts'
import type { OpenTask } from './taskForm.ts'
import type { TaskData } from './useTask.ts'

interface AttachmentsProps extends Pick<TaskData, 'uploads' | 'detach'> {
  readonly task: OpenTask
}

/** The files that belong to the instructions. */
export function Attachments({ task, uploads, detach }: AttachmentsProps) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const onRemove = async (file: string): Promise<void> => {
    const reason = reasonOf(await detach(file))
    if (reason !== null) toasts.toast({ tone: 'bad', message: formatMessage(reason) })
  }
  return (
    <section aria-labelledby="attachments">
      <Stack space={12}>
        <Heading level={2} step="h3" id="attachments">
          {formatMessage(editorMessages.attachments)}
        </Heading>
        <TaskFiles
          label={formatMessage(editorMessages.attachments)}
          files={task.files}
          onRemove={({ uuid }) => void onRemove(uuid)}
        />
        <UploadQueue
          label={formatMessage(taskMessages.uploads)}
          level={3}
          items={uploads.items}
          onCancel={uploads.cancel}
          onRemove={uploads.remove}
        />
        <div>
          <Button writes icon={<Icon glyph={Paperclip} />} onPress={() => input.current?.click()}>
            {formatMessage(editorMessages.attach)}
          </Button>
          <input
            ref={input}
            className={styles.input}
            type="file"
            multiple
            tabIndex={-1}
            aria-label={formatMessage(editorMessages.attach)}
            onChange={(event) => {
              uploads.add([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
          />
        </div>
      </Stack>
    </section>
  )
}
