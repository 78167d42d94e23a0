import { useState, type KeyboardEvent, type RefObject } from 'react'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { Floating } from './Floating.tsx'
import { focusHovered, moveByKey } from './listKeys.ts'
import { keyAt, OptionList } from './OptionList.tsx'
import type { SelectOption } from './selectTypes.ts'
import { createTypeAhead } from './typeAhead.ts'

export interface SelectPopupProps {
  /** Of the list. */
  readonly id: string
  readonly items: readonly SelectOption[]
  readonly selectedKey: string | null
  readonly anchorRef: RefObject<HTMLElement | null>
  readonly labelledBy: string
  readonly onPick: (id: string) => void
  readonly onClose: () => void
  /** Gets the list, to give the first focus. */
  readonly onShown: (list: HTMLElement) => void
}

/** The open list of Select. */
export function SelectPopup({
  id,
  items,
  selectedKey,
  anchorRef,
  labelledBy,
  onPick,
  onClose,
  onShown,
}: SelectPopupProps) {
  const locale = useUiLocale()
  const [typeAhead] = useState(createTypeAhead)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (moveByKey(event, typeAhead, locale)) return
    const key = keyAt(event)
    const isAccepted = ['Enter', ' ', 'Tab'].includes(event.key) || (event.key === 'ArrowUp' && event.altKey)
    if (!isAccepted && event.key !== 'Escape') return
    // Tab goes on from the trigger; Escape must not also close a dialog around the field.
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
    if (isAccepted && key !== null) onPick(key)
    else onClose()
  }
  return (
    <Floating
      anchorRef={anchorRef}
      onDismiss={onClose}
      onShown={(box) => {
        const [list] = box.children
        if (list instanceof HTMLElement) onShown(list)
      }}
    >
      <OptionList
        id={id}
        items={items}
        isSelected={(key) => key === selectedKey}
        onPick={onPick}
        labelledBy={labelledBy}
        onKeyDown={onKeyDown}
        onPointerMove={focusHovered}
      />
    </Floating>
  )
}
