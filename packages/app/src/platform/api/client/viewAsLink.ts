import { ApolloLink } from '@apollo/client/link'
import { tap } from 'rxjs'

/** For the context of an operation that the administrator sends as themselves, such as the end of the view. */
export const asOneself = { isAsOneself: true } as const

/** Names the view as somebody else on each call but the administrator's own, and tells when the server says it is over. */
export function viewAsLink(id: string, end: () => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const context = operation.getContext()
    if (context['isAsOneself'] === true) return forward(operation)
    const headers: unknown = context['headers']
    operation.setContext({ headers: { ...(typeof headers === 'object' ? headers : null), 'X-View-As': id } })
    return forward(operation).pipe(
      tap(({ errors }) => {
        if (errors?.some(({ extensions }) => extensions?.['code'] === 'VIEW_ENDED') === true) end()
      }),
    )
  })
}
