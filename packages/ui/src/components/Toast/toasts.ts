import type { ReactNode } from 'react'

/** What came of an action; `bad` stays until it is closed. */
export const toastTones = ['ok', 'info', 'warn', 'bad'] as const
export type ToastTone = (typeof toastTones)[number]

/** The one step of a toast, usually undo. */
export interface ToastAction {
  /** One verb: "Undo". */
  readonly label: string
  /** Called at most once; the toast goes then. */
  readonly onAction: () => void
  /** 16 px, decorative. */
  readonly icon?: ReactNode
}

export interface ToastOptions {
  /** One sentence that says what happened, with the name of the thing. */
  readonly message: string
  /** @default 'ok' */
  readonly tone?: ToastTone
  readonly action?: ToastAction
}

/** A toast on its way or on the screen. */
export interface ToastEntry extends Required<Pick<ToastOptions, 'message' | 'tone'>>, Pick<ToastOptions, 'action'> {
  readonly id: string
  /** How long it stays in sight, in ms, while nobody points at it; null until it is closed. */
  readonly duration: number | null
}

/** The toasts of one page: where the app puts them and a ToastRegion takes them from. */
export interface Toasts {
  /**
   * Puts a toast at the end of the queue and returns its id. One that says the same and has no step takes the place of the
   * one before: a second saving is news, two of the same words are not.
   */
  readonly toast: (options: ToastOptions) => string
  /** Takes a toast away, shown or waiting; an id that is gone is no error. */
  readonly dismiss: (id: string) => void
  /** All that are shown or wait, the oldest first; the same list until it changes. */
  readonly getSnapshot: () => readonly ToastEntry[]
  readonly subscribe: (listener: () => void) => () => void
}

/** With a step to take, at least so long in ms (look.md, toast; WCAG 2.2.1). */
const leastWithAction = 20_000
/** Without one: the least, and what a character takes to be read. */
const leastToRead = 6_000
const perCharacter = 80

/** How long a toast stays in ms; null for what must not go by itself. */
export const toastDuration = ({ message, tone = 'ok', action }: ToastOptions): number | null => {
  if (tone === 'bad') return null
  const reading = Math.max(leastToRead, message.length * perCharacter)
  return action === undefined ? reading : Math.max(leastWithAction, reading)
}

const saysTheSame = (one: ToastOptions, { message, tone = 'ok', action }: ToastOptions): boolean =>
  one.message === message && one.tone === tone && one.action === undefined && action === undefined

/**
 * Makes the queue of a page. It lives outside React, so that a toast can be put from anywhere and outlives every change of
 * theme, language or page.
 */
export function createToasts(): Toasts {
  let entries: readonly ToastEntry[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly ToastEntry[]): void => {
    entries = next
    for (const listener of listeners) listener()
  }
  return {
    toast(options) {
      count += 1
      const id = `toast-${count}`
      change([
        ...entries.filter((entry) => !saysTheSame(entry, options)),
        { ...options, id, tone: options.tone ?? 'ok', duration: toastDuration(options) },
      ])
      return id
    },
    dismiss(id) {
      if (entries.some((entry) => entry.id === id)) change(entries.filter((entry) => entry.id !== id))
    },
    getSnapshot: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
