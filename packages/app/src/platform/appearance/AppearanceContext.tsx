import type { ThemeName } from '@somo/ui/theme/tokens'
import { createContext, use, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { AppearanceState, AppearanceStore } from './appearanceStore.ts'

const AppearanceContext = createContext<AppearanceStore | null>(null)

/** Lets the screens below read the default unit and switch the theme; colours themselves are CSS variables. */
export function AppearanceProvider({
  store,
  children,
}: {
  readonly store: AppearanceStore
  readonly children: ReactNode
}) {
  return <AppearanceContext value={store}>{children}</AppearanceContext>
}

/** What the screens may do about the looks. */
export interface AppearanceActions {
  readonly chooseTheme: (theme: ThemeName) => void
  /** Shows at once what was published by this very page. */
  readonly refresh: () => Promise<void>
}

/** Theme, default unit and product of the page, with the means to change them; throws outside AppearanceProvider. */
export function useAppearance(): AppearanceState & AppearanceActions {
  const store = use(AppearanceContext)
  if (store === null) throw new Error('useAppearance needs an AppearanceProvider above it.')
  return {
    ...useSyncExternalStore(store.subscribe, store.getSnapshot),
    chooseTheme: store.chooseTheme,
    refresh: store.refresh,
  }
}
