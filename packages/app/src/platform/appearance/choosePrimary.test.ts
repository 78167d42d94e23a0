import { expect, test } from 'vitest'
import { choosePrimary } from './choosePrimary.ts'
import type { Fetched } from './choosePrimary.ts'

const failed: Fetched<string | null> = { kind: 'failed' }
const known = (value: string | null): Fetched<string | null> => ({ kind: 'known', value })

/** C59: order, forms of a colour, and what a failed call does. */
const cases: readonly (readonly [string, Fetched<string | null>, Fetched<string | null>, string, string, boolean])[] = [
  ['the unit comes first', known('#0f7b3f'), known('#f5c400'), '#0f7b3f', 'unit', false],
  ['then the preference', known(null), known('#f5c400'), '#f5c400', 'preference', false],
  ['then the default', known(null), known(null), '#5761ee', 'default', false],
  ['an empty unit colour is none', known(''), known('#f5c400'), '#f5c400', 'preference', false],
  ['what is no colour is none', known('red'), known('#f5c400'), '#f5c400', 'preference', false],
  ['nor is a colour with something behind it', known('#0f7b3f;}'), known('url(x)'), '#5761ee', 'default', false],
  ['three digits are a colour', known('#0F3'), known(null), '#00ff33', 'unit', false],
  ['so are six without the sign', known('0F7B3F'), known(null), '#0f7b3f', 'unit', false],
  ['a failed unit gives the default', failed, known('#f5c400'), '#5761ee', 'default', true],
  ['a failed preference that would decide does too', known(null), failed, '#5761ee', 'default', true],
  ['a failed preference nobody needs changes nothing', known('#0f7b3f'), failed, '#0f7b3f', 'unit', false],
  ['both failed', failed, failed, '#5761ee', 'default', true],
]

test.each(cases)('%s', (_what, unit, preference, colour, source, hasFailed) => {
  expect(choosePrimary(unit, preference)).toEqual({ colour, source, hasFailed })
})
