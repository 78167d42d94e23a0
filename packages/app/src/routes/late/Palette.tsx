import { CommandPalette } from '@somo/ui/CommandPalette'
import type { Role } from '@somo/graphql/schema'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { LanguageListProps } from '../../domain/language/LanguageList.tsx'
import type { ThemeChoice } from '../accountSections.tsx'
import { findRow } from '../findRow.ts'
import { paletteGroups } from './paletteGroups.tsx'
import { paletteMessages } from './paletteMessages.ts'

/** What the palette can lead to and do: the same menu, languages and themes the frame shows. */
export interface PaletteParts {
  readonly roles: readonly Role[]
  readonly language: LanguageListProps
  readonly theme: ThemeChoice
  readonly onSignOut: () => void
}

export interface PaletteProps extends PaletteParts {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The command palette of the frame. It forgets what was typed when it closes. */
export function Palette({ isOpen, onOpenChange, ...parts }: PaletteProps) {
  const intl = useIntl()
  const [query, setQuery] = useState('')
  const page = findRow(useLocation().pathname)
  const change = (shouldBeOpen: boolean) => {
    setQuery('')
    onOpenChange(shouldBeOpen)
  }
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={change}
      label={intl.formatMessage(paletteMessages.label)}
      query={query}
      onSearch={setQuery}
      groups={isOpen ? paletteGroups({ ...parts, page }, query, intl) : []}
    />
  )
}
