import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react'

/** How long the typing must rest before a search begins, in ms. */
const pause = 300

interface SearchActionsOptions {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSearch: ((value: string) => void) | undefined
  readonly onSubmit: ((value: string) => void) | undefined
  readonly isUnavailable: boolean
}

/** Searches once the typing rested, or at once; never after the field is gone. */
function useSearch(onSearch: ((value: string) => void) | undefined) {
  const [typed, setTyped] = useState<{ readonly value: string } | null>(null)
  const search = useEffectEvent(() => {
    if (typed !== null) onSearch?.(typed.value)
  })
  useEffect(
    function searchWhenTypingRests() {
      if (typed === null) return
      const timer = setTimeout(() => search(), pause)
      return () => clearTimeout(timer)
    },
    [typed],
  )
  return {
    searchSoon: (value: string): void => setTyped({ value }),
    searchNow: (value: string): void => {
      setTyped(null)
      onSearch?.(value)
    },
  }
}

/** What typing, clearing and the keys of a search field do. */
export function useSearchActions({ value, onChange, onSearch, onSubmit, isUnavailable }: SearchActionsOptions) {
  const { searchSoon, searchNow } = useSearch(onSearch)
  const type = (text: string): void => {
    onChange(text)
    searchSoon(text)
  }
  const clear = (): void => {
    onChange('')
    searchNow('')
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isUnavailable || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      // Where the search itself is the answer, Enter must not send a form around it.
      if (onSearch !== undefined || onSubmit !== undefined) event.preventDefault()
      searchNow(value)
      onSubmit?.(value)
    }
    if (event.key === 'Escape' && value !== '') {
      // The first Escape is the field's; the next one closes what is around it.
      event.preventDefault()
      event.stopPropagation()
      clear()
    }
  }
  return { type, clear, handleKey }
}
