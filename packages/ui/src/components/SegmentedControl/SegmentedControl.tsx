import { useId, type ReactNode, type Ref } from 'react'
import { iconSlot, visuallyHidden } from '../Button/parts.css.ts'
import { field, hint, label as labelClass } from '../Field/field.css.ts'
import { input, row, segment, words } from './SegmentedControl.css.ts'

export interface SegmentedItem<Id extends string = string> {
  readonly id: Id
  /** One word. */
  readonly label: string
  /** 16 px, decorative. */
  readonly icon?: ReactNode
  /** Only the icon is drawn; the label is read and shown when a pointer rests on it. */
  readonly isIconOnly?: boolean
}

export interface SegmentedControlProps<Id extends string = string> {
  /** What is chosen: "Corners". */
  readonly label: string
  /** The label is there for assistive technology only. @default false */
  readonly isLabelHidden?: boolean
  /** Two to five. */
  readonly items: readonly SegmentedItem<Id>[]
  readonly selectedKey: Id
  readonly onSelectionChange: (id: Id) => void
  /** What the choice does. */
  readonly description?: ReactNode
  /** It cannot be chosen now: one sentence that says why. It stays focusable. */
  readonly disabledReason?: string | undefined
  /** As wide as the column, all segments alike. */
  readonly fullWidth?: boolean
  readonly id?: string
  /** The group. */
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * One of a few, all in view, in force at once: the density of a list, light or dark. In a form that is saved use
 * RadioGroup; for views of a thing Tabs; for more than five Select.
 */
export function SegmentedControl<Id extends string = string>({
  label,
  isLabelHidden = false,
  items,
  selectedKey,
  onSelectionChange,
  description,
  disabledReason,
  fullWidth = false,
  id,
  ref,
}: SegmentedControlProps<Id>) {
  const base = useId()
  const isUnavailable = disabledReason !== undefined
  const explained = disabledReason ?? description
  const hasHint = explained !== undefined && explained !== null
  return (
    <div className={field} style={fullWidth ? undefined : { justifyItems: 'start' }} data-component="SegmentedControl">
      <span className={isLabelHidden ? visuallyHidden : labelClass} id={`${base}-label`} data-part="label">
        {label}
      </span>
      <div
        className={row({ fullWidth, isUnavailable })}
        id={id}
        ref={ref}
        role="radiogroup"
        aria-labelledby={`${base}-label`}
        aria-describedby={hasHint ? `${base}-hint` : undefined}
        aria-disabled={isUnavailable || undefined}
        data-part="row"
      >
        {items.map((item) => (
          <Segment
            key={item.id}
            {...item}
            name={base}
            isSelected={item.id === selectedKey}
            onSelect={() => {
              if (!isUnavailable) onSelectionChange(item.id)
            }}
          />
        ))}
      </div>
      {hasHint ? (
        <div className={hint} id={`${base}-hint`} data-part="hint">
          {explained}
        </div>
      ) : null}
    </div>
  )
}

interface SegmentProps extends SegmentedItem {
  readonly name: string
  readonly isSelected: boolean
  readonly onSelect: () => void
}

const Segment = ({ label, icon, isIconOnly = false, name, isSelected, onSelect }: SegmentProps) => (
  <label
    className={segment}
    title={isIconOnly ? label : undefined}
    data-part="segment"
    {...(isSelected ? { 'data-selected': '' } : {})}
  >
    <input className={input} type="radio" name={name} checked={isSelected} onChange={onSelect} />
    {icon === undefined ? null : (
      <span className={`${iconSlot} ${words}`} data-part="icon" aria-hidden="true">
        {icon}
      </span>
    )}
    <span className={isIconOnly ? visuallyHidden : words}>{label}</span>
  </label>
)
