import type { LearningPathMovePartsFragment } from '@somo/graphql/learning-path-editor'
import { Notice } from '@somo/ui/Notice'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Message } from '../../../platform/locale/message.ts'
import { editorMessages } from './editorMessages.ts'
import type { EditedPath, PathResult } from './pathTypes.ts'
import { gapMessages, publishMessages } from './publishMessages.ts'
import { useMovePreview, type PathChanges } from './usePathEditor.ts'

export interface PublishDialogProps {
  readonly path: EditedPath
  readonly changes: Pick<PathChanges, 'publish'>
  readonly onPublished: () => void
  readonly onClose: () => void
}

type Choice = 'stay' | 'move'

const countChanged = ({ userErrors: [error] }: PathResult): Message | null =>
  error?.code === 'COUNT_CHANGED' ? publishMessages.countChanged : null

/** What is missing, or whom the publication concerns, with the choice to move them. */
export function PublishDialog({ path, changes, onPublished, onClose }: PublishDialogProps) {
  const { formatMessage } = useIntl()
  const preview = useMovePreview(path.uuid)
  const [choice, setChoice] = useState<Choice>('stay')
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<Message | null>(null)
  const publish = async ({ digest }: LearningPathMovePartsFragment): Promise<void> => {
    setPending(true)
    const result = await changes.publish(path, choice === 'move' ? digest : null)
    setPending(false)
    const reason = countChanged(result) ?? reasonOf(result)
    setError(reason)
    if (reason === null) onPublished()
    else preview.retry()
  }
  const { data } = preview
  const isReady = path.gaps.length === 0 && data !== null
  return (
    <FormDialog
      title={formatMessage(publishMessages.heading, { number: (path.version ?? 0) + 1 })}
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
        {path.gaps.length > 0 ? (
          <Gaps gaps={path.gaps} />
        ) : (
          <QueryView state={preview} onRetry={preview.retry}>
            {(move) =>
              move.people === 0 ? (
                <Text>{formatMessage(publishMessages.first)}</Text>
              ) : (
                <MoveChoice move={move} choice={choice} onChange={setChoice} />
              )
            }
          </QueryView>
        )}
      </Stack>
    </FormDialog>
  )
}

interface MoveChoiceProps {
  readonly move: LearningPathMovePartsFragment
  readonly choice: Choice
  readonly onChange: (choice: Choice) => void
}

const effects = ['completes', 'changes', 'loses', 'unchanged'] as const

function MoveChoice({ move, choice, onChange }: MoveChoiceProps) {
  const { formatMessage, formatList } = useIntl()
  const names = move.sample.map(({ name }) => name)
  return (
    <Stack space={16}>
      <RadioGroup<Choice>
        label={formatMessage(publishMessages.people, { people: move.people })}
        items={[
          {
            id: 'stay',
            label: formatMessage(publishMessages.stay),
            description: formatMessage(publishMessages.stayText),
          },
          {
            id: 'move',
            label: formatMessage(publishMessages.move),
            description: formatMessage(publishMessages.moveText),
          },
        ]}
        selectedKey={choice}
        onSelectionChange={onChange}
      />
      {choice === 'stay' ? null : (
        <Stack space={8}>
          <ul>
            {effects
              .filter((effect) => move[effect] > 0)
              .map((effect) => (
                <li key={effect}>{formatMessage(publishMessages[effect], { count: move[effect] })}</li>
              ))}
          </ul>
          {names.length === 0 ? null : (
            <Text step="small" tone="ink2">
              {formatMessage(publishMessages.sample, { names: formatList(names) })}
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  )
}

function Gaps({ gaps }: Pick<EditedPath, 'gaps'>) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={12}>
      <Text>{formatMessage(publishMessages.missing)}</Text>
      <ul>
        {gaps.map(({ code, stage }) => (
          <li key={`${code} ${stage ?? ''}`}>{formatMessage(gapMessages[code], { stage: (stage ?? 0) + 1 })}</li>
        ))}
      </ul>
    </Stack>
  )
}
