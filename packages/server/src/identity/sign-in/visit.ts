import type { IncomingMessage, ServerResponse } from 'node:http'
import { errors, type Provider } from 'oidc-provider'
import type { Addresses } from '../addresses.ts'
import { clientAddress, readForm, sendPage } from '../http.ts'
import type { PageContexts } from '../pages/pageContext.ts'
import type { PageContext } from '../pages/layout.ts'
import { type FieldError, failurePage } from '../pages/messagePages.ts'
import { signInLevels } from '../provider/claims.ts'
import { formToken, isFormToken, isFromElsewhere } from './formToken.ts'
import type { NoteSignIn } from './signInNotes.ts'

/** What every page of a sign-in works with. */
export interface VisitDeps {
  readonly provider: Provider
  readonly addresses: Addresses
  readonly contexts: PageContexts
  /** Key of the forms' tokens. */
  readonly key: string
  readonly headers: Readonly<Record<string, string>>
  /** Writes down who signed in, and by what. */
  readonly noteSignIn: NoteSignIn
}

/** The provider's record of one sign-in in work. */
export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** One request to a page of one interaction. */
export interface Visit<Deps extends VisitDeps = VisitDeps> {
  readonly deps: Deps
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly context: PageContext
  readonly interaction: Interaction
}

/** Answers the sign-in in work that the browser's own cookie names; null where it is another one, or has ended. */
export async function findInteraction(
  { provider }: VisitDeps,
  request: IncomingMessage,
  response: ServerResponse,
  uid: string,
) {
  try {
    const interaction = await provider.interactionDetails(request, response)
    return interaction.uid === uid && interaction.prompt.name === 'login' ? interaction : null
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null
    throw error
  }
}

/** Sends a page that says why signing in cannot go on here. */
export function showError(
  { deps, response, context }: Omit<Visit, 'interaction' | 'request'>,
  status: number,
  error: FieldError,
): void {
  sendPage(response, status, failurePage(context, error, deps.addresses.app, null), deps.headers)
}

/** The id that the answer carries and the log knows the request by. */
export function requestIdOf(response: ServerResponse): string | null {
  const id = response.getHeader('x-request-id')
  return typeof id === 'string' ? id : null
}

/** The token of this interaction's forms. */
export const tokenOf = ({ deps, interaction }: Visit): string => formToken(deps.key, interaction.uid)

/** Answers a form of this very interaction's pages; null where another site sent it, or its token is another one's. */
export async function readOwnForm({ deps, request, interaction }: Visit): Promise<URLSearchParams | null> {
  const form = await readForm(request)
  if (!form || isFromElsewhere(request, new URL(deps.addresses.issuer).origin)) return null
  return isFormToken(deps.key, interaction.uid, form.get('token')) ? form : null
}

/** Where the pages of this interaction are. */
export const pathOf = ({ deps, interaction }: Visit): string =>
  `${deps.addresses.mountPath}/interaction/${interaction.uid}`

/** Leads the browser to another page. */
export function redirect({ deps, response }: Visit, location: string): void {
  response.writeHead(303, { ...deps.headers, Location: location, 'Cache-Control': 'no-store' })
  response.end()
}

/** Who has proved who they are, and how (RFC 8176). */
export interface SignedIn {
  readonly account: string
  readonly methods: readonly string[]
  readonly remember: boolean
}

/** Tells the provider who signed in. Only what completed every step that this person has may call it. */
export function finishSignIn(
  { deps, request, response }: Visit,
  { account, methods, remember }: SignedIn,
): Promise<void> {
  deps.noteSignIn({
    account,
    methods,
    address: clientAddress(request, deps.addresses),
    requestId: requestIdOf(response),
  })
  const acr = methods.includes('mfa') ? signInLevels.twoFactors : signInLevels.oneFactor
  const login = { accountId: account, acr, amr: [...methods], remember }
  return deps.provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false })
}
