import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { Addresses } from '../addresses.ts'
import type { SafeHtml } from '../html.ts'
import type { PageContexts } from '../pageContext.ts'
import { type Fault, faultPage, signedOutPage, signOutPage } from '../pages/messagePages.ts'
import type { ProviderPages } from './configuration.ts'

function show(ctx: KoaContextWithOIDC, page: SafeHtml): void {
  ctx.type = 'text/html; charset=utf-8'
  ctx.set('cache-control', 'no-store')
  ctx.body = page.toString()
}

function faultOf(error: Error): Fault {
  if (error instanceof errors.SessionNotFound) return 'expired'
  return error instanceof errors.OIDCProviderError && error.expose ? 'invalid' : 'failed'
}

/** True where the request carries an ID token of this installation for the very person of the session. */
function isAskedByPerson(ctx: KoaContextWithOIDC): boolean {
  const subject = ctx.oidc.entities.IdTokenHint?.payload.sub
  return subject !== undefined && subject === ctx.oidc.session?.accountId
}

/** The provider's own pages in our look: faults without any inner detail, the question before a sign-out, its end. */
export function providerPages(contexts: PageContexts, addresses: Addresses): ProviderPages {
  const contextOf = (ctx: KoaContextWithOIDC) => contexts(ctx.req, ctx.oidc.params?.ui_locales)
  return {
    renderError: async (ctx, out, error) => {
      const fault = faultOf(error)
      const code = fault === 'invalid' ? out.error : null
      show(ctx, faultPage(await contextOf(ctx), fault, addresses.app, code))
    },
    logoutSource: async (ctx) => {
      const xsrf = ctx.oidc.session?.state?.secret
      const form = {
        action: ctx.oidc.urlFor('end_session_confirm'),
        xsrf: typeof xsrf === 'string' ? xsrf : '',
        isConfirmed: isAskedByPerson(ctx),
      }
      show(ctx, signOutPage(await contextOf(ctx), form, addresses.app))
    },
    postLogoutSuccessSource: async (ctx) => show(ctx, signedOutPage(await contextOf(ctx), addresses.app)),
  }
}
