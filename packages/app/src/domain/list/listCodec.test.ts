import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createListCodec } from './listCodec.ts'
import { pageOf, placeAfter, rangeOf } from './listPage.ts'
import { firstPlace, type ListState } from './listSpec.ts'

const codec = createListCodec({
  filters: [
    { id: 'status', kind: 'many', options: ['ACTIVE', 'INVITED', 'SUSPENDED'] },
    { id: 'unit', kind: 'found' },
    { id: 'inactive', kind: 'number', min: 1, max: 3650 },
    { id: 'never', kind: 'yesNo' },
    { id: 'since', kind: 'date' },
    { id: 'name', kind: 'text' },
    { id: 'kind', kind: 'one', options: ['a', 'b'] },
  ],
  columns: ['name', 'unit', 'status', 'locale'],
  hidden: ['locale'],
  sorts: ['name', 'status'],
  sort: { columnId: 'name', direction: 'ascending' },
  tabs: ['profile', 'units'],
})
const start = codec.read('')

const filter = fc.oneof(
  fc
    .subarray(['ACTIVE', 'INVITED', 'SUSPENDED'], { minLength: 1 })
    .map((options) => ({ id: 'status', kind: 'many' as const, options })),
  fc.record({
    id: fc.constant('unit'),
    kind: fc.constant('found' as const),
    option: fc.uuid(),
    hasBelow: fc.boolean(),
  }),
  fc.record({
    id: fc.constant('inactive'),
    kind: fc.constant('number' as const),
    from: fc.integer({ min: 1, max: 3650 }),
    to: fc.constant(null),
  }),
  fc.record({ id: fc.constant('never'), kind: fc.constant('yesNo' as const), isYes: fc.boolean() }),
  fc.constant({ id: 'since', kind: 'date' as const, from: null, to: '2026-11-20' }),
  fc.record({
    id: fc.constant('name'),
    kind: fc.constant('text' as const),
    match: fc.constantFrom('equals' as const, 'contains' as const),
    text: fc.constantFrom('ä & b', 'x=y', '100 %', 'a,b'),
  }),
  fc.constant({ id: 'kind', kind: 'one' as const, option: 'b' }),
)
const states: fc.Arbitrary<ListState<'profile' | 'units'>> = fc.record({
  search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  filters: fc.uniqueArray(filter, { selector: ({ id }) => id }),
  sort: fc.record({
    columnId: fc.constantFrom('name', 'status'),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
  layout: fc.constantFrom(
    start.layout,
    { order: ['name', 'status', 'locale'], hidden: ['unit'], widths: { status: 180 }, pinned: ['name'] },
    { order: ['name'], hidden: ['unit', 'status', 'locale'], widths: {}, pinned: [] },
  ),
  size: fc.constantFrom(25 as const, 50 as const, 100 as const),
  place: fc.oneof(
    fc.constant(firstPlace),
    fc.record({
      at: fc.constantFrom('after' as const, 'before' as const),
      cursor: fc.base64String({ minLength: 4 }),
      from: fc.option(fc.integer({ min: 1, max: 9999 })),
    }),
    fc.record({ at: fc.constant('end' as const), from: fc.option(fc.integer({ min: 1, max: 9999 })) }),
  ),
  view: fc.constantFrom(null, 'never'),
  open: fc.constant('0198c0de-0000-7000-8000-000000000001'),
  tab: fc.constantFrom('profile' as const, 'units' as const),
  job: fc.constantFrom(null, '0198c0de-0000-7000-8000-000000000002'),
})

describe('the address of a list', () => {
  test('gives back every state that was written', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(codec.read(codec.write(state))).toEqual(state)
      }),
    )
  })

  test('searches for nothing that cannot be seen, which no database could store', () => {
    expect(codec.read('q=%00')).toEqual(start)
    expect(codec.read('q=an%00a%1Fb&name=%00')).toMatchObject({ search: 'an a b', filters: [] })
    expect(codec.read(codec.write({ ...start, search: 'a\u0000' })).search).toBe('a')
  })

  test('is short and plain', () => {
    expect(codec.write(start)).toBe('')
    const state = codec.read(
      '?status=INVITED,ACTIVE&unit=0197a1c2-0000-7000-8000-000000000001.only&sort=-status&columns=name,status:180!',
    )
    expect(state.filters).toEqual([
      { id: 'status', kind: 'many', options: ['ACTIVE', 'INVITED'] },
      { id: 'unit', kind: 'found', option: '0197a1c2-0000-7000-8000-000000000001', hasBelow: false },
    ])
    expect(codec.write(state)).toBe(
      'status=ACTIVE,INVITED&unit=0197a1c2-0000-7000-8000-000000000001.only&sort=-status&columns=name,status:180%21',
    )
  })

  test.each([
    '?status=GONE',
    '?inactive=0..',
    '?inactive=x',
    '?never=perhaps',
    '?since=tomorrow..',
    '?sort=-salary',
    '?size=7',
    '?columns=salary',
    '?open=%3Cb%3E',
    '?unit=',
    '?unit=u-1',
    '?name=%20',
    '?kind=c',
  ])('passes over what it does not know: %s', (query) => expect(codec.read(query)).toEqual(start))

  test('names the part of an entry only while one is open', () => {
    expect(codec.read('?tab=units').tab).toBe('profile')
    expect(codec.write({ ...start, open: 'x', tab: 'units' })).toBe('open=x&tab=units')
  })

  test('keeps for a view what is listed, and neither the page nor what is open', () => {
    expect(codec.keep(codec.read('?q=ada&status=ACTIVE&after=c&open=x&job=j&view=v&size=50'))).toBe(
      'q=ada&status=ACTIVE&size=50',
    )
  })
})

describe('the pages of a list', () => {
  const info = { startCursor: 's', endCursor: 'e', hasNext: true, hasPrevious: true }

  test('lead on and back, and count along', () => {
    const second = placeAfter('next', start, { pageInfo: info, count: 25, total: null })
    expect(second).toEqual({ at: 'after', cursor: 'e', from: 26 })
    const on = { ...start, place: second }
    expect([pageOf(on), rangeOf(on, 25)]).toEqual([
      { first: 25, after: 'e' },
      { from: 26, to: 50 },
    ])
    expect(placeAfter('previous', on, { pageInfo: info, count: 25, total: null })).toEqual(firstPlace)
    const third = { ...start, place: { at: 'after', cursor: 'x', from: 51 } as const }
    expect(placeAfter('previous', third, { pageInfo: info, count: 25, total: null })).toEqual({
      at: 'before',
      cursor: 's',
      from: 26,
    })
  })

  test('count from the end only where the end is known', () => {
    expect(placeAfter('last', start, { pageInfo: info, count: 25, total: 214 })).toEqual({ at: 'end', from: 190 })
    expect(placeAfter('last', start, { pageInfo: info, count: 25, total: null })).toEqual({ at: 'end', from: null })
    expect(rangeOf({ place: { at: 'end', from: null } }, 25)).toBeNull()
  })
})
