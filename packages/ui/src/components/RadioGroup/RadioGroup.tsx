import { useId, type Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { Choice } from '../Field/Choice.tsx'
import { boxed, choice, drawing } from '../Field/choice.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { FieldProps } from '../Field/fieldTypes.ts'
import type { FieldOption } from '../Field/optionTypes.ts'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { dot, list } from './RadioGroup.css.ts'

export interface RadioGroupProps<Id extends string = string> extends FieldProps {
  /** Two to about seven; for more use Select. */
  readonly items: readonly FieldOption<Id>[]
  /** The chosen answer, null for none yet. */
  readonly selectedKey: Id | null
  readonly onSelectionChange: (id: Id) => void
  /** Side by side only where all answers are a word or two. @default 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal'
  /** @default one of its own */
  readonly name?: string
  /** The group. */
  readonly ref?: Ref<HTMLDivElement>
}

/** One of a few answers, all of them shown. For more answers use Select, for several CheckboxGroup. */
export function RadioGroup<Id extends string = string>({
  label,
  isLabelHidden = false,
  items,
  selectedKey,
  onSelectionChange,
  orientation = 'vertical',
  description,
  errorMessage,
  disabledReason,
  isRequired = false,
  id,
  name,
  onBlur,
  ref,
}: RadioGroupProps<Id>) {
  const ids = useFieldIds({ id, description, errorMessage, disabledReason, isRequired })
  const ownName = useId()
  return (
    <FieldFrame
      component="RadioGroup"
      label={label}
      isLabelHidden={isLabelHidden}
      ids={ids}
      role="radiogroup"
      ref={ref}
    >
      <div className={list} data-part="options" data-orientation={orientation}>
        {items.map((item) => (
          <Radio
            key={item.id}
            item={item}
            name={name ?? ownName}
            isSelected={item.id === selectedKey}
            isInvalid={ids.isInvalid}
            isUnavailable={ids.isUnavailable}
            onSelect={() => onSelectionChange(item.id)}
            onBlur={onBlur}
          />
        ))}
      </div>
    </FieldFrame>
  )
}

interface RadioProps {
  readonly item: FieldOption
  readonly name: string
  readonly isSelected: boolean
  readonly isInvalid: boolean
  /** The whole group cannot be changed. */
  readonly isUnavailable: boolean
  readonly onSelect: () => void
  readonly onBlur: (() => void) | undefined
}

function Radio({ item, name, isSelected, isInvalid, isUnavailable, onSelect, onBlur }: RadioProps) {
  const ids = useFieldIds({ description: item.description, disabledReason: item.disabledReason })
  const isShut = isUnavailable || ids.isUnavailable
  return (
    <div className={choice} data-part="option">
      <Choice label={item.label} ids={ids} isUnavailable={isShut}>
        <input
          {...ids.aria}
          {...(isShut ? { 'aria-disabled': true } : {})}
          {...(isInvalid ? { 'data-invalid': '' } : {})}
          className={cx(drawing, boxed, dot)}
          data-part="dot"
          type="radio"
          name={name}
          value={item.id}
          checked={isSelected}
          onChange={isShut ? ignore : onSelect}
          onBlur={onBlur}
        />
      </Choice>
    </div>
  )
}

// What cannot be changed can still be reached and pressed; React then draws what holds.
const ignore = (): void => undefined
