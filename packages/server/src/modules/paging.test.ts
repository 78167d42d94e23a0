import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageInput } from '@somo/graphql/schema'
import { buildPage, planPage } from './paging.ts'

interface Row {
  readonly uuid: string
  readonly name: string
}

const rows = fc.uniqueArray(fc.record({ uuid: fc.uuid(), name: fc.constantFrom('a', 'b', 'ä', '', 'c"\\,') }), {
  selector: (row) => row.uuid,
  maxLength: 40,
})
const directions = fc.constantFrom('ASCENDING', 'DESCENDING')

function compare(a: Row, b: Row): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1
  return a.uuid < b.uuid ? -1 : Number(a.uuid > b.uuid)
}

/** A store in a few lines: what the SQL of a real one has to do. */
function read(all: readonly Row[], page: PageInput, direction: 'ASCENDING' | 'DESCENDING') {
  const plan = planPage(page, { field: 'NAME', direction })
  const isRising = (plan.direction === 'ASCENDING') !== plan.isBackward
  const inOrder = [...all].sort((a, b) => (isRising ? compare(a, b) : compare(b, a)))
  const { from } = plan
  const cursor = from && { uuid: from.uuid, name: from.value }
  const isBeyond = (row: Row): boolean =>
    cursor === null || (isRising ? compare(row, cursor) : compare(cursor, row)) > 0
  const beyond = inOrder.filter(isBeyond)
  return buildPage(plan, beyond.slice(0, plan.limit + 1), beyond.length < all.length, (row) => row.name)
}

describe('walking a list by its cursors', () => {
  it('shows every row once, in order, forwards as backwards, whatever the size of a page', () => {
    fc.assert(
      fc.property(rows, directions, fc.integer({ min: 1, max: 7 }), (all, direction, size) => {
        const sorted = [...all].sort((a, b) => (direction === 'ASCENDING' ? compare(a, b) : compare(b, a)))
        const forwards: Row[] = []
        let next = read(all, { first: size }, direction)
        forwards.push(...next.items)
        while (next.pageInfo.hasNext) {
          next = read(all, { first: size, after: next.pageInfo.endCursor ?? null }, direction)
          forwards.push(...next.items)
        }
        const backwards: Row[] = []
        let previous = read(all, { last: size }, direction)
        backwards.unshift(...previous.items)
        while (previous.pageInfo.hasPrevious) {
          previous = read(all, { last: size, before: previous.pageInfo.startCursor ?? null }, direction)
          backwards.unshift(...previous.items)
        }
        expect(forwards).toEqual(sorted)
        expect(backwards).toEqual(sorted)
      }),
    )
  })

  it('never takes a made-up cursor', () => {
    fc.assert(
      fc.property(fc.string(), (after) => {
        expect(() => planPage({ first: 1, after }, { field: 'NAME', direction: 'ASCENDING' })).toThrow(
          'BAD_INPUT: page.after',
        )
      }),
    )
  })
})
