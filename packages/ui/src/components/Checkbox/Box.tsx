import type { ComponentProps, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { boxed, drawing } from '../Field/choice.css.ts'
import { assignRef } from '../Field/assignRef.ts'
import { tick } from './Checkbox.css.ts'

type Native =
  | 'id'
  | 'name'
  | 'value'
  | 'title'
  | 'autoFocus'
  | 'onBlur'
  | 'aria-label'
  | 'tabIndex'
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-required'

export interface BoxProps extends Pick<ComponentProps<'input'>, Native> {
  readonly isSelected: boolean
  /** @default false */
  readonly isIndeterminate?: boolean
  /** It can be reached and pressed, and nothing changes. */
  readonly isUnavailable: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** The drawn checkbox itself, a native one; what it stands for belongs around it. */
export function Box({ isSelected, isIndeterminate = false, isUnavailable, onChange, ref, ...rest }: BoxProps) {
  return (
    <input
      {...rest}
      {...(isUnavailable ? { 'aria-disabled': true } : {})}
      ref={(node) => {
        // Only the element knows this state; there is no attribute for it, and a press of the person takes it away.
        if (node !== null) node.indeterminate = isIndeterminate
        return assignRef(ref, node)
      }}
      className={cx(drawing, boxed, tick)}
      data-part="box"
      type="checkbox"
      checked={isSelected}
      onChange={(event) => {
        if (!isUnavailable) onChange(event.currentTarget.checked)
        event.currentTarget.indeterminate = isIndeterminate
      }}
    />
  )
}
