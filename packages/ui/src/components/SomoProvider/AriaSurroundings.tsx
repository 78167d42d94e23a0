import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { useNavigate, useUiLocale } from './SomoProvider.tsx'

/**
 * Hands language and navigation of the nearest SomoProvider on to React Aria. For the inside of components only:
 * around parts that sort, search as one types, open or lead to another page (menus, lists, dialogs).
 */
export function AriaSurroundings({ children }: { readonly children: ReactNode }) {
  return (
    <I18nProvider locale={useUiLocale()}>
      <RouterProvider navigate={useNavigate()}>{children}</RouterProvider>
    </I18nProvider>
  )
}
