import { CommandPalette, useCommandPaletteWarmer } from '@somo/ui/CommandPalette'
import type { Role } from '@somo/graphql/schema'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { LanguageListProps } from '../domain/language/LanguageList.tsx'
import { isPressed, shortcuts } from '../domain/shortcuts/shortcuts.ts'
import type { ThemeChoice } from './accountSections.tsx'
import { frameMessages } from './frameMessages.ts'
import type { LateUse } from './lateParts.ts'

/** What the palette can lead to and do: the same menu, languages and themes the frame shows. */
export interface PaletteParts {
  readonly roles: readonly Role[]
  readonly language: LanguageListProps
  readonly theme: ThemeChoice
  readonly onSignOut: () => void
}

export interface PaletteUse {
  readonly open: () => void
  /** A pointer or the focus has arrived at what opens it. */
  readonly warm: () => void
  /** To be drawn with the frame. */
  readonly palette: ReactNode
}

/**
 * The command palette of the frame: opened by its keys from every page and by its buttons. It is fetched on the first
 * intent, forgets what was typed when it closes, and does not open above another dialog.
 */
export function usePalette(parts: PaletteParts, late: LateUse): PaletteUse {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const warmPanel = useCommandPaletteWarmer()
  const warm = () => {
    warmPanel()
    if (late.parts === null) late.warm()
  }
  const change = (shouldBeOpen: boolean) => {
    setQuery('')
    setIsOpen(shouldBeOpen)
    if (shouldBeOpen) warm()
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPressed(shortcuts.palette, event)) return
    event.preventDefault()
    if (isOpen || document.querySelector('[role="dialog"], [role="alertdialog"]') === null) change(!isOpen)
  })
  useEffect(function listenForKeys() {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const palette = (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={change}
      label={intl.formatMessage(frameMessages.searchSomo)}
      query={query}
      onSearch={setQuery}
      groups={isOpen ? (late.parts?.paletteGroups(parts, query, intl) ?? []) : []}
      status={late.parts !== null ? 'ready' : late.hasFailed ? 'failed' : 'loading'}
      onRetry={late.warm}
    />
  )
  return { open: () => change(true), warm, palette }
}
