import { useId } from 'react'
import { label as labelClass, option, owner, radio, row } from './ConflictState.css.ts'
import type { ConflictChoice, ConflictField } from './conflictTypes.ts'

export interface ConflictRowProps {
  readonly field: ConflictField
  readonly mineLabel: string
  readonly theirsLabel: string
  readonly choice: ConflictChoice | undefined
  readonly onChoose: (choice: ConflictChoice) => void
}

/** One field: a group of two native radio buttons, so that its keys are the browser's own. */
export function ConflictRow({ field, mineLabel, theirsLabel, choice, onChoose }: ConflictRowProps) {
  const labelId = useId()
  const values = [
    ['mine', mineLabel, field.mine],
    ['theirs', theirsLabel, field.theirs],
  ] as const
  return (
    <div className={row} role="radiogroup" aria-labelledby={labelId} data-part="field">
      <span className={labelClass} id={labelId}>
        {field.label}
      </span>
      {values.map(([value, whose, text]) => (
        <label key={value} className={option}>
          <input
            type="radio"
            className={radio}
            name={labelId}
            value={value}
            checked={choice === value}
            onChange={() => onChoose(value)}
          />
          <span>
            <span className={owner}>{whose}: </span>
            <bdi data-part="value">{text}</bdi>
          </span>
        </label>
      ))}
    </div>
  )
}
