import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SortDirection } from '@somo/graphql/schema'
import { defineList } from './defineList.ts'
import { days, foundInTree, many, number, oneOf, yesNo } from './listFilters.ts'
import { pageOf, placeAfter, rangeOf } from './listPage.ts'
import { firstPlace, type ListState } from './listState.ts'

interface PeopleFilter {
  status?: ('ACTIVE' | 'INVITED' | 'SUSPENDED')[]
  unit?: string
  withBelow?: boolean
  inactiveForDays?: number
  isNew?: boolean
  from?: string
  until?: string
  document?: string
  search?: string
}
interface PeopleSort {
  field: 'NAME' | 'STATUS'
  direction: SortDirection
}

const codec = defineList<PeopleFilter, PeopleSort, 'NAME' | 'EMAIL' | 'UNIT' | 'STATUS'>()({
  path: '/people',
  columns: {
    name: { sort: 'NAME', export: ['NAME', 'EMAIL'], below: ['unit'] },
    unit: { export: 'UNIT' },
    status: { sort: 'STATUS', export: 'STATUS' },
    locale: { isHidden: true },
  },
  filters: {
    status: many(['ACTIVE', 'INVITED', 'SUSPENDED'], 'status'),
    unit: foundInTree('unit', 'withBelow'),
    inactive: number('inactiveForDays', { min: 1, max: 3650, end: 'from' }),
    never: yesNo('isNew'),
    since: days('from', 'until'),
    of: oneOf('document'),
  },
  search: 'search',
  sort: 'name',
  entryTabs: ['profile', 'units'],
  views: { new: { never: true }, active: { status: ['ACTIVE', 'INVITED'], inactive: 30 } },
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
  fc.record({ id: fc.constant('of'), kind: fc.constant('one' as const), option: fc.uuid() }),
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
    expect(codec.read('q=an%00a%1Fb')).toMatchObject({ search: 'an a b', filters: [] })
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
    '?of=c',
    '?constructor=x',
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

describe('the inputs of the operation', () => {
  test('say what narrows the list and nothing else', () => {
    const unit = '0197a1c2-0000-7000-8000-000000000001'
    expect(codec.filterOf(start)).toEqual({})
    expect(
      codec.filterOf(codec.read(`q=ada&status=SUSPENDED,ACTIVE&unit=${unit}.only&inactive=90..&never=no&of=${unit}`)),
    ).toEqual({
      search: 'ada',
      status: ['ACTIVE', 'SUSPENDED'],
      unit,
      withBelow: false,
      inactiveForDays: 90,
      isNew: false,
      document: unit,
    })
    // An end that nobody is asked for narrows nothing.
    expect(codec.filterOf(codec.read('inactive=..90'))).toEqual({})
  })

  test('reach from the start of the first day to the end of the last', () => {
    const { from, until } = codec.filterOf(codec.read('since=2026-01-02..2026-01-02'))
    expect(new Date(until ?? '').getTime() - new Date(from ?? '').getTime()).toBe(86_400_000)
    expect(codec.filterOf(codec.read('since=2026-01-02..'))).toEqual({ from })
  })

  test('are sorted as the address says, and as usual where it says nothing', () => {
    expect(codec.sortOf(start)).toEqual({ field: 'NAME', direction: 'ASCENDING' })
    expect(codec.sortOf(codec.read('sort=-status'))).toEqual({ field: 'STATUS', direction: 'DESCENDING' })
  })
})

describe('what else derives from a declaration', () => {
  test('a file has the columns that are seen, in their order, and what stands below one while it is hidden', () => {
    expect(codec.exportColumns(start.layout)).toEqual(['NAME', 'EMAIL', 'UNIT', 'STATUS'])
    expect(codec.exportColumns({ order: ['name', 'status'], hidden: ['unit', 'locale'] })).toEqual([
      'NAME',
      'EMAIL',
      'UNIT',
      'STATUS',
    ])
  })

  test('built-in views are written as the list itself writes them', () => {
    expect(codec.views).toEqual({ all: '', new: 'never=yes', active: 'status=ACTIVE,INVITED&inactive=30..' })
    for (const text of Object.values(codec.views)) expect(codec.keep(codec.read(text))).toBe(text)
  })

  test('a list on a tab of a page names the tab in its addresses and in the key of its views', () => {
    const mails = defineList<{ state?: string[] }, PeopleSort>()({
      path: '/system',
      tab: 'mail',
      columns: { name: {} },
      sort: { field: 'NAME' },
      filters: { state: many(['A', 'B'], 'state') },
    })
    expect([mails.viewsKey, codec.viewsKey]).toEqual(['/system?tab=mail', '/people'])
    expect(mails.write(mails.read('?tab=mail'))).toBe('tab=mail')
    const state = mails.read('?tab=mail&q=ada&state=B&open=m1')
    expect(mails.write(state)).toBe('tab=mail&q=ada&state=B&open=m1')
  })

  test('columns, fields and answers that the API does not know are type errors', () => {
    defineList<PeopleFilter, PeopleSort, 'NAME'>()({
      path: '/people',
      // @ts-expect-error The sort field does not exist.
      columns: { name: { sort: 'AGE' } },
      filters: {},
      sort: { field: 'NAME' },
    })
    defineList<PeopleFilter, PeopleSort, 'NAME'>()({
      path: '/people',
      // @ts-expect-error The column of the file does not exist.
      columns: { name: { sort: 'NAME', export: 'AGE' } },
      filters: {},
      sort: { field: 'NAME' },
    })
    defineList<PeopleFilter, PeopleSort>()({
      path: '/people',
      columns: { name: { sort: 'NAME' } },
      // @ts-expect-error The filter input has no such field.
      filters: { age: yesNo('isOld') },
      sort: 'name',
    })
    defineList<PeopleFilter, PeopleSort>()({
      path: '/people',
      columns: { name: { sort: 'NAME' } },
      // @ts-expect-error The field has no such answer.
      filters: { status: many(['GONE'], 'status') },
      sort: 'name',
    })
    defineList<PeopleFilter, PeopleSort>()({
      path: '/people',
      columns: { name: { sort: 'NAME' }, unit: {} },
      filters: {},
      // @ts-expect-error The column cannot be sorted by.
      sort: '-unit',
    })
    defineList<PeopleFilter, PeopleSort>()({
      path: '/people',
      columns: { name: { sort: 'NAME' } },
      filters: { status: many(['ACTIVE'], 'status') },
      sort: 'name',
      // @ts-expect-error The filter of the view has no such answer.
      views: { gone: { status: ['GONE'] } },
    })
  })
})
