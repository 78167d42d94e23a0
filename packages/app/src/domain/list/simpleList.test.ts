import { expect, test } from 'vitest'
import { firstPlace } from './listSpec.ts'
import { chosenOf, momentsOf, simpleCodec } from './simpleList.ts'

test('the address of a list on a tab names the tab, and gives back what is listed', () => {
  const codec = simpleCodec('mail', [{ id: 'state', kind: 'many', options: ['A', 'B'] }])
  const start = codec.read('?tab=mail')
  expect(start).toMatchObject({ search: '', filters: [], place: firstPlace, open: null })
  expect(codec.write(start)).toBe('tab=mail')
  const state = {
    ...start,
    search: 'ada',
    filters: [{ id: 'state', kind: 'many' as const, options: ['B'] }],
    open: 'm1',
  }
  expect(codec.write(state)).toBe('tab=mail&q=ada&state=B&open=m1')
  expect(codec.read(codec.write(state))).toEqual(state)
})

test('a day counts to its end', () => {
  const { from, until } = momentsOf([{ id: 'at', kind: 'date', from: '2026-01-02', to: '2026-01-02' }], 'at')
  expect(new Date(until ?? '').getTime() - new Date(from ?? '').getTime()).toBe(86_400_000)
  expect(momentsOf([], 'at')).toEqual({ from: null, until: null })
})

test('answers of a filter are those that are offered', () => {
  expect(chosenOf([{ id: 'state', kind: 'many', options: ['B', 'X'] }], 'state', ['A', 'B'])).toEqual(['B'])
  expect(chosenOf([], 'state', ['A'])).toBeNull()
})
