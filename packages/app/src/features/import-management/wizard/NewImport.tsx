import type { ImportKind } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { DropZone } from '@somo/ui/DropZone'
import { Inline } from '@somo/ui/Inline'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { UploadQueue, type UploadItem } from '@somo/ui/UploadQueue'
import { useEffect, useRef, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { importKinds } from '../list/importList.ts'
import type { BeginAnswer, ImportBeginning } from '../importTypes.ts'
import { kindHints, kindMessages } from '../kindMessages.ts'
import { refusalOf } from './refusalOf.ts'
import { form } from './wizard.css.ts'
import { WizardFrame } from './WizardFrame.tsx'
import { fileMessages, wizardMessages } from './wizardMessages.ts'

export interface NewImportProps extends ImportBeginning {
  readonly listHref: string
  readonly onBegun: (uuid: string) => void
}

const mostBytes = 50 * 1024 * 1024

function reasonOf(answer: BeginAnswer, { formatMessage }: IntlShape): string | null {
  if (answer.kind === 'refused') return formatMessage(refusalOf(answer.code))
  return answer.kind === 'failed'
    ? formatMessage(fileMessages.notSent, { reason: formatMessage(actionMessages[answer.problem.code]) })
    : null
}

/** The first step: what the file brings, and the file. */
export function NewImport({ listHref, onBegun, begin }: NewImportProps) {
  const { formatMessage } = useIntl()
  const [kind, setKind] = useState<ImportKind>('USERS')
  const sending = useSending(begin, onBegun)
  return (
    <WizardFrame
      title={formatMessage(wizardMessages.newTitle)}
      listHref={listHref}
      step="file"
      position={formatMessage(wizardMessages.untouched)}
      heading={formatMessage(fileMessages.title)}
    >
      <div className={form}>
        <Stack space={24}>
          <RadioGroup
            label={formatMessage(fileMessages.kind)}
            items={importKinds.map((id) => ({
              id,
              label: formatMessage(kindMessages[id]),
              description: formatMessage(kindHints[id]),
            }))}
            selectedKey={kind}
            onSelectionChange={setKind}
          />
          <DropZone
            label={formatMessage(fileMessages.drop)}
            description={formatMessage(fileMessages.dropHint)}
            accept={['.csv', '.txt', '.tsv', '.xlsx']}
            maxSize={mostBytes}
            maxFiles={1}
            isRequired
            onFiles={sending.choose}
            {...(sending.isMissing ? { errorMessage: formatMessage(fileMessages.missing) } : {})}
          />
          <UploadQueue
            label={formatMessage(fileMessages.queue)}
            level={3}
            items={sending.item === null ? [] : [sending.item]}
            onCancel={sending.stop}
            onRemove={sending.forget}
            onRetry={() => void sending.send(kind)}
          />
          <Inline>
            <Button variant="solid" isPending={sending.isPending} onPress={() => void sending.send(kind)}>
              {formatMessage(fileMessages.begin)}
            </Button>
          </Inline>
        </Stack>
      </div>
    </WizardFrame>
  )
}

/** The chosen file on its way; it stays chosen when it does not arrive. */
function useSending(begin: ImportBeginning['begin'], onBegun: (uuid: string) => void) {
  const intl = useIntl()
  const [file, setFile] = useState<File | null>(null)
  const [item, setItem] = useState<UploadItem | null>(null)
  const [isMissing, setMissing] = useState(false)
  const control = useRef<AbortController | null>(null)
  useEffect(() => () => control.current?.abort(), [])
  const at = (chosen: File, parts: Partial<UploadItem>): UploadItem => ({
    id: 'file',
    name: chosen.name,
    size: chosen.size,
    state: 'waiting',
    ...parts,
  })
  const send = async (kind: ImportKind): Promise<void> => {
    if (file === null) return setMissing(true)
    if (control.current !== null) return undefined
    control.current = new AbortController()
    setItem(at(file, { state: 'sending', progress: 0 }))
    const { signal } = control.current
    const answer = await begin(file, kind, {
      signal,
      onProgress: (progress) => setItem(at(file, { state: 'sending', progress })),
    })
    control.current = null
    if (answer.kind === 'begun') return onBegun(answer.uuid)
    const reason = reasonOf(answer, intl)
    return setItem(at(file, reason === null ? {} : { state: answer.kind === 'refused' ? 'refused' : 'failed', reason }))
  }
  return {
    item,
    isMissing: isMissing && file === null,
    isPending: item?.state === 'sending',
    send,
    choose: ([chosen]: readonly File[]): void => {
      if (chosen === undefined) return
      control.current?.abort()
      setFile(chosen)
      setItem(at(chosen, {}))
    },
    stop: (): void => {
      control.current?.abort()
      if (item?.state !== 'sending') forget()
    },
    forget,
  }
  function forget(): void {
    setFile(null)
    setItem(null)
  }
}
