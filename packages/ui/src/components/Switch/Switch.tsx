import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField, Text } from 'react-aria-components'
import { description as descriptionClass, field, label as labelClass, row, thumb, track } from './Switch.css.ts'

export interface SwitchProps {
  /** What is on when it is on: "Send reminders". It never changes with the state. */
  readonly label: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  /** What being on means. */
  readonly description?: ReactNode
  /** It cannot be switched now: one sentence that says why. It stays focusable. */
  readonly disabledReason?: string | undefined
  readonly name?: string
  readonly id?: string
  readonly autoFocus?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** On or off, in force at once. What takes effect with "Save" is a checkbox. */
export function Switch({ label, isSelected, onChange, description, disabledReason, ref, ...rest }: SwitchProps) {
  const isUnavailable = disabledReason !== undefined
  const words = disabledReason ?? description
  return (
    <SwitchField
      {...rest}
      className={field}
      data-component="Switch"
      isSelected={isSelected}
      onChange={onChange}
      isReadOnly={isUnavailable}
      {...(ref === undefined ? {} : { inputRef: ref })}
    >
      <SwitchButton className={row} data-part="row">
        <span className={track} data-part="track" aria-hidden="true">
          <span className={thumb} data-part="thumb" />
        </span>
        <span className={labelClass}>{label}</span>
      </SwitchButton>
      {words === undefined || words === null ? null : (
        <Text slot="description" className={descriptionClass} data-part="description">
          {words}
        </Text>
      )}
    </SwitchField>
  )
}
