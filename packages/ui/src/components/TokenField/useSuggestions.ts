import { useState } from 'react'
import { foldedWords, searchWords } from '../../locale/fold.ts'
import type { TokenSuggestion } from './tokenFieldTypes.ts'
import type { Token } from './tokens.ts'

/** What of the offer fits what is typed and is not an entry yet; accents and case do not matter. */
export function fittingSuggestions(
  offer: readonly TokenSuggestion[],
  { tokens, query, isNarrowed }: { tokens: readonly Token[]; query: string; isNarrowed: boolean },
): readonly TokenSuggestion[] {
  const present = new Set(tokens.map(({ id }) => id))
  const wanted = foldedWords(query)
  const fits = ({ label, description = '' }: TokenSuggestion): boolean => {
    const text = searchWords(`${label} ${description}`)
    return wanted.every((word) => text.includes(word))
  }
  return offer.filter((one) => !present.has(one.id) && (!isNarrowed || fits(one)))
}

/** The list below the field: open while something is typed and fits, with the one that Enter would take. */
export interface SuggestionList {
  readonly shown: readonly TokenSuggestion[]
  readonly isOpen: boolean
  /** -1 where none is marked: Enter then takes what was typed. */
  readonly active: number
  readonly move: (step: 1 | -1) => void
  readonly close: () => void
  /** Something was typed, or the person asked for the list. */
  readonly reopen: () => void
}

/** Keeps which suggestion is marked; a changed list starts unmarked, so that Enter never takes what nobody saw. */
export function useSuggestions(shown: readonly TokenSuggestion[], isWanted: boolean): SuggestionList {
  const [state, setState] = useState({ active: -1, isClosed: false, of: '' })
  const of = shown.map(({ id }) => id).join('\n')
  const active = state.of === of ? state.active : -1
  const isOpen = isWanted && !state.isClosed && shown.length > 0
  return {
    shown,
    isOpen,
    active: isOpen ? active : -1,
    move: (step) => {
      const from = active === -1 && step === -1 ? shown.length : active
      setState({ active: (from + step + shown.length) % shown.length, isClosed: false, of })
    },
    close: () => setState({ active: -1, isClosed: true, of }),
    reopen: () => setState({ active: -1, isClosed: false, of: '' }),
  }
}
