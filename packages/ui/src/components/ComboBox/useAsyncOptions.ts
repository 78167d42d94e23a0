import { useRef, useState } from 'react'
import type { SelectOption } from '../Select/selectTypes.ts'

/** What a search came to so far. */
export interface AsyncOptions {
  readonly items: readonly SelectOption[]
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** Asks; an answer that comes after a later question is dropped. */
  readonly search: (text: string) => void
}

const nothingYet = { items: [], isLoading: false, hasFailed: false } as const

/** The options of a ComboBox that a function finds, usually on the server. */
export function useAsyncOptions(find: (text: string) => Promise<readonly SelectOption[]>): AsyncOptions {
  const [found, setFound] = useState<Omit<AsyncOptions, 'search'>>(nothingYet)
  const requests = useRef(0)
  const search = (text: string): void => {
    requests.current += 1
    const own = requests.current
    const settle = (next: Omit<AsyncOptions, 'search'>): void => {
      if (own === requests.current) setFound(next)
    }
    setFound((last) => ({ ...last, isLoading: true, hasFailed: false }))
    find(text).then(
      (items) => settle({ items, isLoading: false, hasFailed: false }),
      () => settle({ items: [], isLoading: false, hasFailed: true }),
    )
  }
  return { ...found, search }
}
