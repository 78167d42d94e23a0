import { readAddresses } from './addresses.ts'
import { errorAnswerOf } from './errors.ts'
import { securityHeaders, sendPage } from './http.ts'
import type { Identity, IdentityOptions } from './identity.ts'
import { createInvitationRoute } from './invitation/invitationRoute.ts'
import { createInvitations } from './invitation/invitations.ts'
import { createPageContexts } from './pages/pageContext.ts'
import { createAssets } from './pages/assets.ts'
import { failurePage } from './pages/messagePages.ts'
import { readInvitationPath } from './router.ts'

const mountPath = '/oidc'

/**
 * Answers the few pages that the server has of its own beside an outside provider: invitations, and what they look
 * like. All else below the path is not there.
 */
export function createOutsideRouter({ config, database, log, outbox }: IdentityOptions): Identity['handle'] {
  const report = (err: unknown): void => log.error({ err }, 'The page of an invitation met an error')
  const addresses = { ...readAddresses(config), mountPath }
  const headers = securityHeaders(addresses)
  const assets = createAssets(`${mountPath}/assets`)
  const contexts = createPageContexts(database.pool, assets, report)
  const invitations = createInvitations({ pool: database.pool, outbox, origin: config.publicUrl.origin })
  // No password is set here, so no form needs a token.
  const answer = createInvitationRoute({ invitations, addresses, contexts, headers, key: '', setsPasswords: false })
  return async (request, response) => {
    const path = (request.url ?? '').split(/[?#]/)[0] ?? ''
    const own = path.startsWith(`${mountPath}/`) ? path.slice(mountPath.length) : ''
    const asset = /^\/assets\/([\w.-]+)$/.exec(own)?.[1]
    const invitation = readInvitationPath(own)
    if (asset === undefined && invitation === null) return false
    try {
      if (asset !== undefined) assets.serve(request, response, asset)
      else await answer(request, response, invitation?.secret ?? null)
    } catch (error) {
      report(error)
      const { error: foundError, status } = errorAnswerOf(error)
      if (response.headersSent) response.destroy()
      else sendPage(response, status, failurePage(await contexts(request), foundError, addresses.app, null), headers)
    }
    return true
  }
}
