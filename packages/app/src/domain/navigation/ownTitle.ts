import { useEffect, useSyncExternalStore } from 'react'

let ownTitle: string | null = null
const listeners = new Set<() => void>()

function set(title: string | null): void {
  ownTitle = title
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Names the browser's tab after what the screen shows, where its row's title says too little; for as long as it is drawn. */
export function useTitleOfTab(title: string): void {
  useEffect(
    function nameTheTab() {
      set(title)
      return () => set(null)
    },
    [title],
  )
}

/** What the screen on show calls itself; null where its row's title does. */
export function useOwnTitle(): string | null {
  return useSyncExternalStore(subscribe, () => ownTitle)
}
