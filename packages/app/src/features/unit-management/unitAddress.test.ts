import { describe, expect, it } from 'vitest'
import { nilUuid } from '../../platform/api/isUuid.ts'
import { readUnitAddress, unitHref, writeUnitAddress, type UnitAddress } from './unitAddress.ts'

const plain: UnitAddress = { unit: null, tab: 'members', task: null, job: null, search: '', withArchived: false }
const unit = '0193a000-0000-7000-8000-000000000001'

describe('the address of a unit', () => {
  it.each<[string, UnitAddress]>([
    ['', plain],
    [`unit=${unit}`, { ...plain, unit }],
    [`unit=${unit}&tab=details&do=move`, { ...plain, unit, tab: 'details', task: 'move' }],
    [`unit=${unit}&job=${unit}`, { ...plain, unit, job: unit }],
    ['search=Lager+Nord&archived=', { ...plain, search: 'Lager Nord', withArchived: true }],
  ])('%s is read and written back', (query, address) => {
    expect(readUnitAddress(new URLSearchParams(query))).toEqual(address)
    expect(writeUnitAddress(address).toString()).toBe(query)
  })

  it('is the plain page where it makes no sense', () => {
    expect(readUnitAddress(new URLSearchParams('tab=x&do=delete'))).toEqual(plain)
  })

  it('W14 selects what cannot exist where the id is none, so that the page says so', () => {
    expect(readUnitAddress(new URLSearchParams('unit=bad&job=1'))).toEqual({ ...plain, unit: nilUuid, job: nilUuid })
  })

  it('has no question mark where it has no query', () => {
    expect(unitHref('/unit-management', plain)).toBe('/unit-management')
    expect(unitHref('/unit-management', { ...plain, unit })).toBe(`/unit-management?unit=${unit}`)
  })
})
