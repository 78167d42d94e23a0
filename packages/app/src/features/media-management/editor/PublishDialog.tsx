import type { MediumPublication } from '@somo/graphql/schema'
import { Link } from '@somo/ui/Link'
import { Notice } from '@somo/ui/Notice'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Message } from '../../../platform/locale/message.ts'
import type { EditorTab } from '../mediumAddress.ts'
import { editorMessages, publishMessages } from './editorMessages.ts'
import type { EditedMedium, EditedVersion, MediumResult } from './mediumTypes.ts'
import { usePublication, type MediumChanges } from './useMediumEditor.ts'

export interface PublishDialogProps {
  readonly medium: EditedMedium
  readonly draft: EditedVersion
  readonly changes: MediumChanges
  readonly hrefOfTab: (tab: EditorTab) => string
  readonly onPublished: () => void
  readonly onClose: () => void
}

type Change = 'FIX' | 'CONTENT'

const countChanged = ({ userErrors: [error] }: MediumResult): Message | null =>
  error?.code === 'COUNT_CHANGED' ? publishMessages.countChanged : null

/** What is missing, or whom the publication concerns and how. */
export function PublishDialog({ medium, draft, changes, hrefOfTab, onPublished, onClose }: PublishDialogProps) {
  const { formatMessage } = useIntl()
  const { retry, ...publication } = usePublication(medium.uuid)
  const [change, setChange] = useState<Change>('CONTENT')
  const [note, setNote] = useState('')
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<Message | null>(null)
  const publish = async ({ learning }: MediumPublication): Promise<void> => {
    setPending(true)
    const result = await changes.publish(medium, { change, expectedLearning: learning, note })
    setPending(false)
    const reason = countChanged(result) ?? reasonOf(result)
    setError(reason)
    if (reason === null) onPublished()
    else retry()
  }
  const { data } = publication
  const isReady = medium.gaps.length === 0 && data !== null
  return (
    <FormDialog
      title={formatMessage(publishMessages.heading, { number: draft.number })}
      verb={formatMessage(editorMessages.publish)}
      isPending={isPending}
      onAct={isReady ? () => void publish(data) : null}
      onClose={onClose}
    >
      <Stack space={20}>
        {error === null ? null : (
          <Notice tone="bad" isLive>
            {formatMessage(error)}
          </Notice>
        )}
        {medium.gaps.length > 0 ? (
          <Gaps gaps={medium.gaps} href={hrefOfTab('content')} />
        ) : (
          <QueryView state={publication} onRetry={retry}>
            {(concerned) => (
              <>
                {medium.published === null ? (
                  <Text>{formatMessage(publishMessages.first)}</Text>
                ) : (
                  <ChangeChoice concerned={concerned} change={change} onChange={setChange} />
                )}
                <TextArea
                  label={formatMessage(publishMessages.note)}
                  value={note}
                  onChange={setNote}
                  maxLength={1000}
                />
              </>
            )}
          </QueryView>
        )}
      </Stack>
    </FormDialog>
  )
}

interface ChangeChoiceProps {
  readonly concerned: MediumPublication
  readonly change: Change
  readonly onChange: (change: Change) => void
}

function ChangeChoice({ concerned: { learning, completed, canFix }, change, onChange }: ChangeChoiceProps) {
  const { formatMessage } = useIntl()
  const fixText = canFix ? publishMessages.fixText : publishMessages.cannotFix
  const content = {
    id: 'CONTENT',
    label: formatMessage(publishMessages.CONTENT_CHANGE),
    description: formatMessage(publishMessages.contentText, { count: learning }),
  } as const
  const fix = {
    id: 'FIX',
    label: formatMessage(publishMessages.FIX),
    description: formatMessage(fixText, { count: learning }),
  } as const
  return (
    <>
      <RadioGroup<Change>
        label={formatMessage(publishMessages.change)}
        items={canFix ? [fix, content] : [content]}
        selectedKey={change}
        onSelectionChange={onChange}
      />
      {canFix ? null : <Text step="small">{`${fix.label}: ${fix.description}`}</Text>}
      {completed === 0 ? null : <Text>{formatMessage(publishMessages.completed, { count: completed })}</Text>}
    </>
  )
}

interface GapsProps {
  readonly gaps: EditedMedium['gaps']
  readonly href: string
}

function Gaps({ gaps, href }: GapsProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={12}>
      <Text>{formatMessage(publishMessages.missing)}</Text>
      <ul>
        {gaps.map(({ code, item, title }) => (
          <li key={`${code}${item ?? ''}`}>
            <Link href={href}>{formatMessage(publishMessages[code], { title: title ?? '' })}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
