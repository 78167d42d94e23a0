import { Box } from '../Checkbox/Box.tsx'
import { Choice } from '../Field/Choice.tsx'
import { choice } from '../Field/choice.css.ts'
import type { FieldOption } from '../Field/optionTypes.ts'
import { useFieldIds } from '../Field/useFieldIds.ts'

interface OptionProps {
  readonly item: FieldOption
  readonly name?: string
  readonly isSelected: boolean
  /** The whole group cannot be changed. */
  readonly isUnavailable: boolean
  /** The whole group is wrong, which its own hint says; drawn at each box. */
  readonly isInvalid: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly onBlur: (() => void) | undefined
}

/** One of the answers of a group. */
export function Option({ item, name, isSelected, isUnavailable, isInvalid, onChange, onBlur }: OptionProps) {
  const ids = useFieldIds({ description: item.description, disabledReason: item.disabledReason })
  const isShut = isUnavailable || ids.isUnavailable
  return (
    <div className={choice} data-part="option">
      <Choice label={item.label} ids={ids} isUnavailable={isShut}>
        <Box
          {...ids.aria}
          {...(name === undefined ? {} : { name })}
          {...(isInvalid ? { 'aria-invalid': true } : {})}
          {...(onBlur === undefined ? {} : { onBlur })}
          value={item.id}
          isSelected={isSelected}
          isUnavailable={isShut}
          onChange={onChange}
        />
      </Choice>
    </div>
  )
}

interface SelectAllProps<Id extends string> {
  readonly label: string
  readonly items: readonly FieldOption<Id>[]
  readonly isChosen: (item: FieldOption<Id>) => boolean
  readonly isUnavailable: boolean
  readonly choose: (isWanted: (item: FieldOption<Id>) => boolean) => void
}

/** Stands for all answers and changes only those that can be changed. */
export function SelectAll<Id extends string>({ label, items, isChosen, isUnavailable, choose }: SelectAllProps<Id>) {
  const ids = useFieldIds({})
  const open = items.filter((item) => item.disabledReason === undefined)
  const isAll = open.length > 0 && open.every(isChosen)
  return (
    <div className={choice} data-part="all">
      <Choice label={label} ids={ids} isUnavailable={isUnavailable}>
        <Box
          {...ids.aria}
          isSelected={isAll}
          isIndeterminate={!isAll && items.some(isChosen)}
          isUnavailable={isUnavailable}
          onChange={() => choose((item) => (item.disabledReason === undefined ? !isAll : isChosen(item)))}
        />
      </Choice>
    </div>
  )
}
