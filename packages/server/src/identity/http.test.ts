import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { readAddresses } from './addresses.ts'
import { clientAddress, readCookie } from './http.ts'

const addressesOf = (publicUrl: string) =>
  readAddresses({ publicUrl: new URL(publicUrl), identity: { kind: 'embedded' }, embedOrigins: [] })

function requestFrom(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor
  return request
}

it('reads one cookie among many', () => {
  expect(readCookie('a=1; somo_theme=dark; b=x=y', 'somo_theme')).toBe('dark')
  expect(readCookie('a=1; b=x=y', 'b')).toBe('x=y')
  expect(readCookie('xsomo_theme=dark', 'somo_theme')).toBeUndefined()
  expect(readCookie(undefined, 'somo_theme')).toBeUndefined()
})

it('believes a forwarded address only where a proxy must be in front, and then only its own entry', () => {
  const own = addressesOf('http://localhost:4000')
  const behindProxy = addressesOf('https://somo.example.org')
  expect(clientAddress(requestFrom('127.0.0.1', '198.51.100.1'), own)).toBe('127.0.0.1')
  expect(clientAddress(requestFrom('10.0.0.1', '203.0.113.9, 198.51.100.1'), behindProxy)).toBe('198.51.100.1')
  expect(clientAddress(requestFrom('10.0.0.1'), behindProxy)).toBe('10.0.0.1')
})

it('derives every address from the public one', () => {
  const addresses = addressesOf('https://somo.example.org')
  expect(addresses).toMatchObject({ issuer: 'https://somo.example.org/oidc', mountPath: '/oidc', isSecure: true })
  expect(addresses.redirectUris).toEqual(['https://somo.example.org/', 'https://somo.example.org/silent-refresh.html'])
})
