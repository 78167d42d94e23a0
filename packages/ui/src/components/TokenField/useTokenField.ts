import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { TokenFieldProps, TokenSuggestion } from './tokenFieldTypes.ts'
import { holdsSeveral, splitEntries, type Token } from './tokens.ts'
import type { SuggestionList } from './useSuggestions.ts'

/** What happened, to be said in the person's language. */
export type TokenNews =
  | { readonly kind: 'none' }
  | { readonly kind: 'added'; readonly labels: readonly string[] }
  | { readonly kind: 'removed'; readonly label: string }

type Options = Pick<TokenFieldProps, 'value' | 'onChange' | 'onQueryChange'> & {
  readonly kind: 'text' | 'email'
  readonly isUnavailable: boolean
}

/** What is typed, and everything that turns it into entries or takes entries away. */
export function useTokenField({ value, onChange, onQueryChange, kind, isUnavailable }: Options) {
  const box = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [news, setNews] = useState<TokenNews>({ kind: 'none' })

  const keep = (text: string): void => {
    setQuery(text)
    onQueryChange?.(text)
  }
  const add = (tokens: readonly Token[]): void => {
    keep('')
    if (tokens.length === 0 || isUnavailable) return
    setNews({ kind: 'added', labels: tokens.map(({ label }) => label) })
    onChange([...value, ...tokens])
  }
  const addText = (text: string): void => add(splitEntries(text, kind).map((label) => ({ id: label, label })))
  // Keyboards on a screen send no key for a comma, only the text that has it.
  const type = (text: string): void => (holdsSeveral(text, kind) ? addText(text) : keep(text))
  const focusAt = (index: number): void => {
    const targets = [...(box.current?.querySelectorAll<HTMLElement>('[data-part="token"], input') ?? [])]
    targets[Math.max(0, Math.min(index, targets.length - 1))]?.focus()
  }
  /** The focus goes to what takes the place of the entry: the next one, else the input. */
  const remove = (index: number): void => {
    const gone = value[index]
    if (gone === undefined || isUnavailable) return
    const isLast = index === value.length - 1
    if (isLast) box.current?.querySelector('input')?.focus()
    else focusAt(index + 1)
    setNews({ kind: 'removed', label: gone.label })
    onChange(value.filter((_token, position) => position !== index))
  }
  return { box, kind, query, news, type, add, addText, focusAt, remove }
}

export type TokenFieldState = ReturnType<typeof useTokenField>

/** Keys on an entry (APG, grid of one column, laid out in lines). */
export function onTokenKey(event: KeyboardEvent, index: number, { focusAt, remove, box }: TokenFieldState): void {
  const isForeign = event.ctrlKey || event.metaKey || event.altKey
  if (isForeign) return
  const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl'
  const count = box.current?.querySelectorAll('[data-part="token"]').length ?? 0
  const goes: Readonly<Record<string, () => void>> = {
    [isReversed ? 'ArrowRight' : 'ArrowLeft']: () => focusAt(index - 1),
    [isReversed ? 'ArrowLeft' : 'ArrowRight']: () => focusAt(index + 1),
    ArrowUp: () => focusAt(index - 1),
    ArrowDown: () => focusAt(index + 1),
    Home: () => focusAt(0),
    End: () => focusAt(count - 1),
    Delete: () => remove(index),
    Backspace: () => remove(index),
  }
  const go = Object.hasOwn(goes, event.key) ? goes[event.key] : undefined
  if (go === undefined) return
  event.preventDefault()
  go()
}

/** Keys in the input (APG, combo box with a list; entries before it). */
export function onInputKey(
  event: KeyboardEvent<HTMLInputElement>,
  { query, addText, add, focusAt }: TokenFieldState,
  list: SuggestionList,
  count: number,
): void {
  if (event.nativeEvent.isComposing) return
  const { selectionStart, selectionEnd } = event.currentTarget
  const isAtStart = selectionStart === 0 && selectionEnd === 0
  const chosen: TokenSuggestion | undefined = list.shown[list.active]
  const act = (step: () => void): void => {
    event.preventDefault()
    step()
  }
  if (event.key === 'Enter' && chosen !== undefined) act(() => add([{ id: chosen.id, label: chosen.label }]))
  // An empty input leaves Enter to the form.
  else if (event.key === 'Enter' && query.trim() !== '') act(() => addText(query))
  else if (event.key === 'ArrowDown' && list.shown.length > 0) act(() => list.move(1))
  else if (event.key === 'ArrowUp' && list.isOpen) act(() => list.move(-1))
  else if (event.key === 'Escape' && list.isOpen) act(list.close)
  else if ((event.key === 'Backspace' || event.key === 'ArrowLeft') && isAtStart && count > 0)
    act(() => focusAt(count - 1))
}

/** A list that is pasted becomes entries at once, with what was typed before it; a single text stays text. */
export function onInputPaste(event: ClipboardEvent<HTMLInputElement>, { query, kind, addText }: TokenFieldState): void {
  const pasted = event.clipboardData.getData('text')
  if (!holdsSeveral(pasted.trim(), kind)) return
  event.preventDefault()
  const { selectionStart, selectionEnd } = event.currentTarget
  addText(`${query.slice(0, selectionStart ?? query.length)}${pasted}${query.slice(selectionEnd ?? query.length)}`)
}
