import { ApolloClient, type TypedDocumentNode } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import type { DocumentNode } from 'graphql'
import { from } from 'rxjs'
import { NullCache } from './nullCache.ts'

/** How one operation is answered on this page. Made by `localAnswer`. */
export interface LocalAnswer {
  readonly operation: string
  readonly reply: (variables: unknown) => Promise<unknown>
}

const nameOf = ({ definitions }: DocumentNode): string =>
  definitions.flatMap((each) => (each.kind === 'OperationDefinition' ? [each.name?.value ?? ''] : []))[0] ?? ''

/** Answers an operation with what `reply` makes of its variables. */
export const localAnswer = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  reply: (variables: Variables) => Data | Promise<Data>,
): LocalAnswer => ({
  operation: nameOf(document),
  // The hooks send the variables that the document is typed with.
  reply: async (variables) => reply(variables as Variables),
})

const untouched = { fetchPolicy: 'no-cache', errorPolicy: 'all' } as const

/** A client that answers by itself and has no connection: an operation without an answer fails. */
export function createLocalClient(answers: readonly LocalAnswer[]): ApolloClient {
  const replies = new Map(answers.map(({ operation, reply }) => [operation, reply]))
  const link = new ApolloLink(({ operationName, variables }) => {
    const reply = replies.get(operationName ?? '')
    if (reply === undefined) throw new Error(`Nothing answers ${operationName}.`)
    return from(reply(variables).then((data) => ({ data: data as Record<string, unknown> })))
  })
  return new ApolloClient({
    cache: new NullCache(),
    link,
    defaultOptions: { watchQuery: untouched, query: untouched, mutate: untouched },
    devtools: { enabled: false },
  })
}
