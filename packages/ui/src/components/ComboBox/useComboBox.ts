import { useState, type KeyboardEvent } from 'react'
import type { ComboBoxProps } from './comboBoxTypes.ts'
import { intentOf, neighbour, type ComboIntent } from './comboKeys.ts'
import { useSearch, type Search } from './useSearch.ts'

type Given = Pick<
  ComboBoxProps,
  'items' | 'selected' | 'onSelectionChange' | 'onSearch' | 'onInputChange' | 'isLoading' | 'hasMore' | 'onLoadMore'
> & {
  /** Asked for what the open list needs. */
  readonly warm: () => void
  readonly isFixed: boolean
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

export interface ComboBoxState {
  /** What stands in the input. */
  readonly text: string
  /** What is searched for: '' while the text is the chosen option's. */
  readonly query: string
  readonly activeKey: string | null
  readonly search: Search
  readonly type: (text: string) => void
  readonly pick: (id: string) => void
  readonly open: () => void
  readonly close: () => void
  /** The focus goes on: the text becomes the choice's again, or an emptied one no choice. */
  readonly leave: (onBlur?: () => void) => void
  readonly loadMore: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The marked option: one by its key, or an end of a list that is still on its way. */
type Mark = { readonly key: string } | { readonly end: 'first' | 'last' }

const keyOf = (mark: Mark | null, keys: readonly string[]): string | null => {
  if (mark === null) return null
  if ('end' in mark) return keys.at(mark.end === 'first' ? 0 : -1) ?? null
  return keys.includes(mark.key) ? mark.key : null
}

interface Parts extends Pick<ComboBoxState, 'activeKey' | 'pick' | 'open' | 'close'> {
  readonly isOpen: boolean
  /** The list is open, or the text is not the choice's. */
  readonly isTouched: boolean
  /** The text was changed and no option taken since. */
  readonly isTyped: boolean
  readonly move: (step: 1 | -1) => void
  readonly forget: () => void
  readonly unmark: () => void
}

/** Does what a key means; answers whether the key was used up by it. */
function act(
  intent: ComboIntent,
  { isOpen, isTouched, isTyped, activeKey, move, open, close, pick, forget, unmark }: Parts,
): boolean {
  switch (intent) {
    case 'next':
    case 'previous':
      move(intent === 'next' ? 1 : -1)
      return true
    case 'open':
      open()
      return true
    case 'close':
      close()
      return true
    case 'accept':
      if (activeKey !== null) pick(activeKey)
      else close()
      // A list that opened by itself and was not used leaves Enter to the form (APG).
      return isOpen && (activeKey !== null || isTyped)
    case 'acceptAndGo':
      if (activeKey !== null) pick(activeKey)
      return false
    case 'dismiss':
      forget()
      return isTouched
    case 'toText':
      unmark()
      return false
    default:
      return intent satisfies never
  }
}

/** What the list took must neither send the form nor close a dialog around it. */
function actOn(event: KeyboardEvent, parts: Parts): void {
  const intent = intentOf(event)
  if (intent === null || !act(intent, parts)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Text, marked option and open list of one combobox. The choice itself is the app's. */
export function useComboBox({ items, selected, warm, isFixed, isOpen, setOpen, ...given }: Given): ComboBoxState {
  // null while the text is the choice's own; so its words are never lost, whatever the search finds.
  const [draft, setDraft] = useState<string | null>(null)
  const [marked, setMarked] = useState<Mark | null>(null)
  const search = useSearch(given.onSearch)
  const keys = items.map(({ id }) => id)
  const activeKey = isOpen ? keyOf(marked, keys) : null
  const close = (): void => {
    setOpen(false)
    setMarked(null)
  }
  const open = (): void => {
    if (isFixed) return
    warm()
    setOpen(true)
    if (!search.isPending) search.now(draft ?? '')
  }
  const pick = (id: string): void => {
    const option = items.find((item) => item.id === id)
    if (option !== undefined && option.id !== selected?.id) given.onSelectionChange(option)
    setDraft(null)
    close()
  }
  const loadMore = (): void => (given.hasMore === true && given.isLoading !== true ? given.onLoadMore?.() : undefined)
  const move = (step: 1 | -1): void => {
    if (!isOpen) open()
    const next = isOpen ? neighbour(keys, activeKey, step) : null
    // More is fetched before the end is reached, so that the next arrow goes on; until it came the mark waits there.
    if (step === 1 && next !== null && next === keys.at(-1)) loadMore()
    const isWaitingThere = step === 1 && activeKey === keys.at(-1) && given.hasMore === true
    if (next === null) setMarked({ end: step === 1 ? 'first' : 'last' })
    else if (!isWaitingThere) setMarked({ key: next })
  }
  const forget = (): void => (isOpen ? close() : setDraft(null))
  const parts = {
    isOpen,
    isTouched: isOpen || draft !== null,
    isTyped: draft !== null,
    activeKey,
    move,
    open,
    close,
    pick,
    forget,
    unmark: () => setMarked(null),
  }
  return {
    text: draft ?? selected?.label ?? '',
    query: draft ?? '',
    activeKey,
    search,
    pick,
    open,
    close,
    loadMore,
    type(text) {
      given.onInputChange?.(text)
      setDraft(text)
      setMarked(null)
      warm()
      setOpen(true)
      search.later(text)
    },
    leave(onBlur) {
      if (draft?.trim() === '' && selected !== null) given.onSelectionChange(null)
      setDraft(null)
      close()
      onBlur?.()
    },
    onKeyDown: (event) => (isFixed ? undefined : actOn(event, parts)),
  }
}
