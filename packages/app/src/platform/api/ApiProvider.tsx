import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'

/** Lets the data hooks of the screens below ask the API. */
export function ApiProvider({ client, children }: { readonly client: ApolloClient; readonly children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
