import { describe, expect, it } from 'vitest'
import { codecOnPage, memberList } from './memberList.ts'

const { filterOf, sortOf } = memberList

describe('the members of an address', () => {
  it('are searched, filtered and sorted as it says, and as usual where it says nothing', () => {
    const state = memberList.read('q=ada&role=MANAGER,DEPUTY&source=IMPORT&sort=-since')
    expect(filterOf(state)).toEqual({ search: 'ada', role: ['MANAGER', 'DEPUTY'], source: ['IMPORT'] })
    expect(sortOf(state)).toEqual({ field: 'SINCE', direction: 'DESCENDING' })
    const plain = memberList.read('role=BOSS&sort=role')
    expect([filterOf(plain), sortOf(plain)]).toEqual([{}, { field: 'NAME', direction: 'ASCENDING' }])
  })

  it('stand beside what the address says of the page, whose work is not theirs', () => {
    const codec = codecOnPage('unit=1&job=2')
    expect(codec.write({ ...codec.read('?unit=1&job=2&q=ada'), search: 'ben' })).toBe('unit=1&job=2&q=ben')
    expect(codec.write(codec.read('?unit=1&job=2'))).toBe('unit=1&job=2')
    expect(codecOnPage('').write(codec.read(''))).toBe('')
    // A view is of any unit.
    expect(codec.keep(codec.read('?unit=1&job=2&role=MEMBER'))).toBe('role=MEMBER')
  })

  it('have views that say something, and are exported in the columns that are seen', () => {
    expect(memberList.keep(memberList.read(memberList.views.responsible))).toBe(memberList.views.responsible)
    expect(memberList.exportColumns(memberList.read('').layout)).toEqual([
      'NAME',
      'EMAIL',
      'ROLE',
      'UNTIL',
      'SINCE',
      'SOURCE',
    ])
    expect(memberList.exportColumns(memberList.read('columns=name,displayedId,role').layout)).toEqual([
      'NAME',
      'EMAIL',
      'DISPLAYED_ID',
      'ROLE',
      'UNTIL',
    ])
  })
})
