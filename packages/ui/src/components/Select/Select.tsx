import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components'
import { cx } from '../../theme/cx.ts'
import { iconSizes, iconStroke } from '../Button/icons.ts'
import { description as itemDescription, item, itemLabel, mark, menu, popover } from '../MenuButton/MenuPopup.css.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { control, field } from '../TextField/field.css.ts'
import { FieldHint, FieldLabel } from '../TextField/FieldParts.tsx'
import { chevron, popover as ownPopover, trigger, value } from './Select.css.ts'

export interface SelectOption<Id extends string = string> {
  readonly id: Id
  readonly label: string
  /** A second line, read after the label. */
  readonly description?: string
}

export interface SelectProps<Id extends string = string> {
  /** What is chosen, above the field and always visible. */
  readonly label: string
  /** Up to about 20; for more, or for search, another control is due. */
  readonly items: readonly SelectOption<Id>[]
  /** The chosen option, null for none yet. */
  readonly selectedKey: Id | null
  readonly onSelectionChange: (id: Id) => void
  readonly description?: ReactNode
  /** Takes the place of the description and marks the field. */
  readonly errorMessage?: ReactNode
  readonly isRequired?: boolean
  /** The choice is not possible now: one sentence that says what is missing. The field stays focusable. */
  readonly disabledReason?: string | undefined
  /** @default "Choose" in the person's language */
  readonly placeholder?: string
  readonly name?: string
  readonly id?: string
  readonly autoFocus?: boolean
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** One of a closed list, as a value of a form. For actions use MenuButton; for two or three options show them all. */
export function Select<Id extends string = string>({
  label,
  items,
  selectedKey,
  onSelectionChange,
  description,
  errorMessage,
  isRequired = false,
  disabledReason,
  placeholder,
  ref,
  ...rest
}: SelectProps<Id>) {
  const choose = useUiText('choose')
  const isUnavailable = disabledReason !== undefined
  const isInvalid = errorMessage !== undefined && errorMessage !== null
  return (
    <AriaSurroundings>
      <AriaSelect
        {...rest}
        {...(ref === undefined ? {} : { ref })}
        {...(isUnavailable ? { isOpen: false } : {})}
        className={field}
        data-component="Select"
        value={selectedKey}
        onChange={(key) => {
          const chosen = items.find((option) => option.id === key)
          if (chosen !== undefined && !isUnavailable) onSelectionChange(chosen.id)
        }}
        placeholder={placeholder ?? choose}
        isRequired={isRequired}
        isInvalid={isInvalid}
        validationBehavior="aria"
      >
        <FieldLabel label={label} isRequired={isRequired} />
        <Button
          className={cx(control({ isInvalid, isUnavailable }), trigger)}
          data-part="trigger"
          {...(isUnavailable ? { 'aria-disabled': true } : {})}
        >
          <SelectValue className={value}>
            {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
          </SelectValue>
          <ChevronDown className={chevron} size={iconSizes.button} strokeWidth={iconStroke(iconSizes.button)} aria-hidden="true" />
        </Button>
        <FieldHint description={disabledReason ?? description} errorMessage={errorMessage} />
        <Popover className={cx(popover, ownPopover)} offset={4}>
          <ListBox className={menu} items={items}>
            {(option) => <Option option={option} />}
          </ListBox>
        </Popover>
      </AriaSelect>
    </AriaSurroundings>
  )
}

// Label and description together are the name: all words that are drawn belong to it (WCAG 2.5.3).
function Option({ option }: { readonly option: SelectOption }) {
  return (
    <ListBoxItem id={option.id} className={item} textValue={option.label}>
      {({ isSelected }) => (
        <>
          <span className={itemLabel} data-part="label">
            {option.label}
          </span>{' '}
          <span className={mark} data-part="mark" aria-hidden="true">
            {isSelected ? <Check size={iconSizes.button} strokeWidth={iconStroke(iconSizes.button)} /> : null}
          </span>
          {option.description === undefined ? null : (
            <span className={itemDescription} data-part="description">
              {option.description}
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  )
}
