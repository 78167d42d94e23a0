import { useState } from 'react'
import type { UiLocale } from '../../locale/texts.ts'
import type { TokenSuggestion } from './tokenFieldTypes.ts'
import type { Token } from './tokens.ts'

const plain = (text: string, locale: UiLocale): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(locale)

/** What of the offer fits what is typed and is not an entry yet; accents and case do not matter. */
export function fittingSuggestions(
  offer: readonly TokenSuggestion[],
  { tokens, query, isNarrowed, locale }: { tokens: readonly Token[]; query: string; isNarrowed: boolean; locale: UiLocale },
): readonly TokenSuggestion[] {
  const present = new Set(tokens.map(({ id }) => id))
  const wanted = plain(query.trim(), locale)
  const fits = ({ label, description = '' }: TokenSuggestion): boolean => plain(`${label} ${description}`, locale).includes(wanted)
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
