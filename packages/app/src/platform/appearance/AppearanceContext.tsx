import type { ThemeName } from '@somo/ui/theme/tokens'
import { createContext, use, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import type { AppearanceState, AppearanceStore } from './appearanceStore.ts'

const AppearanceContext = createContext<AppearanceStore | null>(null)

/** Lets the screens below read the default unit and switch the theme; colours themselves are CSS variables. */
export function AppearanceProvider({ store, children }: { readonly store: AppearanceStore; readonly children: ReactNode }) {
  return <AppearanceContext value={store}>{children}</AppearanceContext>
}

/** Theme and default unit of the page, with the means to switch the theme; throws outside AppearanceProvider. */
export function useAppearance(): AppearanceState & { readonly chooseTheme: (theme: ThemeName) => void } {
  const store = use(AppearanceContext)
  if (store === null) throw new Error('useAppearance needs an AppearanceProvider above it.')
  return { ...useSyncExternalStore(store.subscribe, store.getSnapshot), chooseTheme: store.chooseTheme }
}
