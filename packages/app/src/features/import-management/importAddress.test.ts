import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importSteps, newImport, openImport, readImportAddress, rowTabs, writeImportAddress, type ImportAddress } from './importAddress.ts'

const place = fc.option(fc.record({ at: fc.constantFrom('after' as const, 'before' as const), cursor: fc.string({ minLength: 1 }) }))
const address: fc.Arbitrary<ImportAddress> = fc.record({
  import: fc.uuid(),
  step: fc.option(fc.constantFrom(...importSteps)),
  tab: fc.constantFrom(...rowTabs),
  search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
  rows: place,
  errors: place,
})

test('what an address says is what was written there', () => {
  fc.assert(
    fc.property(address, (one) => {
      expect(readImportAddress(new URLSearchParams(writeImportAddress(one)))).toEqual(one)
    }),
  )
})

test('what an address cannot mean is passed over', () => {
  expect(readImportAddress(new URLSearchParams('import=../x&step=fly&tab=none'))).toEqual({ ...openImport('x'), import: null })
  expect(writeImportAddress({ ...openImport('x'), import: null })).toBe('')
  expect(readImportAddress(new URLSearchParams('import=new')).import).toBe(newImport)
})
