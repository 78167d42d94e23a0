import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Selected } from '../dataTableTypes.ts'
import {
  countSelected,
  everythingSelected,
  extendRange,
  extentOf,
  isSelected,
  nothingSelected,
  selectMany,
  toggleRow,
} from './tableSelection.ts'

const order = Array.from({ length: 12 }, (_, index) => `r${index}`)
const id = fc.constantFrom(...order)
const ids = fc.uniqueArray(id)
const place = fc.integer({ min: 0, max: order.length - 1 })

/** The same rows said in both ways: as what is in, and as all but what is out. */
const bothWays = ids.map((chosen): readonly [Selected, Selected] => [
  new Set(chosen),
  { all: true, except: new Set(order.filter((other) => !chosen.includes(other))) },
])
const inOrder = (selected: Selected): readonly string[] => order.filter((row) => isSelected(selected, row))

describe('a selection', () => {
  test('of everything holds rows nobody has seen; of nothing holds none', () => {
    expect(isSelected(everythingSelected, 'on another page')).toBe(true)
    expect(isSelected(nothingSelected, 'r1')).toBe(false)
    expect(countSelected(everythingSelected, 214)).toBe(214)
  })

  test('is the same whichever way it is said', () => {
    fc.assert(
      fc.property(bothWays, ids, fc.boolean(), id, ([one, other], changed, isIn, turned) => {
        expect(inOrder(one)).toEqual(inOrder(other))
        expect(inOrder(selectMany(one, changed, isIn))).toEqual(inOrder(selectMany(other, changed, isIn)))
        expect(inOrder(toggleRow(one, turned))).toEqual(inOrder(toggleRow(other, turned)))
        expect(countSelected(one, order.length)).toBe(countSelected(other, order.length))
        expect(extentOf(one, order, (row) => row)).toBe(extentOf(other, order, (row) => row))
      }),
    )
  })

  test('turned over twice is as before, and turning changes one row', () => {
    fc.assert(
      fc.property(bothWays, id, ([selected], turned) => {
        expect(inOrder(toggleRow(toggleRow(selected, turned), turned))).toEqual(inOrder(selected))
        const changed = order.filter(
          (row) => isSelected(selected, row) !== isSelected(toggleRow(selected, turned), row),
        )
        expect(changed).toEqual([turned])
      }),
    )
  })
})

describe('a range', () => {
  const between = (one: number, other: number) => (at: number) =>
    at >= Math.min(one, other) && at <= Math.max(one, other)

  test('is selected as a whole; what the former range alone had is let go; the rest stays', () => {
    fc.assert(
      fc.property(bothWays, place, place, place, ([selected], anchor, extent, next) => {
        const result = extendRange(selected, order, { anchor, extent }, { anchor, extent: next })
        const isNew = between(anchor, next)
        const wasOld = between(anchor, extent)
        order.forEach((row, at) => {
          const expected = isNew(at) ? true : wasOld(at) ? false : isSelected(selected, row)
          expect(isSelected(result, row)).toBe(expected)
        })
      }),
    )
  })

  test('grown and shrunk again is the range it was', () => {
    fc.assert(
      fc.property(place, place, place, (anchor, extent, far) => {
        const small = extendRange(nothingSelected, order, { anchor, extent: anchor }, { anchor, extent })
        const grown = extendRange(small, order, { anchor, extent }, { anchor, extent: far })
        expect(inOrder(extendRange(grown, order, { anchor, extent: far }, { anchor, extent }))).toEqual(inOrder(small))
      }),
    )
  })
})

test.each<[string, Selected, 'none' | 'some' | 'all']>([
  ['nothing', nothingSelected, 'none'],
  ['everything', everythingSelected, 'all'],
  ['one row', new Set(['r3']), 'some'],
  ['each row', new Set(order), 'all'],
  ['rows of another page only', new Set(['other']), 'none'],
  ['all but one', { all: true, except: new Set(['r0']) }, 'some'],
  ['all but this page', { all: true, except: new Set(order) }, 'none'],
])('the checkbox of the page for %s', (_, selected, expected) => {
  expect(extentOf(selected, order, (row) => row)).toBe(expected)
})
