import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { createContext } from 'react'
import type { ReactNode } from 'react'

/** Base of the API for what is not GraphQL; null where the deployment has none, undefined outside ApiProvider. */
export const ApiAddress = createContext<string | null | undefined>(undefined)

interface ApiProviderProps {
  readonly client: ApolloClient
  /** Base of the API, from the configuration. */
  readonly apiUrl: string | null
  readonly children: ReactNode
}

/** Lets the data hooks of the screens below ask the API, and send files to it. */
export function ApiProvider({ client, apiUrl, children }: ApiProviderProps) {
  return (
    <ApiAddress value={apiUrl}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </ApiAddress>
  )
}
