import { useSyncExternalStore } from 'react'
import type { Message } from '../../platform/locale/message.ts'

/** The page a person was sent away from because none of their roles opens it. */
export interface Refusal {
  readonly title: Message
}

type Listener = () => void

/**
 * Remembers the last refusal for one showing: the guard notes it, the dashboard says it, and it is gone when the
 * person dismisses it or goes on. It lives in memory only, so a reload says nothing twice.
 */
export class RefusalNote {
  #refusal: Refusal | null = null
  readonly #listeners = new Set<Listener>()

  readonly get = (): Refusal | null => this.#refusal

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly note = (refusal: Refusal): void => this.#set(refusal)

  readonly clear = (): void => this.#set(null)

  #set(refusal: Refusal | null): void {
    if (refusal === this.#refusal) return
    this.#refusal = refusal
    for (const listener of this.#listeners) listener()
  }
}

/** The page's one note. */
export const refusalNote = new RefusalNote()

/** The refusal to show now, or null. */
export function useRefusal(): Refusal | null {
  return useSyncExternalStore(refusalNote.subscribe, refusalNote.get)
}
