import { createContext, use, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import type { UiLocale } from '../../locale/texts.ts'
import { onSpokenChange, speakWidgetTexts, spokenLocale } from '../../locale/widgets/widgetTexts.ts'
import { useNavigate, useUiLocale } from './SomoProvider.tsx'

/** The person's language that surroundings further out already serve. */
const OuterContext = createContext<UiLocale | null>(null)

/**
 * Hands language and navigation of the nearest SomoProvider on to React Aria. For the inside of components only: around
 * parts that speak, sort, search as one types, open or lead to another page (menus, lists, dialogs).
 *
 * It is what makes sure that React Aria never looks for words that are not here: nothing is drawn before the first ones
 * came (`createWidgetSlot` waits for them, so nobody sees that). When the language changes, what is drawn stays, in the
 * language it had until the new words are here. Inside others of the same language they cost nothing.
 */
export function AriaSurroundings({ children }: { readonly children: ReactNode }) {
  const locale = useUiLocale()
  const navigate = useNavigate()
  const outer = use(OuterContext)
  const spoken = useSyncExternalStore(onSpokenChange, spokenLocale)
  // Before the first paint, so that a part opened after a change of language is never seen or heard in the former one.
  useLayoutEffect(
    function speakThePersonsLanguage() {
      speakWidgetTexts(locale)
    },
    [locale],
  )
  if (spoken === null) return null
  if (outer === locale) return children
  return (
    <OuterContext value={locale}>
      <I18nProvider locale={spoken}>
        <RouterProvider navigate={navigate}>{children}</RouterProvider>
      </I18nProvider>
    </OuterContext>
  )
}
