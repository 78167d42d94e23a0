import { ApolloLink } from '@apollo/client/link'
import { tap } from 'rxjs'
import { toProblem } from '../../errors/problem.ts'
import type { ClientEvents } from '../../events/clientEvents.ts'

/**
 * Notes each call to the API by the name of its operation, how long it took with everything that was repeated, and the
 * codes of its errors; variables, answers and headers are not looked at.
 */
export function recordLink(
  events: Pick<ClientEvents, 'note'>,
  now: () => number = () => performance.now(),
): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const start = now()
    const note = (codes: readonly string[]) =>
      events.note({
        kind: 'call',
        operation: operation.operationName ?? '',
        duration: Math.round(now() - start),
        codes,
      })
    return forward(operation).pipe(
      tap({
        next: ({ errors = [] }) => note([...new Set(errors.map(({ extensions }) => codeOf(extensions?.['code'])))]),
        error: (error: unknown) => note([codeOf(toProblem(error)?.code)]),
      }),
    )
  })
}

/** A code as servers write them, and nothing else that an answer could hold. */
const codeOf = (code: unknown): string => (typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'INTERNAL')
