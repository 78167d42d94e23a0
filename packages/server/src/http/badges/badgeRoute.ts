import { createAssets } from '../../identity/pages/assets.ts'
import { createPageContexts, localeCookieHeader } from '../../identity/pages/pageContext.ts'
import {
  badgesPath,
  checkPath,
  credentialPath,
  imagePath,
  issuerPath,
  keyPath,
  keysPath,
  picturePath,
  achievementPath,
} from '../../modules/badges/openbadges/addresses.ts'
import { createPublicBadges, type PublicBadges } from '../../modules/badges/openbadges/publicBadges.ts'
import { createCredentialKeys } from '../../modules/badges/openbadges/signingKeys.ts'
import { badgeImageFile } from '../../modules/badges/openbadges/writeBadgeFiles.ts'
import type { ServerDeps } from '../../modules/module.ts'
import { sendText, type Exchange } from '../exchange.ts'
import type { Handler } from '../httpServer.ts'
import { legalPath } from '../legal/legalLinks.ts'
import { permissionsPolicy } from '../security/permissionsPolicy.ts'
import { badgeCheckPage } from './badgeCheckPage.ts'

// As the legal pages, whose sheet and fonts it has.
const pagePolicy = [
  `default-src 'none'`,
  `style-src 'self'`,
  `font-src 'self'`,
  `img-src 'self'`,
  `form-action 'none'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

// A drawing that is opened as a page loads nothing and runs nothing.
const filePolicy = `default-src 'none'; img-src data:; frame-ancestors 'none'; sandbox`

interface Answer {
  readonly type: string
  readonly body: string | Buffer
  /** How long it may be kept, in seconds. */
  readonly maxAge: number
}

/** A revocation is seen within a minute: as long as the list may be kept. */
const statusMaxAge = 30
const stableMaxAge = 3600

const json = (body: unknown): Answer => ({
  type: 'application/json; charset=utf-8',
  maxAge: stableMaxAge,
  body: JSON.stringify(body),
})
const jwt = (body: string | null, maxAge: number): Answer | null =>
  body === null ? null : { type: 'application/vc+jwt', body, maxAge }

/** What stands behind `prefix` in a path; null where it does not begin with it. */
const after = (path: string, prefix: string, suffix = ''): string | null =>
  path.startsWith(prefix) && path.endsWith(suffix) ? path.slice(prefix.length, path.length - suffix.length) : null

/** The file at a path; null where there is none. */
async function readFile(badges: PublicBadges, path: string): Promise<Answer | null> {
  if (path === issuerPath) return json(await badges.readIssuer())
  if (path === keysPath) return json({ keys: await badges.readKeys() })
  const kid = after(path, keyPath(''))
  if (kid !== null) {
    const key = (await badges.readKeys()).find((one) => one.kid === kid)
    return key === undefined ? null : json(key)
  }
  const list = /^\/badges\/status\/(\d{1,6})$/.exec(path)?.[1]
  if (list !== undefined) return jwt(await badges.readStatusList(Number(list)), statusMaxAge)
  const version = after(path, achievementPath(''))
  if (version !== null) {
    const found = await badges.readAchievement(version)
    return found === null ? null : json(found.achievement)
  }
  const drawn = after(path, imagePath('').replace('.svg', ''), '.svg')
  if (drawn !== null) {
    const found = await badges.readAchievement(drawn)
    const body =
      found === null
        ? null
        : badgeImageFile(found.image, found.achievement.name, await badges.readPictureOf(found.image))
    return body === null ? null : { type: 'image/svg+xml', body, maxAge: stableMaxAge }
  }
  const picture = after(path, picturePath('').replace('.png', ''), '.png')
  if (picture !== null) {
    const body = await badges.readPictureOf({ picture })
    return body === null ? null : { type: 'image/png', body, maxAge: stableMaxAge }
  }
  const code = after(path, credentialPath(''))
  return code === null ? null : jwt(await badges.readCredential(code), 0)
}

function sendFile({ response, method }: Exchange, { type, body, maxAge }: Answer): void {
  response.writeHead(200, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': filePolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': maxAge === 0 ? 'no-store' : `public, max-age=${maxAge}`,
    // Verifiers run in browsers too; nothing here depends on who asks.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  response.end(method === 'HEAD' ? undefined : body)
}

/** Answers the public addresses of badges: issuer, keys, status lists, achievements, images, credentials and the check page. */
export function createBadgeRoute({ database: { pool }, config, settings, log }: ServerDeps): Handler {
  const { origin, protocol } = config.publicUrl
  const badges = createPublicBadges(pool, createCredentialKeys(pool, origin), origin)
  const report = (err: unknown): void => log.error({ err }, 'The check page of badges met an error')
  const contexts = createPageContexts(pool, createAssets(`${legalPath}/assets`), report)
  const sendPage = async ({ request, response, method }: Exchange, code: string): Promise<void> => {
    const [context, award, issuer, { timeZone }] = await Promise.all([
      ...([contexts(request), badges.check(code), badges.issuerName(), settings.read()] as const),
    ])
    const isChosen = new URL(request.url ?? '/', 'http://localhost').searchParams.has('lang')
    response.writeHead(award === null ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy,
      'Permissions-Policy': permissionsPolicy,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
      ...(isChosen ? { 'Set-Cookie': localeCookieHeader(context, protocol === 'https:') } : {}),
    })
    response.end(method === 'HEAD' ? undefined : badgeCheckPage(context, award, { issuer, timeZone }).toString())
  }
  return async (exchange) => {
    const code = after(exchange.path, checkPath(''))
    if (code !== null) return sendPage(exchange, code)
    const answer = exchange.path.startsWith(badgesPath) ? await readFile(badges, exchange.path) : null
    if (answer === null) return sendText(exchange, 404, 'Not found')
    sendFile(exchange, answer)
  }
}
