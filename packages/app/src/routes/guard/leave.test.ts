import { expect, test } from 'vitest'
import { leave } from './leave.ts'

const request = { url: 'https://somo.example/system?a=1' }

test.each([
  ['the address bar shows the refused page', { pathname: '/system', search: '?a=1' }, true],
  ['the page before is still shown', { pathname: '/media', search: '' }, false],
  ['the same page with another query is shown', { pathname: '/system', search: '' }, false],
])('%s', (_what, standing, replaces) => {
  const response = leave(request, '/dashboard', standing)
  expect(response.headers.get('Location')).toBe('/dashboard')
  expect(response.headers.has('X-Remix-Replace')).toBe(replaces)
})
