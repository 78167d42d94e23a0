import { SearchField, type SearchFieldProps } from '@somo/ui/SearchField'
import { useState } from 'react'
import { askSearch, isNews, meetSearch, searchTextOf } from '../searchText.ts'

export interface AddressSearchProps extends Pick<
  SearchFieldProps,
  'label' | 'isLabelHidden' | 'placeholder' | 'isBusy'
> {
  /** What is searched for: the address says so. */
  readonly search: string
  /** Takes another one into the address, without blanks around it. */
  readonly onSearch: (search: string) => void
}

/** The search field of what the address says: follows it, and keeps what is typed meanwhile. */
export function AddressSearch({ search, onSearch, ...field }: AddressSearchProps) {
  const [kept, setKept] = useState(() => searchTextOf(search))
  const state = kept.search === search ? kept : meetSearch(kept, search)
  if (state !== kept) setKept(state)
  const ask = (text: string): void => {
    const next = text.trim()
    if (!isNews(state, next)) return
    setKept((last) => askSearch(last, next))
    onSearch(next)
  }
  return (
    <SearchField
      {...field}
      value={state.text}
      onChange={(text) => setKept((last) => ({ ...last, text }))}
      onSearch={ask}
    />
  )
}
