import type { Role } from '@somo/graphql/schema'
import { useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { LanguageListProps } from '../../domain/language/LanguageList.tsx'
import { connectionWatch } from '../../platform/connection/browserConnection.ts'
import type { ThemeChoice } from '../accountSections.tsx'
import { readPaletteQuery } from './paletteActions.tsx'
import { PaletteView } from './PaletteView.tsx'
import { usePaletteSearch } from './usePaletteSearch.ts'

/** What the palette can lead to and do: the same menu, languages and themes the frame shows. */
export interface PaletteParts {
  readonly roles: readonly Role[]
  readonly language: LanguageListProps
  readonly theme: ThemeChoice
  /** Whether an administrator looks at the pages as somebody else: then nothing that changes something is offered. */
  readonly isViewing: boolean
  readonly onSignOut: () => void
}

export interface PaletteProps extends PaletteParts {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The command palette of the frame. It forgets what was typed when it closes. */
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
      {...{ query, search }}
      onSearch={setQuery}
      onOpenChange={change}
      isOnline={connection !== 'offline'}
    />
  )
}
