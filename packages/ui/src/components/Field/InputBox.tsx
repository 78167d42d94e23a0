import type { MouseEvent, ReactNode } from 'react'
import { affix, edge } from './field.css.ts'
import type { FieldIds } from './useFieldIds.ts'

export interface InputBoxProps {
  readonly ids: FieldIds
  /** The value can be read and copied, not changed. */
  readonly isReadOnly?: boolean
  /** Drawn before the text; decorative. */
  readonly icon?: ReactNode
  /** The input and what stands beside it. */
  readonly children: ReactNode
}

// A press beside the text is a press on the field, as in a native one; the buttons beside it keep theirs.
const focusInput = (event: MouseEvent<HTMLDivElement>): void => {
  if (event.target instanceof Element && event.target.closest('input, textarea, button, a') !== null) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
}

/** The drawn edge around a native input, with what stands before and after the text. */
export function InputBox({ ids, isReadOnly = false, icon, children }: InputBoxProps) {
  return (
    <div
      className={edge}
      role="presentation"
      data-part="control"
      {...ids.edge}
      {...(isReadOnly && !ids.isUnavailable ? { 'data-readonly': '' } : {})}
      onMouseDown={focusInput}
    >
      {icon === undefined ? null : (
        <span className={affix} data-part="icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </div>
  )
}
