import { createHash } from 'node:crypto'
import type { AppConfigJson } from '../configJson.ts'
import { permissionsPolicy } from './permissionsPolicy.ts'

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>

/** The headers each kind of answer carries (session.md 4.1; where they differ from it: docs/decisions/0012). */
export interface SecurityHeaders {
  /** Every answer, of the API and the provider too. */
  readonly everywhere: Headers
  /** index.html and every address of the app. */
  readonly app: Headers
  /** The page that takes silent sign-ins in a hidden frame. */
  readonly silentRefresh: Headers
}

/** The one literal style of index.html: the order of the cascade layers, needed before any style sheet. */
export const layerOrderStyle =
  '@layer somo.reset, somo.theme, somo.brand, somo.components, somo.layout, somo.utilities;'

/** The style React Aria's usePress puts into the page; a test compares it with the installed code. */
export const usePressStyle = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`

/** Policy of a page that is one script of ours and nothing else, but for who may frame it. */
export const bareScriptPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The headers for one configuration; the same object is served as /config.json, so the two cannot disagree. */
export function createSecurityHeaders(app: AppConfigJson, publicUrl: URL, contentUrl: URL): SecurityHeaders {
  const parents = app.embed.allowedOrigins.join(' ')
  const silentAncestors = parents === '' ? "'self'" : `'self' ${parents}`
  const transport: Headers =
    publicUrl.protocol === 'https:' ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}
  return {
    everywhere: { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer', ...transport },
    app: {
      'Content-Security-Policy': writePolicy(app, publicUrl, contentUrl),
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': permissionsPolicy,
      // Only its own browser may keep the page: the answer may carry that browser's cross-site token.
      'Cache-Control': 'private, no-cache',
    },
    silentRefresh: {
      'Content-Security-Policy': `${bareScriptPolicy}; frame-ancestors ${silentAncestors}`,
      'Permissions-Policy': permissionsPolicy,
      'Cache-Control': 'no-store',
    },
  }
}

function writePolicy(app: AppConfigJson, publicUrl: URL, contentUrl: URL): string {
  const issuerOrigin = new URL(app.oidc.issuer).origin
  const provider = issuerOrigin === publicUrl.origin ? '' : ` ${issuerOrigin}`
  const content = ` ${contentUrl.origin}`
  const parents = app.embed.allowedOrigins.join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashOf(layerOrderStyle)} ${hashOf(usePressStyle)}`,
    `img-src 'self' data: blob:${content}`,
    "font-src 'self'",
    `media-src 'self'${content}`,
    "manifest-src 'self'",
    `connect-src 'self'${provider}${content}`,
    `frame-src 'self'${provider}${content}`,
    "worker-src 'self'",
    `form-action 'self'${provider}`,
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${parents === '' ? "'none'" : parents}`,
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ')
}

/** How a policy names one inline text: the digest of its UTF-8 bytes (CSP 3, section 6.7.3.3). */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
