import type { Role } from '@somo/graphql/schema'
import type { CommandPalette } from '@somo/ui/CommandPalette'
import type { ComponentProps } from 'react'
import type { Arrangement } from '../../domain/menu/arrangement.ts'
import type { LanguageListProps } from '../../domain/language/LanguageList.tsx'
import type { ThemeChoice } from '../account/accountSections.tsx'
import type { RouteRow } from '../routeRow.ts'

/** What the palette needs to build its entries: roles, languages, themes and sign-out of the frame. */
export interface PaletteContext {
  readonly roles: readonly Role[]
  /** The published menu; null: the built-in one. */
  readonly arrangement?: Arrangement
  readonly language: LanguageListProps
  readonly theme: ThemeChoice
  /** Whether an administrator views the app as another user; then no changing action is offered. */
  readonly isViewing: boolean
  readonly onSignOut: () => void
}

export interface PaletteProps extends PaletteContext {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** As PaletteContext, with the current page; `page` is null on an unknown address. */
export interface PageContext extends PaletteContext {
  readonly page: Pick<RouteRow, 'path' | 'title'> | null
}

export type PaletteItem = ComponentProps<typeof CommandPalette>['groups'][number]['items'][number]
