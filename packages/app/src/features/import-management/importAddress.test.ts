import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nilUuid } from '../../platform/api/isUuid.ts'
import {
  importSteps,
  newImport,
  openImport,
  readImportAddress,
  rowTabs,
  writeImportAddress,
  type ImportAddress,
} from './importAddress.ts'

const place = fc.option(
  fc.record({ at: fc.constantFrom('after' as const, 'before' as const), cursor: fc.string({ minLength: 1 }) }),
)
const address: fc.Arbitrary<ImportAddress> = fc.record({
  import: fc.uuid(),
  step: fc.option(fc.constantFrom(...importSteps)),
  tab: fc.constantFrom(...rowTabs),
  search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  rows: place,
  errors: place,
  list: fc.constantFrom(
    '',
    'q=staff&state=DONE,FAILED&sort=-rows',
    'errors=yes&columns=file,when&size=50&view=v1',
    'after=c%2Bd&from=26',
  ),
})

test('what an address says is what was written there', () => {
  fc.assert(
    fc.property(address, (one) => {
      expect(readImportAddress(new URLSearchParams(writeImportAddress(one)))).toEqual(one)
    }),
  )
})

test('what an address cannot mean is passed over', () => {
  expect(readImportAddress(new URLSearchParams('import=abc&step=fly&tab=none'))).toEqual(openImport(nilUuid))
  expect(writeImportAddress({ ...openImport('x'), import: null })).toBe('')
  expect(
    readImportAddress(
      new URLSearchParams([
        ['import', 'x'],
        ['list', 'q=staff&import=y&state=FLYING&go=//else'],
      ]),
    ).list,
  ).toBe('q=staff')
  expect(readImportAddress(new URLSearchParams('import=new')).import).toBe(newImport)
})

test('the way back leads to the list as it stood when the import was opened, whatever was done there meanwhile', () => {
  const opened = writeImportAddress(openImport('0193a000-0000-7000-8000-000000000001', 'q=staff&errors=yes'))
  const later = {
    ...readImportAddress(new URLSearchParams(opened)),
    step: 'check',
    search: 'Berlin',
    tab: 'changed',
  } as const
  expect(
    writeImportAddress({ ...readImportAddress(new URLSearchParams(writeImportAddress(later))), import: null }),
  ).toBe('?q=staff&errors=yes')
})
