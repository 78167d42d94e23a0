import { Check } from 'lucide-react'
import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Header, Menu, MenuItem, MenuSection as AriaMenuSection } from 'react-aria-components'
import { Icon } from '../Icon/Icon.tsx'
import { PopupFrame } from '../Popover/PopupFrame.tsx'
import { caption, description, item, itemIcon, itemLabel, mark, menu, section, through } from '../Popover/Popup.css.ts'
import { useWriteReasonId } from '../SomoProvider/SomoProvider.tsx'
import type { MenuEntry, MenuPlacement, MenuSection } from './menuTypes.ts'
import type { FirstFocus } from './useMenuIntent.ts'

export interface MenuPopupProps {
  readonly id: string
  readonly label: string
  readonly sections: readonly MenuSection[]
  readonly placement: MenuPlacement
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly firstFocus: FirstFocus
  readonly onClose: () => void
}

/** The floating menu of MenuButton; never imported directly, so that its React Aria parts stay in a chunk of their own. */
export function MenuPopup({ id, label, sections, placement, triggerRef, firstFocus, onClose }: MenuPopupProps) {
  // A menu is one stop of Tab, and the next stop is the one after its trigger (APG, menu button). Nothing else may hear of
  // the key: the popover would keep the focus inside.
  const leaveByTab = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    flushSync(onClose)
    triggerRef.current?.focus()
  }
  const hasChosen = useRef(false)
  // Entries that cannot be used are passed over by the keys, so the menu itself says why.
  const writeReasonId = useWriteReasonId(sections.some(({ items }) => items.some(({ writes }) => writes)))
  return (
    <PopupFrame
      component="MenuPopup"
      triggerRef={triggerRef}
      onClose={onClose}
      trigger="MenuTrigger"
      placement={placement}
      label={label}
    >
      {(leave) => (
        <div className={through} role="presentation" onKeyDownCapture={leaveByTab}>
          <Menu
            id={id}
            aria-label={label}
            {...(writeReasonId === undefined ? {} : { 'aria-describedby': writeReasonId })}
            className={menu}
            autoFocus={firstFocus === 'menu' ? true : firstFocus}
            onAction={(key) => {
              hasChosen.current = isChoice(sections, key)
            }}
            // What an action or a link leads to may take the focus at once, and finds the page free.
            onClose={() => (hasChosen.current ? leave() : onClose())}
            shouldFocusWrap
          >
            {sections.map((group) => (
              <PopupSection key={group.id} group={group} menuLabel={label} />
            ))}
          </Menu>
        </div>
      )}
    </PopupFrame>
  )
}

const isChoice = (sections: readonly MenuSection[], key: unknown): boolean =>
  sections.some(({ selection, items }) => selection !== undefined && items.some(({ id }) => id === key))

// A group without a caption of its own is named as the menu is.
function PopupSection({ group, menuLabel }: { readonly group: MenuSection; readonly menuLabel: string }) {
  const { selection } = group
  const choice =
    selection === undefined
      ? {}
      : ({
          selectionMode: 'single',
          disallowEmptySelection: true,
          selectedKeys: [selection.selected],
          onSelectionChange: (keys: 'all' | Set<string | number>) => {
            const [chosen] = keys === 'all' ? [] : keys
            if (chosen !== undefined) selection.onSelect(String(chosen))
          },
        } as const)
  return (
    <AriaMenuSection
      id={group.id}
      className={section}
      {...(group.label === undefined ? { 'aria-label': menuLabel } : {})}
      {...choice}
    >
      {group.label === undefined ? null : <Header className={caption}>{group.label}</Header>}
      {group.items.map((entry) => (
        <PopupItem key={entry.id} entry={entry} isChoice={selection !== undefined} />
      ))}
    </AriaMenuSection>
  )
}

// Label and description together are the name: all words that are drawn belong to it (WCAG 2.5.3). With React Aria's slots
// the description would leave the name, and axe's label-content-name-mismatch would find drawn words that are not in it.
function PopupItem({ entry, isChoice }: { readonly entry: MenuEntry; readonly isChoice: boolean }) {
  const isWriteDisabled = useWriteReasonId(entry.writes === true) !== undefined
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      className={item}
      isDisabled={isWriteDisabled}
      {...(entry.href === undefined ? {} : { href: entry.href })}
      {...(entry.onAction === undefined ? {} : { onAction: entry.onAction })}
    >
      {({ isSelected }) => (
        <>
          {entry.icon === undefined ? null : (
            <span className={itemIcon} data-part="icon" aria-hidden="true">
              {entry.icon}
            </span>
          )}
          <span className={itemLabel} data-part="label">
            {entry.label}
          </span>{' '}
          {isChoice ? (
            <span className={mark} data-part="mark" aria-hidden="true">
              {isSelected ? <Icon glyph={Check} /> : null}
            </span>
          ) : null}
          {entry.description === undefined ? null : (
            <span className={description} data-part="description">
              {entry.description}
            </span>
          )}
        </>
      )}
    </MenuItem>
  )
}
