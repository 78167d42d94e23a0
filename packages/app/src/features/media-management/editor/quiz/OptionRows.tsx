import { Button } from '@somo/ui/Button'
import { Checkbox } from '@somo/ui/Checkbox'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { SortableList } from '@somo/ui/SortableList'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { block } from '../MediumEditor.css.ts'
import { letterOf, newOption, type OptionValues } from './questionForm.ts'
import { questionFormMessages } from './questionFormMessages.ts'
import { quizEditorMessages } from './quizEditorMessages.ts'

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
  return (
    <Stack space={12}>
      <div id={id}>
        <Heading level={3}>{formatMessage(questionFormMessages.options)}</Heading>
        {errorMessage === undefined ? null : <Text tone="bad">{errorMessage}</Text>}
      </div>
      <SortableList
        label={formatMessage(questionFormMessages.options)}
        items={options.map((option, place) => ({ id: option.id, label: name(place) }))}
        onReorder={(order) => onChange(order.flatMap((one) => options.find((each) => each.id === one.id) ?? []))}
        renderItem={(item) => {
          const option = options.find((each) => each.id === item.id)
          return option === undefined ? null : (
            <div className={block}>
              <TextField label={item.label} value={option.text} onChange={(text) => replace({ ...option, text })} />
              <Checkbox
                label={formatMessage(questionFormMessages.isRight)}
                isSelected={option.isRight}
                onChange={(isRight) => replace({ ...option, isRight })}
              />
              <TextField
                label={formatMessage(questionFormMessages.optionFeedback, { name: item.label })}
                value={option.feedback}
                onChange={(feedback) => replace({ ...option, feedback })}
              />
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
                  onAction: () => onChange(options.filter((each) => each.id !== item.id)),
                },
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
