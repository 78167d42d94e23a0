import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { SortableList } from '@somo/ui/SortableList'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { block } from '../../MediumEditor.css.ts'
import { letterOf, newEntry, type EntryValues } from './questionForm.ts'
import { questionFormMessages } from './questionFormMessages.ts'
import { quizEditorMessages } from '../quizEditorMessages.ts'

export interface EntryRowsProps {
  readonly id: string
  readonly label: string
  readonly entries: readonly EntryValues[]
  /** What the entries are called. @default 'entries' */
  readonly names?: 'entries' | 'answers'
  /** Each entry has a match. */
  readonly hasMatch: boolean
  readonly errorMessage: string | undefined
  readonly onChange: (entries: EntryValues[]) => void
}

/** The entries of a matching or ordering question, of an ordering one in their right order; or the answers of a survey. */
export function EntryRows({ id, label, entries, names = 'entries', hasMatch, errorMessage, onChange }: EntryRowsProps) {
  const { formatMessage } = useIntl()
  const isAnswers = names === 'answers'
  const nameOf = (place: number): string =>
    isAnswers
      ? formatMessage(questionFormMessages.option, { letter: letterOf(place) })
      : formatMessage(questionFormMessages.entry, { number: place + 1 })
  const replace = (changed: EntryValues): void =>
    onChange(entries.map((each) => (each.id === changed.id ? changed : each)))
  return (
    <Stack space={12}>
      <div id={id}>
        <Heading level={3}>{label}</Heading>
        {errorMessage === undefined ? null : <Text tone="bad">{errorMessage}</Text>}
      </div>
      <SortableList
        label={label}
        items={entries.map((entry, place) => ({ id: entry.id, label: nameOf(place) }))}
        onReorder={(order) => onChange(order.flatMap((one) => entries.find((each) => each.id === one.id) ?? []))}
        renderItem={(item) => {
          const entry = entries.find((each) => each.id === item.id)
          return entry === undefined ? null : (
            <div className={block}>
              <TextField label={item.label} value={entry.text} onChange={(text) => replace({ ...entry, text })} />
              {hasMatch ? (
                <TextField
                  label={formatMessage(questionFormMessages.match, { name: item.label })}
                  value={entry.match}
                  onChange={(match) => replace({ ...entry, match })}
                />
              ) : null}
            </div>
          )
        }}
        menuOf={(item) => ({
          label: formatMessage(quizEditorMessages.actions, { name: item.label }),
          sections: [
            {
              id: 'acts',
              items: [
                {
                  id: 'remove',
                  label: formatMessage(quizEditorMessages.remove),
                  onAction: () => onChange(entries.filter((each) => each.id !== item.id)),
                },
              ],
            },
          ],
        })}
      />
      <div>
        <Button icon={<Icon glyph={Plus} />} onPress={() => onChange([...entries, newEntry()])}>
          {formatMessage(isAnswers ? questionFormMessages.addOption : questionFormMessages.addEntry)}
        </Button>
      </div>
    </Stack>
  )
}
