import { expect, it } from 'vitest'
import { changedFilters, consentFilter, consentList } from './consentList.ts'

const document = { id: 'of', kind: 'one', option: '0197a1c2-0000-7000-8000-000000000001' } as const
const version = { id: 'version', kind: 'one', option: '0197a1c2-0000-7000-8000-00000000000a' } as const

it('what the bar chose stands in the address and is asked for', () => {
  const state = { ...consentList.read(''), filters: [document, version], search: 'anna' }
  const read = consentList.read(consentList.write(state))
  expect(consentFilter(read)).toEqual({
    document: '0197a1c2-0000-7000-8000-000000000001',
    version: '0197a1c2-0000-7000-8000-00000000000a',
    search: 'anna',
  })
  expect(read.filters).toEqual([document, version])
})

it('another document takes the version of the former one away, and a version alone narrows nothing', () => {
  const other = { ...document, option: '0197a1c2-0000-7000-8000-000000000002' }
  expect(changedFilters([other, version], [document, version])).toEqual([other])
  expect(changedFilters([version], [document, version])).toEqual([])
  expect(consentFilter({ filters: [version], search: '' }).version).toBeUndefined()
})

it('days are asked for as moments, the last one with it', () => {
  const { from, until } = consentFilter({
    filters: [{ id: 'at', kind: 'date', from: '2026-11-01', to: '2026-11-01' }],
    search: '',
  })
  expect(new Date(until ?? '').getTime() - new Date(from ?? '').getTime()).toBe(86_400_000)
  expect(consentList.read('?tab=consents').filters).toEqual([])
})

it('what is senseless in an address narrows nothing', () => {
  expect(consentFilter(consentList.read('?tab=consents&decision=NOPE'))).toEqual({})
})
