import { expect, test } from 'vitest'
import { openWizard, readWizardAddress, writeWizardAddress } from './assignmentAddress.ts'
import { readPeopleAddress, writePeopleAddress } from './people/peopleAddress.ts'

const uuid = '0193d000-0000-7000-8000-000000000001'
const read = (query: string) => readWizardAddress(new URLSearchParams(query))

test('a draft keeps its step, its tab, its page and the list it came from', () => {
  const address = {
    ...openWizard(uuid, 'state=ACTIVE'),
    ...({ step: 'check', tab: 'earlier', rows: { at: 'after', cursor: 'abc' } } as const),
  }
  expect(read(writeWizardAddress(address))).toEqual(address)
  expect(writeWizardAddress({ ...address, edit: null })).toBe('?state=ACTIVE')
})

test('what is unknown in an address is ignored', () => {
  expect(read('step=else&show=none')).toEqual({ ...openWizard('', ''), edit: null })
  expect(read('edit=new').edit).toBe('new')
})

test('people keep whose they are and how they are narrowed', () => {
  const query = writePeopleAddress({ assignment: uuid, list: 'state=PAUSED' }, 'state=OVERDUE')
  expect(query).toBe(`?people=${uuid}&list=state%3DPAUSED&state=OVERDUE`)
  expect(readPeopleAddress(new URLSearchParams(query))).toEqual({ assignment: uuid, list: 'state=PAUSED' })
})
