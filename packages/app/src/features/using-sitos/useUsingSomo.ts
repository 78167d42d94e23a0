import { useApolloClient } from '@apollo/client/react'
import { GetVersionDocument } from '@somo/graphql/version'
import type { Role } from '@somo/graphql/schema'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useOpenScreens, type OpenScreen } from '../../domain/navigation/OpenScreens.tsx'
import { useChangeQuery } from '../../platform/address/AddressContext.tsx'
import { askProvider } from '../../platform/api/reach.ts'
import { useConfig } from '../../platform/config/ConfigContext.tsx'
import { toProblem } from '../../platform/errors/problem.ts'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { browserStorage } from '../../platform/storage/storage.ts'
import { readPlace, writePlace } from './address.ts'
import { checkBrowser } from './browserChecks.ts'
import type { BrowserCheck } from './browserChecks.ts'
import { timed, waiting } from './connectionCheck.ts'
import type { Check } from './connectionCheck.ts'

/** What "Using Somo" shows. */
export interface UsingSomoData {
  readonly roles: readonly Role[]
  /** The page whose help comes first; part of the address. Null for none. */
  readonly screen: Pick<OpenScreen, 'path' | 'title'> | null
  /** What is searched for; part of the address. */
  readonly query: string
  readonly onSearch: (query: string) => void
  readonly browser: readonly BrowserCheck[]
  readonly connection: { readonly api: Check; readonly signIn: Check }
  /** The API's own version; null until it has answered. */
  readonly apiVersion: string | null
  readonly checkAgain: () => void
}

/** The person's roles, page and search in the address, and the checks, made when the page opens and whenever asked for. */
export function useUsingSomo(): UsingSomoData {
  const { snapshot } = useSession()
  const { search } = useLocation()
  const screens = useOpenScreens()
  const changeQuery = useChangeQuery()
  const [browser] = useState(() => checkBrowser(thisBrowser()))
  const place = readPlace(search, screens)
  const screen = screens.find(({ path }) => path === place.screen) ?? null
  const onSearch = (query: string) =>
    changeQuery((present) => writePlace({ ...readPlace(present, screens), query }), true)
  return { roles: snapshot.roles, screen, query: place.query, onSearch, browser, ...useConnectionCheck() }
}

function useConnectionCheck(): Pick<UsingSomoData, 'connection' | 'apiVersion' | 'checkAgain'> {
  const client = useApolloClient()
  const { oidc } = useConfig()
  const [api, setApi] = useState<Check>(waiting)
  const [signIn, setSignIn] = useState<Check>(waiting)
  const [apiVersion, setApiVersion] = useState<string | null>(null)
  const check = useCallback(async () => {
    const askApi = async () => {
      const { data, error } = await client.query({ query: GetVersionDocument })
      setApiVersion(data?.version ?? null)
      return toProblem(error) === null
    }
    const askSignIn = async () => (await askProvider(oidc)).kind === 'ok'
    await Promise.all([timed(askApi).then(setApi), timed(askSignIn).then(setSignIn)])
  }, [client, oidc])
  useEffect(
    function checkAtOpening() {
      void check()
    },
    [check],
  )
  const checkAgain = () => {
    setApi(waiting)
    setSignIn(waiting)
    void check()
  }
  return { connection: { api, signIn }, apiVersion, checkAgain }
}

/** Asked once: nothing of it changes while the page is open. */
function thisBrowser(): Parameters<typeof checkBrowser>[0] {
  return {
    // The language was kept when the page started.
    canStore: () => browserStorage.local.isLasting('somo.locale'),
    hasCookies: navigator.cookieEnabled,
    hasCrypto: isSecureContext,
    supports: (condition) => CSS.supports(condition),
    speaks: Intl.PluralRules.supportedLocalesOf(['en', 'de', 'sw']),
    // Left out by browsers where the address is not protected.
    hasClipboard: 'clipboard' in navigator,
  }
}
