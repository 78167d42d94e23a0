import type { MediumPublication } from '@somo/graphql/schema'
import { Link } from '@somo/ui/Link'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PublicationDialog } from '../../../domain/publication/PublicationDialog.tsx'
import type { EditorTab } from '../mediumAddress.ts'
import { editorMessages, publishMessages } from './editorMessages.ts'
import type { EditedMedium, EditedVersion } from './mediumTypes.ts'
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

/** What is missing, or whom the publication concerns and how. */
export function PublishDialog({ medium, draft, changes, hrefOfTab, onPublished, onClose }: PublishDialogProps) {
  const { formatMessage } = useIntl()
  const [change, setChange] = useState<Change>('CONTENT')
  const [note, setNote] = useState('')
  return (
    <PublicationDialog
      number={draft.number}
      verb={formatMessage(editorMessages.publish)}
      gaps={medium.gaps.map(({ code, item, title }) => (
        <li key={`${code}${item ?? ''}`}>
          <Link href={hrefOfTab('content')}>
            {formatMessage(publishMessages[code], { title: title ?? '', kind: medium.kind })}
          </Link>
        </li>
      ))}
      preview={usePublication(medium.uuid)}
      publish={({ learning }) => changes.publish(medium, { change, expectedLearning: learning, note })}
      hasChanges={() => note !== ''}
      onPublished={onPublished}
      onClose={onClose}
    >
      {(concerned) => (
        <>
          {medium.published === null ? (
            <Text>{formatMessage(publishMessages.first)}</Text>
          ) : (
            <ChangeChoice concerned={concerned} change={change} onChange={setChange} />
          )}
          <TextArea label={formatMessage(publishMessages.note)} value={note} onChange={setNote} maxLength={1000} />
        </>
      )}
    </PublicationDialog>
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
