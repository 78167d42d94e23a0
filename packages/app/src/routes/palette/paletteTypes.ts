import type { Role } from '@somo/graphql/schema'
import type { CommandPalette } from '@somo/ui/CommandPalette'
import type { ComponentProps } from 'react'
import type { LanguageListProps } from '../../domain/language/LanguageList.tsx'
import type { ThemeChoice } from '../account/accountSections.tsx'
import type { RouteRow } from '../routeRow.ts'

/** What the palette can lead to and do: the same menu, languages and themes the frame shows. */
export interface PaletteContext {
  readonly roles: readonly Role[]
  readonly language: LanguageListProps
  readonly theme: ThemeChoice
  /** Whether an administrator looks at the pages as somebody else: then nothing that changes something is offered. */
  readonly isViewing: boolean
  readonly onSignOut: () => void
}

export interface PaletteProps extends PaletteContext {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** What the palette can lead to and do on the page it is opened on; null on a page there is not. */
export interface PageContext extends PaletteContext {
  readonly page: Pick<RouteRow, 'path' | 'title'> | null
}

export type PaletteItem = ComponentProps<typeof CommandPalette>['groups'][number]['items'][number]
