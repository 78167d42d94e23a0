import { useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { connectionWatch } from '../../platform/connection/browserConnection.ts'
import { readPaletteQuery } from './paletteActions.tsx'
import type { PaletteProps } from './paletteTypes.ts'
import { PaletteView } from './PaletteView.tsx'
import { usePaletteSearch } from './usePaletteSearch.ts'

/** The command palette of the frame. Closing it clears the query. */
export function Palette(props: PaletteProps) {
  const intl = useIntl()
  const [query, setQuery] = useState('')
  const connection = useSyncExternalStore(connectionWatch.subscribe, connectionWatch.get)
  const search = usePaletteSearch(props.isOpen ? readPaletteQuery(query, intl).sought : '')
  const change = (shouldBeOpen: boolean) => {
    setQuery('')
    props.onOpenChange(shouldBeOpen)
  }
  return (
    <PaletteView
      {...props}
      query={query}
      search={search}
      onSearch={setQuery}
      onOpenChange={change}
      isOnline={connection !== 'offline'}
    />
  )
}
