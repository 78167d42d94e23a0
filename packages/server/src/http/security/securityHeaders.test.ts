import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { renderConfigJson } from '../configJson.ts'
import { bareScriptPolicy, createSecurityHeaders, hashOf, layerOrderStyle, usePressStyle } from './securityHeaders.ts'

function headersFor(env: Record<string, string>) {
  const config = readConfig(env)
  return createSecurityHeaders(renderConfigJson(config), config.publicUrl, config.contentUrl)
}

function directives(policy: string | undefined): Record<string, string> {
  const parts = (policy ?? '')
    .split('; ')
    .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')] as const)
  return Object.fromEntries(parts)
}

describe('the policy of the app', () => {
  it('allows what the product needs on one origin, and nothing else', () => {
    const { app } = headersFor({})
    expect(directives(app['Content-Security-Policy'])).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': `'self' ${hashOf(layerOrderStyle)} 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='`,
      'img-src': "'self' data: blob: http://127.0.0.1:4001",
      'font-src': "'self'",
      'media-src': "'self' http://127.0.0.1:4001",
      'manifest-src': "'self'",
      'connect-src': "'self' http://127.0.0.1:4001",
      'frame-src': "'self' http://127.0.0.1:4001",
      'worker-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default dompurify',
    })
  })

  it('names an outside issuer, the content and the parents where they are somewhere else', () => {
    const policies = headersFor({
      PUBLIC_URL: 'https://learn.example.org',
      CONTENT_URL: 'https://content.example.org',
      OIDC_ISSUER: 'https://id.example.org/realms/somo',
      EMBED_ORIGINS: 'https://a.example.org,https://b.example.org',
    })
    const app = directives(policies.app['Content-Security-Policy'])
    expect(app['connect-src']).toBe("'self' https://id.example.org https://content.example.org")
    expect(app['form-action']).toBe("'self' https://id.example.org")
    expect(app['frame-src']).toBe("'self' https://id.example.org https://content.example.org")
    expect(app['frame-ancestors']).toBe('https://a.example.org https://b.example.org')
    expect(directives(policies.silentRefresh['Content-Security-Policy'])['frame-ancestors']).toBe(
      "'self' https://a.example.org https://b.example.org",
    )
    expect(policies.everywhere['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains')
  })

  it('never opens to inline code, any host or plug-ins', () => {
    expect(headersFor({}).app['Content-Security-Policy']).not.toMatch(/unsafe|\*|https?:(?!\/\/)/)
  })
})

describe('the other headers', () => {
  it('are there, and HSTS only over https', () => {
    const { app, everywhere, silentRefresh } = headersFor({})
    expect(everywhere).toEqual({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' })
    expect(app['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups')
    expect(app['Permissions-Policy']).toMatch(/camera=\(\).*microphone=\(\)/)
    expect(silentRefresh).toEqual({
      'Content-Security-Policy': `${bareScriptPolicy}; frame-ancestors 'self'`,
      'Permissions-Policy': app['Permissions-Policy'],
      'Cache-Control': 'no-store',
    })
  })
})

describe('the pinned styles', () => {
  it('index.html holds one literal style, the one whose digest stands in the policy', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../../../app/index.html'), 'utf8')
    expect([...page.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map((match) => match[1])).toEqual([layerOrderStyle])
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|\sstyle=/)
  })

  it('usePress puts in exactly the style whose digest stands in the policy', () => {
    const ui = createRequire(resolve(import.meta.dirname, '../../../../ui/package.json'))
    const components = createRequire(ui.resolve('react-aria-components'))
    const root = components.resolve('react-aria').split('/dist/')[0] ?? ''
    const file = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).find((name) =>
      /private.*usePress\.mjs$/.test(name),
    )
    const code = readFileSync(join(root, 'dist', file ?? ''), 'utf8')
    const attribute = /PRESSABLE_ATTRIBUTE = ['"]([\w-]+)['"]/.exec(code)?.[1] ?? ''
    const template = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(code)?.[1] ?? ''
    expect(template.replace(/\$\{[^}]+\}/, attribute).trim()).toBe(usePressStyle)
  })
})
