import { ApolloClient } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import type { AppConfig } from '../../config/config.ts'
import type { ClientEvents } from '../../events/clientEvents.ts'
import { recordLink } from './recordLink.ts'
import type { Session } from '../../session/contract.ts'
import { bearerLink, consentLink, endpointLink, outcomeLink, renewalLink } from './links.ts'
import type { CallingPage } from './links.ts'
import { NullCache } from './nullCache.ts'

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all'
      }
      interface Query {
        errorPolicy: 'all'
      }
      interface Mutate {
        errorPolicy: 'all'
      }
    }
  }
}

/** What the client is made from; `fetch` and `page` are the browser's own unless a test says otherwise. */
export interface ClientParts {
  readonly config: Pick<AppConfig, 'apiUrl'>
  readonly session: Pick<Session, 'getToken' | 'forceRefresh'>
  /** Told of each call whether anybody answered it. */
  readonly noteCall?: (hasAnswer: boolean) => void
  /** Told of each call that waits for the person's agreement to a text. */
  readonly requireConsent?: () => void
  /** Names the view as somebody else on calls; they are the person's own where absent. */
  readonly viewing?: ApolloLink | undefined
  readonly fetch?: typeof globalThis.fetch
  readonly page?: CallingPage
  /** Where each call is noted by name, duration and codes; nowhere where absent. */
  readonly events?: Pick<ClientEvents, 'note'>
}

const untouched = { fetchPolicy: 'no-cache', errorPolicy: 'all' } as const

/**
 * The only Apollo client of the product. Nothing is cached, and errors come alongside data (specification section 7):
 * no call rejects for what the server or the network says; readers look at `error`.
 */
export function createClient({
  config,
  session,
  noteCall = () => undefined,
  requireConsent = () => undefined,
  viewing,
  fetch,
  page,
  events,
}: ClientParts): ApolloClient {
  return new ApolloClient({
    cache: new NullCache(),
    link: ApolloLink.from([
      ...(events === undefined ? [] : [recordLink(events)]),
      renewalLink(session),
      bearerLink(session),
      outcomeLink(noteCall),
      consentLink(requireConsent),
      ...(viewing === undefined ? [] : [viewing]),
      endpointLink({ apiUrl: config.apiUrl, fetch, page }),
    ]),
    defaultOptions: { watchQuery: untouched, query: untouched, mutate: untouched },
    queryDeduplication: true,
    devtools: { enabled: false },
  })
}
