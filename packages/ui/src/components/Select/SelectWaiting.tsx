import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { cx } from '../../theme/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { control, error, field } from '../Field/field.css.ts'
import { FieldHint, FieldLabel } from '../Field/FieldParts.tsx'
import { chevron, trigger, value } from './Select.css.ts'
import type { SelectProps } from './selectTypes.ts'

type Shown = Pick<SelectProps, 'label' | 'items' | 'selectedKey' | 'description' | 'isRequired' | 'placeholder' | 'ref'>

interface SelectWaitingProps extends Shown {
  readonly hasFailed: boolean
  readonly onFocusChange: (hasFocus: boolean) => void
  readonly onPress: () => void
}

/** The closed field as it looks while the words of its list are on their way; a press asks for them again. */
export function SelectWaiting({
  label,
  items,
  selectedKey,
  description,
  isRequired = false,
  placeholder,
  hasFailed,
  onFocusChange,
  onPress,
  ref,
}: SelectWaitingProps) {
  const labelId = useId()
  const valueId = useId()
  const choose = useUiText('choose')
  const failed = useUiText('menuFailed')
  const chosen = items.find((option) => option.id === selectedKey)
  return (
    <div className={field} data-component="Select" {...(ref === undefined ? {} : { ref })}>
      <span id={labelId}>
        <FieldLabel label={label} isRequired={isRequired} />
      </span>
      <button
        type="button"
        className={cx(control(), trigger)}
        data-part="trigger"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${valueId} ${labelId}`}
        aria-busy={!hasFailed}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
        onClick={(event) => {
          // Some browsers leave the focus elsewhere on a click; the field that takes this one's place takes its focus.
          event.currentTarget.focus()
          onPress()
        }}
      >
        <span id={valueId} className={value} {...(chosen === undefined ? { 'data-placeholder': true } : {})}>
          {chosen?.label ?? placeholder ?? choose}
        </span>
        <Icon glyph={ChevronDown} className={chevron} />
      </button>
      <FieldHint description={description} errorMessage={null} />
      {hasFailed ? (
        <p className={error} role="alert" data-part="failure">
          {failed}
        </p>
      ) : null}
    </div>
  )
}
