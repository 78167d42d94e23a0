import { expect, test } from 'vitest'
import { checkBrowser } from './browserChecks.ts'
import type { BrowserFacts } from './browserChecks.ts'

const good: BrowserFacts = {
  canStore: () => true,
  hasCookies: true,
  hasCrypto: true,
  supports: () => true,
  speaks: ['en', 'de', 'sw'],
  hasClipboard: true,
}
const failing = (parts: Partial<BrowserFacts>) =>
  checkBrowser({ ...good, ...parts })
    .filter(({ isGood }) => !isGood)
    .map(({ id }) => id)

test.each<[string, Partial<BrowserFacts>]>([
  ['storage', { canStore: () => false }],
  ['cookies', { hasCookies: false }],
  ['secrecy', { hasCrypto: false }],
  ['drawing', { supports: (condition) => !condition.includes('subgrid') }],
  ['language', { speaks: ['en', 'de'] }],
  ['clipboard', { hasClipboard: false }],
])('a browser without it fails "%s" and nothing else', (id, parts) => {
  expect(failing(parts)).toEqual([id])
})

test('a browser with everything fails nothing', () => expect(failing({})).toEqual([]))
