import type { ApolloClient } from '@apollo/client'
import '@somo/ui/theme/global'
import { RouterProvider } from 'react-router-dom'
import { HeadingProvider } from '../platform/address/AddressContext.tsx'
import { ApiProvider } from '../platform/api/client/ApiProvider.tsx'
import { AppearanceProvider } from '../platform/appearance/AppearanceContext.tsx'
import type { AppearanceStore } from '../platform/appearance/appearanceStore.ts'
import { ProductTexts } from '../platform/appearance/ProductTexts.tsx'
import type { AppConfig } from '../platform/config/config.ts'
import { ConfigProvider } from '../platform/config/ConfigContext.tsx'
import '../platform/embed/scrollArea.css.ts'
import { LocaleProvider } from '../platform/locale/LocaleContext.tsx'
import type { LocaleStore } from '../platform/locale/localeStore.ts'
import type { Session } from '../platform/session/contract.ts'
import { SessionProvider } from '../platform/session/SessionContext.tsx'
import type { AppRouter } from '../routes/router.tsx'

interface AppProps {
  readonly session: Session
  readonly config: AppConfig
  readonly client: ApolloClient
  readonly locale: LocaleStore
  readonly appearance: AppearanceStore
  readonly router: AppRouter
}

/** Every provider of the product around its router. Its parts are made once, outside React, and live as long as the page. */
export function App({ session, config, client, locale, appearance, router }: AppProps) {
  return (
    <SessionProvider session={session}>
      <LocaleProvider store={locale} navigate={(href) => void router.navigate(href)}>
        <AppearanceProvider store={appearance}>
          <ApiProvider client={client} apiUrl={config.apiUrl}>
            <ConfigProvider config={config}>
              <ProductTexts>
                <HeadingProvider heading={() => router.state.navigation.location ?? router.state.location}>
                  <RouterProvider router={router} useTransitions={false} />
                </HeadingProvider>
              </ProductTexts>
            </ConfigProvider>
          </ApiProvider>
        </AppearanceProvider>
      </LocaleProvider>
    </SessionProvider>
  )
}
