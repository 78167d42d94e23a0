import { expect, test } from 'vitest'
import { importFixture } from '../importFixture.ts'
import { columnsOf, isRepeated, lackingFields, optionsOf, toUpdates, untouched } from './columnDraft.ts'

const one = importFixture({ options: null })

test('before anybody chose rules they are the careful ones, by the surest match there is a column for', () => {
  expect(optionsOf(one, untouched)).toEqual({ matchBy: 'EXTERNAL_ID', createMissing: true, updateFields: [], updateCustom: [], missing: 'NOTHING', missingUnit: null, invite: false })
  expect(optionsOf(one, { ...untouched, fields: { PersNr: null } }).matchBy).toBe('EMAIL')
})

test('what was chosen stands above what the server knows, which may change meanwhile', () => {
  const draft = { fields: { Bemerkung: 'DISPLAYED_ID' as const }, options: { invite: true } }
  expect(columnsOf(one, draft).find(({ header }) => header === 'Bemerkung')?.field).toBe('DISPLAYED_ID')
  const [, ...others] = one.columns
  expect(columnsOf({ columns: others }, draft)).toHaveLength(5)
  expect(optionsOf(importFixture(), draft)).toMatchObject({ invite: true, missing: 'DEACTIVATE', missingUnit: 'u1' })
})

test('a column that means something else now is written no more', () => {
  const options = { ...optionsOf(one, untouched), updateFields: ['EMAIL' as const, 'UNIT_KEY' as const], updateCustom: [] }
  expect(optionsOf({ ...one, options: { ...options, missingUnit: null } }, { ...untouched, fields: { Abteilung: null } }).updateFields).toEqual(['EMAIL'])
})

test('a meaning that is needed and lacking, or there twice, is told', () => {
  const columns = columnsOf(one, { ...untouched, fields: { Nachname: 'GIVEN_NAME' } })
  expect(lackingFields(columns, [{ field: 'FAMILY_NAME', custom: null, isNeeded: true }, { field: 'LOCALE', custom: null, isNeeded: false }])).toEqual(['FAMILY_NAME'])
  expect(columns.filter((column) => isRepeated(columns, column)).map(({ header }) => header)).toEqual(['Nachname', 'Vorname'])
})

test('columns of custom fields are chosen, told twice and written as all others', () => {
  const draft = { fields: { Bemerkung: 'custom.locker' as const, Abteilung: 'custom.locker' as const }, options: toUpdates(['EMAIL', 'custom.locker', 'custom.gone']) }
  const columns = columnsOf(one, draft)
  expect(columns.at(-1)).toEqual({ header: 'Bemerkung', field: null, custom: 'locker' })
  expect(columns.filter((column) => isRepeated(columns, column)).map(({ header }) => header)).toEqual(['Abteilung', 'Bemerkung'])
  expect(optionsOf(one, draft)).toMatchObject({ updateFields: ['EMAIL'], updateCustom: ['locker'] })
})
