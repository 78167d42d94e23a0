import type { Ref } from 'react'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { FieldProps } from '../Field/fieldTypes.ts'
import type { FieldOption } from '../Field/optionTypes.ts'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { list, nested } from './CheckboxGroup.css.ts'
import { Option, SelectAll } from './GroupOptions.tsx'

export interface CheckboxGroupProps<Id extends string = string> extends FieldProps {
  /** Up to about 10; for more another control is due. */
  readonly items: readonly FieldOption<Id>[]
  readonly selectedKeys: readonly Id[]
  /** All that are chosen now, in the order of `items`. */
  readonly onSelectionChange: (ids: readonly Id[]) => void
  /** A first checkbox that stands for all: "All languages". Without it there is none. */
  readonly selectAllLabel?: string
  readonly name?: string
  /** The group. */
  readonly ref?: Ref<HTMLDivElement>
}

/** Any number of a few answers, all of them shown. For one answer use RadioGroup. */
export function CheckboxGroup<Id extends string = string>({
  label,
  isLabelHidden = false,
  items,
  selectedKeys,
  onSelectionChange,
  selectAllLabel,
  description,
  errorMessage,
  disabledReason,
  isRequired = false,
  id,
  name,
  onBlur,
  ref,
}: CheckboxGroupProps<Id>) {
  const ids = useFieldIds({ id, description, errorMessage, disabledReason, isRequired })
  const choose = (isWanted: (item: FieldOption<Id>) => boolean): void => {
    if (!ids.isUnavailable) onSelectionChange(items.filter(isWanted).map((item) => item.id))
  }
  const isChosen = (item: FieldOption<Id>): boolean => selectedKeys.includes(item.id)
  const options = items.map((item) => (
    <Option
      key={item.id}
      {...(name === undefined ? {} : { name })}
      item={item}
      isSelected={isChosen(item)}
      isUnavailable={ids.isUnavailable}
      isInvalid={ids.isInvalid}
      onChange={(isSelected) => choose((other) => (other.id === item.id ? isSelected : isChosen(other)))}
      onBlur={onBlur}
    />
  ))
  return (
    <FieldFrame component="CheckboxGroup" label={label} isLabelHidden={isLabelHidden} ids={ids} role="group" ref={ref}>
      <div className={list} data-part="options">
        {selectAllLabel === undefined ? (
          options
        ) : (
          <>
            <SelectAll
              label={selectAllLabel}
              items={items}
              isChosen={isChosen}
              isUnavailable={ids.isUnavailable}
              choose={choose}
            />
            <div className={nested}>{options}</div>
          </>
        )}
      </div>
    </FieldFrame>
  )
}
