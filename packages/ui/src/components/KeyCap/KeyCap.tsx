import type { ReactNode } from 'react'
import { cap, hint } from './KeyCap.css.ts'

export interface KeyCapProps {
  /** What stands on the key: "Enter", "Esc", "↑". One of the product's own letters is written small: "j". */
  readonly children: string
}

/** A key of the keyboard, as it stands in a hint. */
export const KeyCap = ({ children }: KeyCapProps) => (
  <kbd className={cap} data-component="KeyCap" translate="no">
    {children}
  </kbd>
)

export interface KeyHintProps {
  /** The keys that do it, each a cap: ["j", "k"]. */
  readonly keys: readonly string[]
  /** What they do, one word: "choose". */
  readonly children: ReactNode
}

/** Keys and the word for what they do; one line of them stands at the foot of lists and of the command palette. */
export const KeyHint = ({ keys, children }: KeyHintProps) => (
  <span className={hint} data-component="KeyHint">
    {keys.map((key) => (
      <KeyCap key={key}>{key}</KeyCap>
    ))}
    <span>{children}</span>
  </span>
)
