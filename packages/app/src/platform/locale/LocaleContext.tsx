import { SomoProvider } from '@somo/ui/SomoProvider'
import { createContext, use, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import type { LocaleState, LocaleStore } from './localeStore.ts'

const LocaleContext = createContext<LocaleStore | null>(null)

/** Gives the screens below it the texts of the page's locale, and the widgets theirs; both switch without a reload. */
export function LocaleProvider({ store, navigate, children }: {
  readonly store: LocaleStore
  /** Follows a link inside the product without loading the page anew. */
  readonly navigate: (href: string) => void
  readonly children: ReactNode
}) {
  const { locale, intl } = useSyncExternalStore(store.subscribe, store.getSnapshot)
  return (
    <LocaleContext value={store}>
      <RawIntlProvider value={intl}>
        <SomoProvider locale={locale} navigate={navigate}>
          {children}
        </SomoProvider>
      </RawIntlProvider>
    </LocaleContext>
  )
}

/** The page's locale with the means to change it; throws outside LocaleProvider. */
export function useLocale(): LocaleState & Pick<LocaleStore, 'offered' | 'formats' | 'choose' | 'dismissMissed'> {
  const store = use(LocaleContext)
  if (store === null) throw new Error('useLocale needs a LocaleProvider above it.')
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const { offered, formats, choose, dismissMissed } = store
  return { ...state, offered, formats, choose, dismissMissed }
}
