import type { Role } from '@somo/graphql/schema'
import type { ComponentType } from 'react'
import type { WithNamedScreens } from '../domain/navigation/namedScreens.ts'
import type { PageTexts } from '../platform/locale/localeStore.ts'
import type { Message } from '../platform/locale/message.ts'
import type { IconName } from '../domain/menu/iconNames.ts'
import type { MenuGroupId } from '../domain/menu/menuGroups.ts'

/** The result of a route loader: the component of the screen, or of the sign-in gate in its place. */
export interface RouteLoad extends WithNamedScreens {
  readonly Screen: ComponentType
  /** The id of one of its texts, to check that they are loaded; absent where they are always loaded. */
  readonly sign?: string | undefined
}

/** All that is known of one address; everything else about routing follows from it. */
export interface RouteRow {
  readonly path: `/${string}`
  /** open: no guard is attached; session: a valid sign-in is required. */
  readonly guard: 'open' | 'session'
  /** Empty: any caller. Else any one of these. Kept even where the guard is open: there it serves the menu. */
  readonly roles: readonly Role[]
  readonly title: Message
  readonly menu: {
    readonly group: MenuGroupId
    readonly icon: IconName
    /** Whom the menu and Ctrl K show it, where that is more than `roles`; empty: everybody who is signed in. */
    readonly roles?: readonly Role[]
  } | null
  readonly screen: (texts: PageTexts) => Promise<RouteLoad>
}

/** Loads the code of a screen; called after the guard has let the person in. */
export type ScreenLoader = () => Promise<{ readonly Screen: ComponentType }>
