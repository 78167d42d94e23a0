import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEntrance, readPath, reservedParameters } from './returnTo.ts'
import { hostilePaths } from '../testing/hostilePaths.ts'

const origin = 'https://somo.example'

describe('paths of our own pages', () => {
  test.each([
    ['/media', '/media'],
    ['/media/', '/media/'],
    ['/media?filter=a&page=2#x', '/media?filter=a&page=2#x'],
    ['/catalogue?search=Ärzte & Pflege', '/catalogue?search=%C3%84rzte%20&%20Pflege'],
    ['/?utm=1', '/?utm=1'],
    ['/a/../media', '/media'],
    ['/unknown', '/unknown'],
    ['/media?code=1&state=2&page=3', '/media?page=3'],
    ['/media?next=https://evil.example', '/media?next=https://evil.example'],
  ])('%s is read as %s', (value, path) => expect(readPath(value, origin)).toBe(path))
})

describe('ASVS 9 open redirects: everything else is refused', () => {
  test.each(hostilePaths.map((value) => [value]))('%j', (value) => expect(readPath(value, origin)).toBeNull())
  test('at least forty ways are tried', () => expect(hostilePaths.length).toBeGreaterThanOrEqual(40))
})

const spiteful = fc.stringMatching(/^[/\\.:@?#%a-z\t\n 0-9&=;-]{0,24}$/)

test('ASVS 9 whatever is read stays on the origin, however a browser reads it, and is read the same again', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    spiteful,
    spiteful.map((text) => `/${text}`),
  )
  fc.assert(
    fc.property(anything, (value) => {
      const path = readPath(value, origin)
      if (path === null) return
      const url = new URL(path, origin)
      expect(url.origin).toBe(origin)
      expect(new URL(`${origin}${path}`).href).toBe(url.href)
      expect(path.startsWith('/') && !path.startsWith('//')).toBe(true)
      expect(reservedParameters.filter((name) => url.searchParams.has(name))).toEqual([])
      expect(readPath(path, origin)).toBe(path)
    }),
    { numRuns: 3_000 },
  )
})

test('the entrance is the root and the dashboard, with any query', () => {
  expect(['/', '/dashboard', '/dashboard/', '/?a=1', '/dashboard#x'].map(isEntrance)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(['/media', '/dashboards', '/my-profile', '//'].map(isEntrance)).toEqual([false, false, false, false])
})
