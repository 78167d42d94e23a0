import { SomoProvider } from '@somo/ui/SomoProvider'
import { afterPaint } from '@somo/ui/slots/afterPaint'
import { createContext, startTransition, use, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import type { AllowedLocale } from '../build/constants.ts'
import type { LocaleState, LocaleStore } from './localeStore.ts'

/** What the screens read of the locale, with the means to change it. */
type LocaleUse = LocaleState & Pick<LocaleStore, 'offered' | 'formats' | 'choose' | 'dismissMissed'>

const LocaleContext = createContext<LocaleUse | null>(null)

/** Gives the screens below it the texts of the page's locale, and the widgets theirs; both switch without a reload. */
export function LocaleProvider({
  store,
  navigate,
  children,
}: {
  readonly store: LocaleStore
  /** Follows a link inside the product without loading the page anew. */
  readonly navigate: (href: string) => void
  readonly children: ReactNode
}) {
  const state = useLocaleState(store)
  const { locale, intl } = state
  const locales = useMemo(() => {
    const { offered, formats, dismissMissed } = store
    // Where the texts are here already, the switch would work on the whole page in the frame that shows the press.
    const choose = (next: AllowedLocale) =>
      new Promise<void>((resolve) => afterPaint(() => resolve(store.choose(next))))
    return { ...state, offered, formats, choose, dismissMissed }
  }, [store, state])
  return (
    <LocaleContext value={locales}>
      <RawIntlProvider value={intl}>
        <SomoProvider locale={locale} navigate={navigate}>
          {children}
        </SomoProvider>
      </RawIntlProvider>
    </LocaleContext>
  )
}

/** A switch draws every text anew: what is pressed meanwhile comes first, and all texts change at once. */
function useLocaleState(store: LocaleStore): LocaleState {
  const [state, setState] = useState(store.getSnapshot)
  useEffect(
    function follow() {
      const show = () => startTransition(() => setState(store.getSnapshot()))
      // It may have changed between the drawing and this moment.
      show()
      return store.subscribe(show)
    },
    [store],
  )
  return state
}

/** The page's locale with the means to change it; throws outside LocaleProvider. */
export function useLocale(): LocaleUse {
  const locales = use(LocaleContext)
  if (locales === null) throw new Error('useLocale needs a LocaleProvider above it.')
  return locales
}
