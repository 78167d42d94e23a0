import type { ServerResponse } from 'node:http'
import { permissionsPolicy } from '../../http/security/permissionsPolicy.ts'
import { bareScriptPolicy } from '../../http/security/securityHeaders.ts'
import type { Addresses } from '../addresses.ts'
import { html } from './html.ts'
import { browserStateCookie } from '../provider/sessionState.ts'
import type { Assets } from './assets.ts'

/**
 * Sends the page behind `check_session_iframe`. Only the app, and pages that may embed the app, may frame it; its
 * script answers the app's origins alone. It shows nothing.
 */
export function sendSessionPage(
  response: ServerResponse,
  addresses: Addresses,
  assets: Assets,
  clientId: string,
): void {
  const origins = addresses.clientOrigins.join(' ')
  const ancestors = [...addresses.clientOrigins, ...addresses.embedOrigins].join(' ')
  const page = html`<!doctype html>
    <html lang="en" data-client="${clientId}" data-cookie="${browserStateCookie}" data-origins="${origins}">
      <head>
        <meta charset="utf-8" />
        <title>Somo</title>
        <script src="${assets.address('sessionCheck.js')}" defer></script>
      </head>
      <body></body>
    </html> `
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `${bareScriptPolicy}; frame-ancestors ${ancestors}`,
    'Permissions-Policy': permissionsPolicy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(page.toString())
}
