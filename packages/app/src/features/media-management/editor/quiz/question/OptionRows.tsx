import { Button } from '@somo/ui/Button'
import { Checkbox } from '@somo/ui/Checkbox'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { SortableList } from '@somo/ui/SortableList'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { MessageSquare, Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { toasts } from '../../../../../platform/toasts/toasts.ts'
import { quizEditorMessages } from '../quizEditorMessages.ts'
import * as styles from './OptionRows.css.ts'
import { letterOf, newOption, type OptionValues } from './questionForm.ts'
import { questionFormMessages } from './questionFormMessages.ts'

export interface OptionRowsProps {
  readonly id: string
  readonly options: readonly OptionValues[]
  readonly isMultiple: boolean
  readonly errorMessage: string | undefined
  readonly onChange: (options: OptionValues[]) => void
}

/** The answers of a choice, each with its text, whether it is right, and its feedback. */
export function OptionRows({ id, options, isMultiple, errorMessage, onChange }: OptionRowsProps) {
  const { formatMessage } = useIntl()
  const name = (place: number): string => formatMessage(questionFormMessages.option, { letter: letterOf(place) })
  const replace = (changed: OptionValues): void =>
    onChange(
      options.map((each) => {
        if (each.id === changed.id) return changed
        // One right answer at a time where only one can be chosen.
        return !isMultiple && changed.isRight ? { ...each, isRight: false } : each
      }),
    )
  const remove = (removed: string): void => {
    onChange(options.filter((each) => each.id !== removed))
    toasts.toast({
      message: formatMessage(questionFormMessages.optionRemoved),
      action: { label: formatMessage(quizEditorMessages.undo), onAction: () => onChange([...options]) },
    })
  }
  return (
    <Stack space={12}>
      <div id={id}>
        <Heading level={3}>{formatMessage(questionFormMessages.options)}</Heading>
        <Text step="small" tone={errorMessage === undefined ? 'ink2' : 'bad'}>
          {errorMessage ?? formatMessage(questionFormMessages.optionsHint)}
        </Text>
      </div>
      <SortableList
        label={formatMessage(questionFormMessages.options)}
        items={options.map((option, place) => ({ id: option.id, label: name(place) }))}
        onReorder={(order) => onChange(order.flatMap((one) => options.find((each) => each.id === one.id) ?? []))}
        renderItem={(item) => {
          const option = options.find((each) => each.id === item.id)
          return option === undefined ? null : <OptionRow name={item.label} option={option} onChange={replace} />
        }}
        menuOf={(item) => ({
          label: formatMessage(quizEditorMessages.actions, { name: item.label }),
          sections: [
            {
              id: 'acts',
              items: [
                { id: 'remove', label: formatMessage(quizEditorMessages.remove), onAction: () => remove(item.id) },
              ],
            },
          ],
        })}
      />
      <div>
        <Button icon={<Icon glyph={Plus} />} onPress={() => onChange([...options, newOption()])}>
          {formatMessage(questionFormMessages.addOption)}
        </Button>
      </div>
    </Stack>
  )
}

interface OptionRowProps {
  /** "Answer A". */
  readonly name: string
  readonly option: OptionValues
  readonly onChange: (option: OptionValues) => void
}

function OptionRow({ name, option, onChange }: OptionRowProps) {
  const { formatMessage } = useIntl()
  const [isWriting, setWriting] = useState(false)
  return (
    <div className={styles.option}>
      <Checkbox
        isLabelHidden
        label={formatMessage(questionFormMessages.isRightNamed, { name })}
        isSelected={option.isRight}
        onChange={(isRight) => onChange({ ...option, isRight })}
      />
      <TextField isLabelHidden label={name} value={option.text} onChange={(text) => onChange({ ...option, text })} />
      <div className={styles.feedback}>
        {option.feedback === '' && !isWriting ? (
          <Button
            size="sm"
            variant="plain"
            edge="start"
            icon={<Icon glyph={MessageSquare} />}
            onPress={() => setWriting(true)}
          >
            {formatMessage(questionFormMessages.addFeedback, { name })}
          </Button>
        ) : (
          <TextField
            autoFocus={isWriting}
            label={formatMessage(questionFormMessages.optionFeedback, { name })}
            value={option.feedback}
            onChange={(feedback) => {
              setWriting(true)
              onChange({ ...option, feedback })
            }}
          />
        )}
      </div>
    </div>
  )
}
