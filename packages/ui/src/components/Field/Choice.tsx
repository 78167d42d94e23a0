import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { below, row, words } from './choice.css.ts'
import { FieldHint } from './FieldHint.tsx'
import { Requirement } from './Requirement.tsx'
import type { FieldIds } from './useFieldIds.ts'

export interface ChoiceProps {
  readonly label: string
  readonly ids: FieldIds
  /** It cannot be changed, for a reason of its own or of its group. @default as `ids` says */
  readonly isUnavailable?: boolean
  /** The native input, drawn by its own box. */
  readonly children: ReactNode
  /** Where the lines below the words begin, for a drawing wider than a box. */
  readonly belowClass?: string
}

/** A native checkbox, radio button or switch with its words beside it and what they mean below. */
export function Choice({ label, ids, isUnavailable = ids.isUnavailable, children, belowClass }: ChoiceProps) {
  return (
    <>
      <label
        className={row}
        data-part="row"
        htmlFor={ids.controlId}
        {...(isUnavailable ? { 'data-unavailable': '' } : {})}
      >
        {children}
        <span className={words} data-part="label">
          {label}
          {ids.isRequired ? <Requirement /> : null}
        </span>
      </label>
      {ids.hintId === undefined ? null : (
        <div className={cx(below, belowClass)}>
          <FieldHint ids={ids} />
        </div>
      )}
    </>
  )
}
