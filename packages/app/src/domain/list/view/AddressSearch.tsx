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
  const [stored, setStored] = useState(() => searchTextOf(search))
  const state = stored.search === search ? stored : meetSearch(stored, search)
  if (state !== stored) setStored(state)
  const ask = (text: string): void => {
    const next = text.trim()
    if (!isNews(state, next)) return
    setStored((last) => askSearch(last, next))
    onSearch(next)
  }
  return (
    <SearchField
      {...field}
      value={state.text}
      onChange={(text) => setStored((last) => ({ ...last, text }))}
      onSearch={ask}
    />
  )
}
