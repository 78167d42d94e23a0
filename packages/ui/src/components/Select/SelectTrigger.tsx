import { ChevronDown } from 'lucide-react'
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { edge } from '../Field/field.css.ts'
import type { FieldIds } from '../Field/useFieldIds.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { cx } from '../../theme/cx.ts'
import { chevron, trigger, value } from './Select.css.ts'

export interface SelectTriggerProps {
  readonly ids: FieldIds
  /** What is chosen, or the words that ask for it. */
  readonly children: ReactNode
  readonly isPlaceholder: boolean
  readonly popup: 'listbox' | 'dialog'
  readonly popupId: string
  readonly isOpen: boolean
  /** Asked to open, and what opens is on its way. */
  readonly isWaiting?: boolean
  readonly autoFocus?: boolean
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void
  /** A pointer or the focus has arrived. */
  readonly onIntent?: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** The closed field of a choice: a native button that says what is chosen, and of what. */
export function SelectTrigger({
  ids,
  children,
  isPlaceholder,
  popup,
  popupId,
  isOpen,
  isWaiting = false,
  onIntent,
  ...rest
}: SelectTriggerProps) {
  const valueId = useId()
  const requiredId = useId()
  const required = useUiText('required')
  // A button cannot be required (ARIA 1.2), so its name says it.
  const { 'aria-required': isRequired, ...aria } = ids.aria
  return (
    <button
      {...rest}
      {...aria}
      {...ids.edge}
      type="button"
      className={cx(edge, trigger)}
      data-part="trigger"
      aria-haspopup={popup}
      aria-expanded={isOpen}
      aria-labelledby={`${valueId} ${ids.labelId}${isRequired === true ? ` ${requiredId}` : ''}`}
      {...(isOpen ? { 'aria-controls': popupId } : {})}
      {...(isWaiting ? { 'aria-busy': true } : {})}
      {...(onIntent === undefined ? {} : { onPointerEnter: onIntent, onFocus: onIntent })}
    >
      <span id={valueId} className={value} data-part="value" {...(isPlaceholder ? { 'data-placeholder': '' } : {})}>
        {children}
      </span>
      {isRequired === true ? (
        <span id={requiredId} className={visuallyHidden}>
          {required}
        </span>
      ) : null}
      <Icon glyph={ChevronDown} className={chevron} />
    </button>
  )
}
