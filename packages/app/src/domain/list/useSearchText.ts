import { useState } from 'react'

/** What stands in the search field: what is typed, and what the address says as soon as that is something else. */
export function useSearchText(search: string): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState({ search, text: search })
  const isOwn = typed.search === search || typed.text.trim() === search
  return [isOwn ? typed.text : search, (text) => setTyped({ search, text })]
}
