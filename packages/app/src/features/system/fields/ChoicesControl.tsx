import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { FormFieldProps } from '../../../platform/form/FormField.tsx'
import * as styles from './Fields.css.ts'
import { newChoice, readChoices, writeChoices, type TypedChoice } from './fieldForm.ts'
import { labelLocales, type LabelLocale } from './labelLocales.ts'
import { languageName } from '../../../domain/language/languageName.ts'
import { fieldMessages } from './fieldMessages.ts'

export interface ChoicesControlProps {
  /** Its value is what `writeChoices` makes. */
  readonly field: FormFieldProps<string>
  readonly needed: LabelLocale
}

/** The choices of a field in their order, each with its name in every language. */
export function ChoicesControl({
  field: { id, label, value, onChange, onBlur, errorMessage },
  needed,
}: ChoicesControlProps) {
  const { formatMessage } = useIntl()
  const errorId = useId()
  const choices = readChoices(value)
  const change = (next: readonly TypedChoice[]): void => onChange(writeChoices(next))
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      id={id}
      tabIndex={-1}
      {...(errorMessage === undefined ? {} : { 'aria-describedby': errorId })}
    >
      <Stack space={12}>
        <Text id={`${id}-label`} isStrong>
          {label}
        </Text>
        {errorMessage === undefined ? null : (
          <Text id={errorId} step="small" tone="bad">
            {errorMessage}
          </Text>
        )}
        {choices.map((choice, index) => (
          <ChoiceRow
            key={choice.key}
            number={index + 1}
            choice={choice}
            needed={needed}
            onBlur={onBlur}
            onChange={(changed) => change(choices.with(index, changed))}
            onRemove={() => change(choices.toSpliced(index, 1))}
          />
        ))}
        <div>
          <Button size="sm" icon={<Icon glyph={Plus} />} onPress={() => change([...choices, newChoice(choices)])}>
            {formatMessage(fieldMessages.addChoice)}
          </Button>
        </div>
      </Stack>
    </div>
  )
}

interface ChoiceRowProps {
  readonly number: number
  readonly choice: TypedChoice
  readonly needed: LabelLocale
  readonly onBlur: () => void
  readonly onChange: (choice: TypedChoice) => void
  readonly onRemove: () => void
}

function ChoiceRow({ number, choice, needed, onBlur, onChange, onRemove }: ChoiceRowProps) {
  const { formatMessage, locale } = useIntl()
  const inOrder = [needed, ...labelLocales.filter((one) => one !== needed)]
  return (
    <div className={styles.choice} role="group" aria-label={formatMessage(fieldMessages.choice, { number })}>
      <div className={styles.names}>
        {inOrder.map((one) => (
          <TextField
            key={one}
            label={formatMessage(fieldMessages.choiceName, { number, language: languageName(one, locale) })}
            value={choice[one]}
            isRequired={one === needed}
            onChange={(text) => onChange({ ...choice, [one]: text })}
            onBlur={onBlur}
            autoComplete="off"
          />
        ))}
      </div>
      <IconButton
        label={formatMessage(fieldMessages.removeChoice, { number })}
        icon={<Icon glyph={X} />}
        onPress={onRemove}
      />
    </div>
  )
}
