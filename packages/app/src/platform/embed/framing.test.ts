import { expect, test } from 'vitest'
import { mayShowHere } from './framing.ts'

const own = 'https://somo.example'
const portal = 'https://portal.example'
const allowed = [portal]

function framedBy(ancestorOrigins: readonly string[] | undefined, referrer = '') {
  const location = { origin: own, ...(ancestorOrigins === undefined ? {} : { ancestorOrigins }) }
  return { parent: {}, location, document: { referrer } }
}

test('on its own the page shows itself, whoever led to it', () => {
  const page = { parent: null as unknown, location: { origin: own }, document: { referrer: 'https://evil.example/' } }
  page.parent = page
  expect(mayShowHere(page, [])).toBe(true)
})

test.each([[[portal]], [[own]], [[own, portal]], [[portal, portal]]])('inside %j it does', (origins) =>
  expect(mayShowHere(framedBy(origins), allowed)).toBe(true),
)

test.each([
  [['https://evil.example']],
  [['https://portal.example.evil.example']],
  [['http://portal.example']],
  [['https://portal.example:8443']],
  [['null']],
  [[portal, 'https://evil.example']],
  [['https://evil.example', portal]],
  [[]],
])('inside %j it does not', (origins) => expect(mayShowHere(framedBy(origins), allowed)).toBe(false))

test.each([
  [`${portal}/start?x=1`, true],
  [`${own}/`, true],
  ['https://evil.example/?https://portal.example', false],
  ['', false],
])('where the browser names no ancestors, the referrer %j decides: %s', (referrer, isShown) =>
  expect(mayShowHere(framedBy(undefined, referrer), allowed)).toBe(isShown),
)
