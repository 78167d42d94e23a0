import { ChevronDown } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, Ref, RefObject } from 'react'
import { edge, input, inset } from '../Field/field.css.ts'
import type { FieldIds } from '../Field/useFieldIds.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { ComboBoxState } from './useComboBox.ts'

export interface ComboInputProps {
  readonly ids: FieldIds
  readonly state: ComboBoxState
  /** Of the list, where there is one. */
  readonly listId: string | undefined
  /** Of the marked option. */
  readonly activeId: string | undefined
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly isReadOnly: boolean
  readonly autoFocus: boolean
  readonly placeholder: string
  /** Names the button that opens the list. */
  readonly buttonLabel: string
  /** A pointer or the focus has arrived. */
  readonly onIntent: () => void
  /** Opens the list, or closes it. */
  readonly onToggle: () => void
  readonly boxRef: RefObject<HTMLDivElement | null>
  readonly inputRef: Ref<HTMLInputElement> | undefined
}

/** The closed part: a native input that says what it opens, and the button that shows it can be opened. */
export function ComboInput({
  ids,
  state,
  listId,
  activeId,
  isOpen,
  isBusy,
  isReadOnly,
  boxRef,
  inputRef,
  onIntent,
  ...rest
}: ComboInputProps) {
  const isFixed = isReadOnly || ids.isUnavailable
  return (
    <div
      ref={boxRef}
      className={edge}
      data-part="control"
      {...ids.edge}
      {...(isReadOnly && !ids.isUnavailable ? { 'data-readonly': '' } : {})}
    >
      <input
        {...ids.aria}
        ref={inputRef}
        type="text"
        role="combobox"
        className={input}
        data-part="input"
        autoComplete="off"
        spellCheck={false}
        autoFocus={rest.autoFocus}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        // A message in place of the list is told by the status; expanded is what has options (ARIA 1.2).
        aria-expanded={listId !== undefined}
        {...(listId === undefined ? {} : { 'aria-controls': listId })}
        {...(activeId === undefined ? {} : { 'aria-activedescendant': activeId })}
        {...(isBusy ? { 'aria-busy': true } : {})}
        value={state.text}
        readOnly={isFixed}
        {...(isFixed ? {} : { placeholder: rest.placeholder })}
        onChange={(event) => state.type(event.currentTarget.value)}
        onKeyDown={state.onKeyDown}
        onKeyUp={(event) => (isArrivalByTab(event) ? state.open() : undefined)}
        onClick={(event) => openByClick(event, state, isOpen)}
        onFocus={onIntent}
        onPointerEnter={onIntent}
      />
      <button
        type="button"
        className={inset}
        data-part="trigger"
        // The arrow keys open the list; a second stop on the way through a form would be one too many (APG).
        tabIndex={-1}
        aria-label={rest.buttonLabel}
        aria-expanded={isOpen}
        {...(isFixed ? { 'aria-disabled': true } : {})}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          boxRef.current?.querySelector('input')?.focus()
          rest.onToggle()
        }}
      >
        <Icon glyph={ChevronDown} />
      </button>
    </div>
  )
}

/**
 * The Tab key went down in another element and comes up here. Unlike the focus event, this does not happen when the focus
 * returns from elsewhere (a choice, a dialog, another window), so the list never opens by itself.
 */
const isArrivalByTab = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' && !altKey && !ctrlKey && !metaKey

/** Opens the list; the text of a choice is selected, so that typing replaces it. */
function openByClick({ currentTarget }: MouseEvent<HTMLInputElement>, state: ComboBoxState, isOpen: boolean): void {
  if (isOpen) return
  if (state.query === '' && !currentTarget.readOnly) currentTarget.select()
  state.open()
}
