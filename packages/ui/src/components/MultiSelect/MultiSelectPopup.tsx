import { Search } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { button } from '../Button/buttonClass.ts'
import { lookOf } from '../Button/buttonLook.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { affix, edge, input } from '../Field/field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { FirstFocus } from '../MenuButton/useMenuIntent.ts'
import { Floating } from '../Select/Floating.tsx'
import { focusOption, moveByKey, optionsIn } from '../Select/listKeys.ts'
import { keyAt, OptionList } from '../Select/OptionList.tsx'
import type { SelectOption } from '../Select/selectTypes.ts'
import { createTypeAhead } from '../Select/typeAhead.ts'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { matches } from './chosenWords.ts'
import { foot, note, searchBox } from './MultiSelectPopup.css.ts'

/** From this number of options on the list can be searched. */
const searchedFrom = 8

export interface MultiSelectPopupProps {
  readonly id: string
  readonly label: string
  readonly labelledBy: string
  readonly items: readonly SelectOption[]
  readonly selectedKeys: ReadonlySet<string>
  readonly anchorRef: RefObject<HTMLElement | null>
  readonly firstFocus: FirstFocus
  readonly onChange: (keys: ReadonlySet<string>) => void
  readonly onClose: () => void
}

/** The open list of MultiSelect: search, options with boxes, all and none. */
export function MultiSelectPopup({
  label,
  labelledBy,
  items,
  selectedKeys,
  firstFocus,
  onChange,
  onClose,
  ...floating
}: MultiSelectPopupProps) {
  const words = useWords().choosers
  const locale = useUiLocale()
  const root = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [typeAhead] = useState(createTypeAhead)
  const found =
    typed.trim() === ''
      ? items
      : items.filter((option) => matches(`${option.label} ${option.description ?? ''}`, typed))
  const change = (keys: readonly string[], isChosen: boolean): void => {
    const next = new Set(selectedKeys)
    for (const key of keys) {
      if (isChosen) next.add(key)
      else next.delete(key)
    }
    onChange(next)
  }
  const toggle = (key: string): void => change([key], !selectedKeys.has(key))
  const foundKeys = found.map((option) => option.id)
  const onListKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    const key = keyAt(event)
    if (event.key === 'a' && (event.ctrlKey || event.metaKey))
      change(foundKeys, !foundKeys.every((each) => selectedKeys.has(each)))
    else if (moveByKey(event, typeAhead, locale)) return
    else if ((event.key === 'Enter' || event.key === ' ') && key !== null) toggle(key)
    else return
    event.preventDefault()
  }
  return (
    <Floating
      {...floating}
      role="dialog"
      labelledBy={labelledBy}
      onDismiss={onClose}
      onShown={(box) => focusFirst(box, firstFocus)}
    >
      <div
        ref={root}
        role="presentation"
        className={searchBox.root}
        onKeyDown={(event) => onPopupKey(event, root.current, onClose)}
      >
        {items.length < searchedFrom ? null : (
          <SearchBox label={words.search(label)} value={typed} onChange={setTyped} />
        )}
        {found.length === 0 ? (
          <p className={note} data-part="empty">
            {words.noMatch(typed.trim())}
          </p>
        ) : (
          <OptionList
            isMultiple
            items={found}
            isSelected={(key) => selectedKeys.has(key)}
            onPick={toggle}
            labelledBy={labelledBy}
            onKeyDown={onListKey}
          />
        )}
        <span className={visuallyHidden} role="status" data-part="status">
          {typed.trim() === '' ? null : words.results(found.length)}
        </span>
        <div className={foot} data-part="foot">
          <span className={note}>{words.chosen(selectedKeys.size)}</span>
          <FootButton part="all" onClick={() => change(foundKeys, true)} text={words.chooseAll} />
          <FootButton part="none" onClick={() => change(foundKeys, false)} text={words.chooseNone} />
        </div>
      </div>
    </Floating>
  )
}

/** The search box has it where there is one, else the first chosen option; by the arrow up the last option. */
function focusFirst(box: HTMLElement, firstFocus: FirstFocus): void {
  const options = optionsIn(box)
  const search = box.querySelector('input')
  if (firstFocus === 'last') focusOption(options.at(-1))
  else if (search === null) focusOption(options.find((option) => option.ariaSelected === 'true') ?? options[0])
  else search.focus({ preventScroll: true })
}

interface SearchBoxProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

const SearchBox = ({ label, value, onChange }: SearchBoxProps) => (
  <div className={searchBox.place}>
    <div className={edge}>
      <span className={affix} aria-hidden="true">
        <Icon glyph={Search} />
      </span>
      <input
        type="search"
        className={input}
        data-part="search"
        autoComplete="off"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  </div>
)

interface FootButtonProps {
  readonly part: 'all' | 'none'
  readonly onClick: () => void
  readonly text: string
}

function FootButton({ part, onClick, text }: FootButtonProps) {
  return (
    <button
      type="button"
      className={button({ look: lookOf('plain', 'neutral'), size: 'sm' })}
      data-part={part}
      onClick={onClick}
    >
      {text}
    </button>
  )
}

/** Escape and Tab, and the way from the search box into the list and back. */
function onPopupKey(event: KeyboardEvent<HTMLDivElement>, root: HTMLElement | null, onClose: () => void): void {
  if (root === null || event.defaultPrevented) return
  const search = root.querySelector('input')
  const isInSearch = event.target === search
  const options = optionsIn(root)
  if (event.key === 'Escape') onClose()
  else if (isInSearch && event.key === 'ArrowDown') focusOption(options[0])
  else if (isInSearch && event.key === 'Enter') search?.select()
  else if (event.key !== 'Tab') return
  else if (!goByTab(event.shiftKey ? -1 : 1, root, options)) {
    // From the trigger, which has the focus again, the browser goes on by itself.
    onClose()
    if (!event.shiftKey) return
  }
  event.preventDefault()
  event.stopPropagation()
}

/** The stops of Tab: search, one option, each button. Answers whether there was one. */
function goByTab(step: 1 | -1, root: HTMLElement, options: readonly HTMLElement[]): boolean {
  const marked =
    options.find((option) => option === document.activeElement) ??
    options.find((option) => option.ariaSelected === 'true') ??
    options[0]
  const stops = [root.querySelector('input'), marked, ...root.querySelectorAll('button')].filter(
    (stop) => stop !== null && stop !== undefined,
  )
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step]
  if (next === undefined) return false
  next.focus()
  return true
}
