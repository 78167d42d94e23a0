/** What stands in the search field of a screen whose address says what is searched for. */
export interface SearchText {
  readonly text: string
  /** What the address said when it was looked at last. */
  readonly search: string
  /** What was asked of the address and did not arrive yet, in its order. */
  readonly pending: readonly string[]
}

/** The field as it opens. */
export const searchTextOf = (search: string): SearchText => ({ text: search, search, pending: [] })

/**
 * The address says something else. What the field asked for itself leaves the text alone, which may be ahead by some
 * letters by then; another one, of a step back or of a saved view, is the new text.
 */
export function meetSearch(state: SearchText, search: string): SearchText {
  const at = state.pending.lastIndexOf(search)
  return at === -1 ? searchTextOf(search) : { ...state, search, pending: state.pending.slice(at + 1) }
}

/** Whether a search has to be asked for: the address says something else, or soon will. */
export const isNews = ({ search, pending }: SearchText, next: string): boolean => next !== search || pending.length > 0

/** The field asks for a search. */
export const askSearch = (state: SearchText, search: string): SearchText => ({
  ...state,
  pending: [...state.pending, search],
})
