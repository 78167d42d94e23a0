import type { ReactNode, Ref } from 'react'
import type { Token, TokenKind } from './tokens.ts'

/** One thing to choose from; its id becomes the id of the entry. */
export interface TokenSuggestion extends Token {
  /** Tells alike ones apart: a unit, an address. */
  readonly description?: string
}

export interface TokenFieldProps {
  /** What is asked for, above the field and always visible. */
  readonly label: string
  /** The label stays for assistive technology only. */
  readonly isLabelHidden?: boolean
  /** The entries, those that are wrong included: they are marked, never dropped. */
  readonly value: readonly Token[]
  readonly onChange: (tokens: readonly Token[]) => void
  /** `email` takes addresses, and marks half ones. @default 'text' */
  readonly kind?: TokenKind
  /** Why an entry cannot stay, in a few words without a full stop; undefined where it can. */
  readonly validate?: (token: Token) => string | undefined
  /**
   * What may be chosen while one types. Without `onQueryChange` they are narrowed down here by what is typed, with it they
   * are drawn as they come.
   */
  readonly suggestions?: readonly TokenSuggestion[]
  /** What is typed, for suggestions that somebody else finds. */
  readonly onQueryChange?: (query: string) => void
  readonly description?: ReactNode
  /** What is wrong with the field as a whole; takes the place of the description. */
  readonly errorMessage?: ReactNode
  readonly isRequired?: boolean
  /** Nothing can be changed now: one sentence that says why. */
  readonly disabledReason?: string | undefined
  /** Shown while there is no entry: an example, never the label. */
  readonly placeholder?: string
  /** The id of the input. */
  readonly id?: string
  readonly onBlur?: () => void
  /** The input. */
  readonly ref?: Ref<HTMLInputElement>
}
