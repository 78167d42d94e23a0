import { RadioGroup, type RadioGroupProps } from '@somo/ui/RadioGroup'
import { useIntl } from 'react-intl'
import type { FormFieldProps } from '../../../platform/form/FormField.tsx'
import { messages } from '../messages.ts'

export interface ChoiceProps extends FormFieldProps<string> {
  readonly items: RadioGroupProps['items']
  /** Another party keeps it: all answers stay readable, none can be chosen. @default false */
  readonly isLocked?: boolean
  readonly description?: string
}

/** One of a few answers, as the control of a FormField. */
export function Choice({ value, onChange, items, isLocked = false, ...field }: ChoiceProps) {
  const { formatMessage } = useIntl()
  return (
    <RadioGroup
      {...field}
      items={items}
      selectedKey={value}
      onSelectionChange={onChange}
      {...(isLocked && { disabledReason: formatMessage(messages.kept) })}
    />
  )
}
