import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { useUiLocale, useUiText } from '../SomoProvider/SomoProvider.tsx'
import { focusOption, optionsIn } from './listKeys.ts'
import { Holder } from './Holder.tsx'
import { SelectPopup } from './SelectPopup.tsx'
import { SelectTrigger } from './SelectTrigger.tsx'
import type { SelectProps } from './selectTypes.ts'
import { createTypeAhead, findTyped, isLetter } from './typeAhead.ts'

/** Which option takes the focus when nothing is chosen; `list` marks none, for pointers. */
type FirstFocus = 'first' | 'last' | 'list'

/** Keys that open the closed field (APG, select-only). */
const keyStarts: ReadonlyMap<string, FirstFocus> = new Map([
  ['Enter', 'first'],
  [' ', 'first'],
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
  ['Home', 'first'],
  ['End', 'last'],
])

/** One of a closed list, as a value of a form. For actions use MenuButton; for two or three options show them all. */
export function Select<Id extends string = string>(props: SelectProps<Id>) {
  const {
    label,
    isLabelHidden = false,
    items,
    selectedKey,
    onSelectionChange,
    placeholder,
    name,
    autoFocus = false,
    onBlur,
    ref,
    ...field
  } = props
  const ids = useFieldIds(field)
  const listId = useId()
  const choose = useUiText('choose')
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<FirstFocus | null>(null)
  const chosen = items.find((option) => option.id === selectedKey)
  const close = (): void => {
    trigger.current?.focus({ preventScroll: true })
    setOpen(null)
  }
  const pick = (key: string): void => {
    const option = items.find(({ id }) => id === key)
    if (option !== undefined && option.id !== selectedKey) onSelectionChange(option.id)
    close()
  }
  const onKeyDown = useClosedKeys({ items, selectedKey, onChoose: onSelectionChange, onOpen: setOpen })
  const mayOpen = !ids.isUnavailable
  return (
    <FieldFrame component="Select" label={label} isLabelHidden={isLabelHidden} ids={ids} labelFor="none" ref={ref}>
      <Holder name={name} values={[selectedKey ?? '']} onLeave={() => onBlur?.()}>
        <SelectTrigger
          ref={trigger}
          ids={ids}
          isPlaceholder={chosen === undefined}
          popup="listbox"
          popupId={listId}
          isOpen={open !== null}
          autoFocus={autoFocus}
          onClick={(event) => {
            // Some browsers leave the focus elsewhere on a click; the list hands it back to what had it.
            event.currentTarget.focus()
            if (mayOpen) setOpen(open === null ? startOf(event) : null)
          }}
          {...(mayOpen ? { onKeyDown } : {})}
        >
          {chosen?.label ?? placeholder ?? choose}
        </SelectTrigger>
        {open === null ? null : (
          <SelectPopup
            id={listId}
            items={items}
            selectedKey={selectedKey}
            anchorRef={trigger}
            labelledBy={ids.labelId}
            onPick={pick}
            onClose={close}
            onShown={(list) => focusFirst(list, open, selectedKey)}
          />
        )}
      </Holder>
    </FieldFrame>
  )
}

/** A press of a key or of assistive technology marks an option, one of a finger or a mouse does not. */
const startOf = ({ detail }: MouseEvent): FirstFocus => (detail === 0 ? 'first' : 'list')

/** Gives the first focus in the open list: to what is chosen, else to the asked end, else to the list. */
function focusFirst(list: HTMLElement, start: FirstFocus, selectedKey: string | null): void {
  const options = optionsIn(list)
  const end = { first: options.at(0), last: options.at(-1), list: undefined }[start]
  const option = options.find(({ dataset }) => dataset['key'] === selectedKey) ?? end
  if (option === undefined) list.focus({ preventScroll: true })
  else focusOption(option)
}

interface ClosedKeys<Id extends string> extends Pick<SelectProps<Id>, 'items' | 'selectedKey'> {
  readonly onChoose: (id: Id) => void
  readonly onOpen: (start: FirstFocus) => void
}

/** The keys of the closed field: those that open it, letters and arrows that choose at once. */
function useClosedKeys<Id extends string>({ items, selectedKey, onChoose, onOpen }: ClosedKeys<Id>) {
  const locale = useUiLocale()
  const [typeAhead] = useState(createTypeAhead)
  const at = items.findIndex(({ id }) => id === selectedKey)
  const choose = (index: number): void => {
    const option = items[index]
    if (option !== undefined && option.id !== selectedKey) onChoose(option.id)
  }
  return (event: KeyboardEvent<HTMLButtonElement>): void => {
    const { key, timeStamp } = event
    const start = keyStarts.get(key)
    if (key === ' ' && typeAhead.isTyping(timeStamp))
      choose(findTyped(labels(items), typeAhead.take(key, timeStamp), at, locale))
    else if (start !== undefined) onOpen(start)
    else if (key === 'ArrowLeft') choose(Math.max(at - 1, 0))
    else if (key === 'ArrowRight') choose(Math.min(at + 1, items.length - 1))
    else if (isLetter(event)) choose(findTyped(labels(items), typeAhead.take(key, timeStamp), at, locale))
    else return
    // Enter and Space would also click.
    event.preventDefault()
  }
}

const labels = (items: SelectProps['items']): readonly string[] => items.map(({ label }) => label)
