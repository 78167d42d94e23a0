import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components'
import { cx } from '../../theme/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { description as itemDescription, item, itemLabel, mark, menu, popover } from '../Popover/Popup.css.ts'
import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { control, field } from '../Field/field.css.ts'
import { FieldHint, FieldLabel } from '../Field/FieldParts.tsx'
import { chevron, popover as ownPopover, trigger, value } from './Select.css.ts'
import type { SelectOption, SelectProps } from './selectTypes.ts'
import { SelectWaiting } from './SelectWaiting.tsx'

/** The list is no chunk of its own, as forms are loaded with their page; only the words it says are fetched. */
const words = createWidgetSlot(() => Promise.resolve('words' as const))

/** One of a closed list, as a value of a form. For actions use MenuButton; for two or three options show them all. */
export function Select<Id extends string = string>(props: SelectProps<Id>) {
  const { status, drawn, warm } = useWidgetSlot(words, true)
  const [hasFocus, setFocus] = useState(false)
  const [isAsked, setAsked] = useState(false)
  useEffect(
    function fetchWords() {
      warm()
    },
    [warm],
  )
  if (drawn !== null) return <Field {...props} takesFocus={hasFocus} startsOpen={hasFocus && isAsked} />
  return (
    <SelectWaiting
      {...props}
      description={props.disabledReason ?? props.description}
      hasFailed={status === 'failed'}
      onFocusChange={(isHere) => {
        setFocus(isHere)
        if (!isHere) setAsked(false)
      }}
      onPress={() => {
        setAsked(true)
        warm()
      }}
    />
  )
}

interface FieldProps<Id extends string> extends SelectProps<Id> {
  /** The focus waited in this field's place. */
  readonly takesFocus: boolean
  /** It was pressed while it waited. */
  readonly startsOpen: boolean
}

function Field<Id extends string>({
  label,
  items,
  selectedKey,
  onSelectionChange,
  description,
  errorMessage,
  isRequired = false,
  disabledReason,
  placeholder,
  takesFocus,
  startsOpen,
  autoFocus = false,
  ref,
  ...rest
}: FieldProps<Id>) {
  const choose = useUiText('choose')
  const isUnavailable = disabledReason !== undefined
  const isInvalid = errorMessage !== undefined && errorMessage !== null
  return (
    <AriaSurroundings>
      <AriaSelect
        {...rest}
        {...(ref === undefined ? {} : { ref })}
        {...(isUnavailable ? { isOpen: false } : { defaultOpen: startsOpen })}
        autoFocus={autoFocus || takesFocus}
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
          <Icon glyph={ChevronDown} className={chevron} />
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
            {isSelected ? <Icon glyph={Check} /> : null}
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
