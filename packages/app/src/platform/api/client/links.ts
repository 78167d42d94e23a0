import { ApolloLink } from '@apollo/client/link'
import { BaseHttpLink } from '@apollo/client/link/http'
import { ServerError } from '@apollo/client/errors'
import { catchError, from, mergeMap, of, switchMap, tap, throwError } from 'rxjs'
import type { Observable } from 'rxjs'
import { fieldOf } from '../../config/record.ts'
import { joinUrl } from '../../config/urls.ts'
import type { Session } from '../../session/contract.ts'
import { LocalProblem } from './localProblem.ts'
import { xsrfHeaders } from './xsrf.ts'

type Tokens = Pick<Session, 'getToken' | 'forceRefresh'>

/**
 * Puts the bearer token on each call, renewed first where needed. No token: the call fails here and nothing is sent
 * (specification section 7: each call carries one).
 */
export function bearerLink(session: Tokens): ApolloLink {
  return new ApolloLink((operation, forward) =>
    from(session.getToken()).pipe(
      switchMap((token) => {
        if (token === null) return throwError(() => new LocalProblem('UNAUTHENTICATED'))
        addHeaders(operation, { Authorization: `Bearer ${token}` })
        return forward(operation)
      }),
    ),
  )
}

/**
 * Answers a refused token (status 401, or the code UNAUTHENTICATED from the server) with one forced renewal and one
 * repetition of the call, never more. A refused role is no reason to renew.
 */
export function renewalLink(session: Tokens): ApolloLink {
  return new ApolloLink((operation, forward) => {
    let isRepeated = false
    const repeat = (otherwise: () => Observable<ApolloLink.Result>) => {
      if (isRepeated) return otherwise()
      isRepeated = true
      return from(session.forceRefresh(tokenOf(operation))).pipe(
        switchMap((token) => (token === null ? otherwise() : forward(operation))),
      )
    }
    return forward(operation).pipe(
      mergeMap((result) => (hasRefusedToken(result) ? repeat(() => of(result)) : of(result))),
      catchError((error: unknown) =>
        isRefusedCall(error) ? repeat(() => throwError(() => error)) : throwError(() => error),
      ),
    )
  })
}

/** The token a call went out with: who names it is not given a newer one's successor (session.md S4.9 g). */
function tokenOf(operation: ApolloLink.Operation): string | undefined {
  const bearer = fieldOf(operation.getContext()['headers'], 'Authorization')
  return typeof bearer === 'string' ? bearer.replace(/^Bearer /, '') : undefined
}

function isRefusedCall(error: unknown): boolean {
  return ServerError.is(error) && error.statusCode === 401
}

function hasRefusedToken({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') === true
}

/** The page a call comes from, as far as its headers ask. */
export interface CallingPage {
  /** All cookies the page can read, as in `document.cookie`. */
  readonly cookies: () => string
  readonly origin: string
  /** The language it is shown in: files are made in it. */
  readonly language: () => string
}

/** The headers that make a call one of ours in the server's eyes (specification section 7; session.md S7.2, S7.9). */
export function headerLink(uri: string, page: CallingPage): ApolloLink {
  return new ApolloLink((operation, forward) => {
    addHeaders(operation, {
      Accept: 'application/json',
      'Accept-Language': page.language(),
      'Apollo-Require-Preflight': 'true',
      ...xsrfHeaders({ method: 'POST', url: uri, cookies: page.cookies(), origin: page.origin }),
    })
    return forward(operation)
  })
}

/** Where calls go and by what means; the browser's own unless a test says otherwise. */
export interface EndpointParts {
  /** Base of the API, relative or absolute; null where the deployment has none. */
  readonly apiUrl: string | null
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly page?: CallingPage | undefined
}

/** What a gateway says in place of a server that does not answer it. */
const unansweredStatuses: ReadonlySet<number> = new Set([502, 503, 504])

/** Tells of each call whether anybody answered it (platform/connection). */
export function outcomeLink(note: (hasAnswer: boolean) => void): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: () => note(true),
        error: (error: unknown) =>
          note(ServerError.is(error) ? !unansweredStatuses.has(error.statusCode) : !(error instanceof TypeError)),
      }),
    ),
  )
}

/** Tells of each call that is refused until the person has agreed to a text in force (platform/consent). */
export function consentLink(require: () => void): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ errors }) => {
        if (errors?.some(({ extensions }) => extensions?.['code'] === 'CONSENT_REQUIRED') === true) require()
      }),
    ),
  )
}

/** The one endpoint below the API's base; a deployment without one fails every call here with NO_API. */
export function endpointLink({ apiUrl, fetch: fetcher, page = browserPage() }: EndpointParts): ApolloLink {
  if (apiUrl === null) return new ApolloLink(() => throwError(() => new LocalProblem('NO_API')))
  const uri = joinUrl(apiUrl, 'graphql')
  // The base link: its body holds the operation and nothing else, no advertisement of the library in `extensions`.
  const http = new BaseHttpLink({
    uri,
    // Looked up at each call, as the browser's own may be replaced while the page lives.
    fetch: fetcher ?? ((input, init) => fetch(input, init)),
  })
  return headerLink(uri, page).concat(http)
}

function browserPage(): CallingPage {
  return { cookies: () => document.cookie, origin: location.origin, language: () => document.documentElement.lang }
}

/** Adds to what links before it have set; a later value of the same name wins. */
function addHeaders(operation: ApolloLink.Operation, added: Readonly<Record<string, string>>): void {
  const headers: unknown = operation.getContext()['headers']
  operation.setContext({ headers: { ...(typeof headers === 'object' ? headers : null), ...added } })
}
