import type { LearningPathMovePartsFragment } from '@somo/graphql/learning-path-editor'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { PublicationDialog } from '../../../domain/publication/PublicationDialog.tsx'
import { editorMessages } from './editorMessages.ts'
import type { EditedPath } from './pathTypes.ts'
import { gapMessages, publishMessages } from './publishMessages.ts'
import { useMovePreview, type PathChanges } from './usePathEditor.ts'

export interface PublishDialogProps {
  readonly path: EditedPath
  readonly changes: Pick<PathChanges, 'publish'>
  readonly onPublished: () => void
  readonly onClose: () => void
}

type Choice = 'stay' | 'move'

/** What is missing, or whom the publication concerns, with the choice to move them. */
export function PublishDialog({ path, changes, onPublished, onClose }: PublishDialogProps) {
  const { formatMessage } = useIntl()
  const [choice, setChoice] = useState<Choice>('stay')
  return (
    <PublicationDialog
      number={(path.version ?? 0) + 1}
      verb={formatMessage(editorMessages.publish)}
      gaps={path.gaps.map(({ code, stage }) => (
        <li key={`${code} ${stage ?? ''}`}>{formatMessage(gapMessages[code], { stage: (stage ?? 0) + 1 })}</li>
      ))}
      preview={useMovePreview(path.uuid)}
      publish={({ digest }) => changes.publish(path, choice === 'move' ? digest : null)}
      onPublished={onPublished}
      onClose={onClose}
    >
      {(move) =>
        move.people === 0 ? (
          <Text>{formatMessage(publishMessages.first)}</Text>
        ) : (
          <MoveChoice move={move} choice={choice} onChange={setChoice} />
        )
      }
    </PublicationDialog>
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
