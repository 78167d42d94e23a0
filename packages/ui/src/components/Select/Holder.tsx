import type { ReactNode } from 'react'
import { error } from '../Field/field.css.ts'
import { holder } from './Select.css.ts'

export interface HolderProps {
  /** The closed control and what opens from it. */
  readonly children: ReactNode
  /** The focus goes to something outside of both. */
  readonly onLeave: () => void
  /** For forms that the browser sends by itself: the name, and the values that stand under it. */
  readonly name?: string | undefined
  readonly values?: readonly string[]
  /** Why what was asked for did not open. */
  readonly failure?: string | undefined
}

/** What stands between label and hint where a control opens something. */
export function Holder({ children, onLeave, name, values = [], failure }: HolderProps) {
  return (
    <div
      className={holder}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onLeave()
      }}
    >
      {children}
      {name === undefined ? null : values.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
      {failure === undefined ? null : (
        <p className={error} role="alert" data-part="failure">
          {failure}
        </p>
      )}
    </div>
  )
}
