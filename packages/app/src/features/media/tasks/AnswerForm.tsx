import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { TextField } from '@somo/ui/TextField'
import { UploadQueue } from '@somo/ui/UploadQueue'
import { Camera, Check, CloudOff, Paperclip, RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { TaskFiles } from '../../../domain/task/TaskFiles.tsx'
import { taskMessages } from '../../../domain/task/taskMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { countWords } from './countWords.ts'
import * as styles from './OwnTask.css.ts'
import { pageMessages } from './taskMessages.ts'
import type { OwnTask, OwnTaskData } from './ownTaskTypes.ts'
import { useTaskDraft, type TaskDraftUse } from './useTaskDraft.ts'

export interface AnswerFormProps extends Pick<
  OwnTaskData,
  'subject' | 'uploads' | 'saveDraft' | 'removeFile' | 'handIn'
> {
  readonly onHandedIn: (version: number) => void
  readonly task: OwnTask
  readonly dates: Dates
}

/** The next version of an answer: text, link and files, saved while it is made, and the button that hands it in. */
export function AnswerForm(props: AnswerFormProps) {
  const { task, dates, subject, uploads, saveDraft, removeFile, handIn, onHandedIn } = props
  const { formatMessage } = useIntl()
  const draft = useTaskDraft(task, { subject, saveDraft })
  const [error, setError] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const has = (kind: OwnTask['answerKinds'][number]): boolean => task.answerKinds.includes(kind)
  const hasFiles = has('FILES') || has('PHOTO')
  const number = (task.versions[0]?.number ?? 0) + 1
  const onHandIn = async (): Promise<void> => {
    const { text, link } = draft
    const isEmpty =
      (!has('TEXT') || text.trim() === '') && (!has('LINK') || link.trim() === '') && task.draft.files.length === 0
    if (isEmpty) return setError(formatMessage(pageMessages.nothing))
    setError(null)
    setPending(true)
    const { code, reason } = await handIn({ text, link }, number)
    setPending(false)
    // The page may show no form any more.
    if (code === 'CHANGED_MEANWHILE') toasts.toast({ message: formatMessage(pageMessages.elsewhere) })
    if (reason !== null) return setError(formatMessage(code === 'NOT_OFFERED' ? pageMessages.badLink : reason))
    await draft.drop()
    onHandedIn(number)
  }
  return (
    <Stack space={24}>
      {draft.state === 'CONFLICT' ? <Conflict draft={draft} /> : null}
      {has('TEXT') ? (
        <div>
          <TextArea
            label={formatMessage(pageMessages.yourAnswer)}
            value={draft.text}
            onChange={(text) => draft.change({ text })}
            onBlur={draft.save}
            rows={8}
          />
          <div className={styles.below}>
            <SaveState draft={draft} dates={dates} />
            <span>{formatMessage(pageMessages.words, { count: countWords(draft.text) })}</span>
          </div>
        </div>
      ) : null}
      {has('LINK') ? (
        <TextField
          label={formatMessage(pageMessages.yourLink)}
          description={formatMessage(pageMessages.linkHint)}
          type="url"
          autoComplete="off"
          value={draft.link}
          onChange={(link) => draft.change({ link })}
          onBlur={draft.save}
        />
      ) : null}
      {hasFiles ? <Files task={task} uploads={uploads} removeFile={removeFile} /> : null}
      <div className={styles.foot}>
        {error === null ? null : (
          <Notice tone="bad" isLive>
            {error}
          </Notice>
        )}
        <Button
          variant="solid"
          size="lg"
          writes
          isPending={isPending}
          isDisabled={uploads.isSending}
          disabledReason={uploads.isSending ? formatMessage(pageMessages.uploading) : undefined}
          onPress={() => void onHandIn()}
        >
          {formatMessage(pageMessages.handIn, { number })}
        </Button>
      </div>
    </Stack>
  )
}

function Conflict({ draft: { resolve } }: { readonly draft: TaskDraftUse }) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={8}>
      <Notice tone="warn" isLive>
        {formatMessage(pageMessages.conflict)}
      </Notice>
      <div className={styles.facts}>
        <Button onPress={() => resolve('mine')}>{formatMessage(pageMessages.keepMine)}</Button>
        <Button onPress={() => resolve('theirs')}>{formatMessage(pageMessages.takeTheirs)}</Button>
      </div>
    </Stack>
  )
}

function SaveState({ draft: { state, savedAt }, dates }: { readonly draft: TaskDraftUse; readonly dates: Dates }) {
  const { formatMessage } = useIntl()
  if (state === 'DEVICE')
    return (
      <span className={styles.saved}>
        <Icon glyph={CloudOff} size="chip" />
        {formatMessage(pageMessages.device)}
      </span>
    )
  if (state === 'SAVING')
    return (
      <span className={styles.saved}>
        <Icon glyph={RefreshCw} size="chip" />
        {formatMessage(pageMessages.saving)}
      </span>
    )
  if (savedAt === null || state === 'CONFLICT') return <span />
  return (
    <span className={styles.saved}>
      <span className={styles.savedGlyph}>
        <Icon glyph={Check} size="chip" />
      </span>
      {formatMessage(pageMessages.saved, { time: dates.time(savedAt) })}
    </span>
  )
}

function Files({ task, uploads, removeFile }: Pick<AnswerFormProps, 'task' | 'uploads' | 'removeFile'>) {
  const { formatMessage } = useIntl()
  const photo = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const add = (input: HTMLInputElement): void => {
    uploads.add([...(input.files ?? [])])
    // The same file may be chosen again.
    input.value = ''
  }
  return (
    <section aria-labelledby="files">
      <Stack space={12}>
        <div className={styles.head}>
          <Heading level={2} step="h3" id="files">
            {formatMessage(taskMessages.files)}
          </Heading>
          <Text as="span" step="small" tone="ink2">
            {formatMessage(pageMessages.fileCount, { count: task.draft.files.length })}
          </Text>
        </div>
        <TaskFiles
          label={formatMessage(taskMessages.files)}
          files={task.draft.files}
          onRemove={({ uuid }) => void removeFile(uuid)}
        />
        <UploadQueue
          label={formatMessage(taskMessages.uploads)}
          level={3}
          items={uploads.items}
          onCancel={uploads.cancel}
          onRemove={uploads.remove}
        />
        <div className={styles.adders}>
          {task.answerKinds.includes('PHOTO') ? (
            <>
              <Button fullWidth writes icon={<Icon glyph={Camera} />} onPress={() => photo.current?.click()}>
                {formatMessage(pageMessages.photo)}
              </Button>
              <input
                ref={photo}
                className={styles.input}
                type="file"
                accept="image/*"
                capture="environment"
                tabIndex={-1}
                aria-label={formatMessage(pageMessages.photo)}
                onChange={(event) => add(event.currentTarget)}
              />
            </>
          ) : null}
          {task.answerKinds.includes('FILES') ? (
            <>
              <Button fullWidth writes icon={<Icon glyph={Paperclip} />} onPress={() => file.current?.click()}>
                {formatMessage(pageMessages.file)}
              </Button>
              <input
                ref={file}
                className={styles.input}
                type="file"
                multiple
                tabIndex={-1}
                aria-label={formatMessage(pageMessages.file)}
                onChange={(event) => add(event.currentTarget)}
              />
            </>
          ) : null}
        </div>
        <Text step="small" tone="ink2">
          {formatMessage(pageMessages.keepsOn)}
        </Text>
      </Stack>
    </section>
  )
}
