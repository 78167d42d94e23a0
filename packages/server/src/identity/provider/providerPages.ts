import { type KoaContextWithOIDC, type Provider } from 'oidc-provider'
import type { Addresses } from '../addresses.ts'
import { errorAnswerOf } from '../errors.ts'
import type { SafeHtml } from '../pages/html.ts'
import type { PageContexts } from '../pages/pageContext.ts'
import { failurePage, signedOutPage, signOutPage } from '../pages/messagePages.ts'
import type { ProviderPages } from './configuration.ts'

type PageTarget = Pick<KoaContextWithOIDC, 'type' | 'set' | 'body' | 'status' | 'accepts' | 'req'>

function show(ctx: Pick<PageTarget, 'type' | 'set' | 'body'>, page: SafeHtml): void {
  ctx.type = 'text/html; charset=utf-8'
  ctx.set('cache-control', 'no-store')
  ctx.body = page.toString()
}

/** True where nobody is asked: nobody is signed in, or the request carries our ID token for the session's person. */
function isConfirmed(ctx: KoaContextWithOIDC): boolean {
  const person = ctx.oidc.session?.accountId
  return person === undefined || person === ctx.oidc.entities.IdTokenHint?.payload.sub
}

/** What the pages are made from. */
export interface PageDeps {
  readonly contexts: PageContexts
  readonly addresses: Addresses
  /** What every answer of the provider carries. */
  readonly headers: Readonly<Record<string, string>>
  readonly report: (error: unknown) => void
}

async function showSignOut(ctx: KoaContextWithOIDC, { contexts, addresses }: PageDeps): Promise<void> {
  const xsrf = ctx.oidc.session?.state?.secret
  const form = {
    action: ctx.oidc.urlFor('end_session_confirm'),
    xsrf: typeof xsrf === 'string' ? xsrf : '',
    isConfirmed: isConfirmed(ctx),
  }
  show(ctx, signOutPage(await contexts(ctx.req, ctx.oidc.params?.ui_locales), form, addresses.app))
}

/**
 * Gives every answer the headers, and puts our pages in the two places for which the provider offers no setting: an
 * address it does not know, and the form that ends a session in which nobody is signed in.
 */
export function wearPages(deps: PageDeps): ProviderMiddleware {
  const { contexts, addresses, headers } = deps
  return async (ctx, next) => {
    ctx.set(headers)
    // Not every answer of the provider says it by itself.
    ctx.set('cache-control', 'no-store')
    await next().catch((error: unknown) => answerError(ctx, error, deps))
    const isPerson = ctx.method !== 'POST' && ctx.get('accept').includes('text/html')
    if (isPerson && ctx.status === 404 && (ctx.body === undefined || ctx.body === null)) {
      show(ctx, failurePage(await contexts(ctx.req), 'invalid', addresses.app, null))
      ctx.status = 404
    } else if (isEndOfNoSession(ctx)) {
      // The provider's own page allowed a script inside it; ours needs none.
      ctx.set(headers)
      await showSignOut(ctx, deps)
    }
  }
}

/** Answers an error outside the provider's own routes, which would come as a bare text: a page, or its JSON for programs. */
async function answerError(ctx: PageTarget, error: unknown, { contexts, addresses, report }: PageDeps): Promise<void> {
  report(error)
  const { error: foundError, status } = errorAnswerOf(error)
  if (ctx.accepts('json', 'html') === 'html')
    show(ctx, failurePage(await contexts(ctx.req), foundError, addresses.app, null))
  else ctx.body = { error: foundError === 'unavailable' ? 'temporarily_unavailable' : 'server_error' }
  ctx.status = status
}

type ProviderMiddleware = Parameters<Provider['use']>[0]

/** A context of the provider's; outside its own routes it has no `oidc`. */
interface AnyContext {
  readonly status: number
  readonly oidc?: KoaContextWithOIDC['oidc']
}

function isEndOfNoSession(ctx: AnyContext): ctx is KoaContextWithOIDC {
  return ctx.oidc?.route === 'end_session' && ctx.status === 200 && ctx.oidc.session?.accountId === undefined
}

/** The provider's own pages in our look: errors without any inner detail, the question before a sign-out, its end. */
export function providerPages(deps: PageDeps): ProviderPages {
  const { addresses } = deps
  const contextOf = (ctx: KoaContextWithOIDC) => deps.contexts(ctx.req, ctx.oidc.params?.ui_locales)
  return {
    renderError: async (ctx, out, error) => {
      const { error: foundError, status } = errorAnswerOf(error)
      ctx.status = status
      const code = foundError === 'invalid' ? out.error : null
      show(ctx, failurePage(await contextOf(ctx), foundError, addresses.app, code))
    },
    logoutSource: (ctx) => showSignOut(ctx, deps),
    postLogoutSuccessSource: async (ctx) => show(ctx, signedOutPage(await contextOf(ctx), addresses.app)),
  }
}
