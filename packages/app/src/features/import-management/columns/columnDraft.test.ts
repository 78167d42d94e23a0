import { expect, test } from 'vitest'
import { fixedFixture, importFixture } from '../importFixture.ts'
import {
  columnsOf,
  constantsOf,
  isRepeated,
  isWholeConstant,
  lackingFields,
  mappedFields,
  optionsOf,
  toConstants,
  toUpdates,
  untouched,
  withMeaning,
  withNewConstant,
} from './columnDraft.ts'

const one = importFixture({ options: null })

test('before anybody chose rules they are the careful ones, by the surest match there is a column for', () => {
  expect(optionsOf(one, untouched)).toEqual({
    matchBy: 'EXTERNAL_ID',
    createMissing: true,
    updateFields: [],
    updateCustom: [],
    missing: 'NOTHING',
    missingUnit: null,
    invite: false,
  })
  expect(optionsOf(one, { ...untouched, fields: { PersNr: null } }).matchBy).toBe('EMAIL')
})

test('what was chosen stands above what the server knows, which may change meanwhile', () => {
  const draft = { ...untouched, fields: { Bemerkung: 'DISPLAYED_ID' as const }, options: { invite: true } }
  expect(columnsOf(one, draft).find(({ header }) => header === 'Bemerkung')?.field).toBe('DISPLAYED_ID')
  const [, ...others] = one.columns
  expect(columnsOf({ columns: others }, draft)).toHaveLength(5)
  expect(optionsOf(importFixture(), draft)).toMatchObject({ invite: true, missing: 'DEACTIVATE', missingUnit: 'u1' })
})

test('a column that means something else now is written no more', () => {
  const options = {
    ...optionsOf(one, untouched),
    updateFields: ['EMAIL' as const, 'UNIT_KEY' as const],
    updateCustom: [],
  }
  expect(
    optionsOf({ ...one, options: { ...options, missingUnit: null } }, { ...untouched, fields: { Abteilung: null } })
      .updateFields,
  ).toEqual(['EMAIL'])
})

test('a meaning that is needed and lacking, or there twice, is told', () => {
  const columns = columnsOf(one, { ...untouched, fields: { Nachname: 'GIVEN_NAME' } })
  const rules = [
    { field: 'FAMILY_NAME', custom: null, isNeeded: true, mayRepeat: true },
    { field: 'LOCALE', custom: null, isNeeded: false, mayRepeat: true },
  ] as const
  const nameless = columnsOf(one, { ...untouched, fields: { Nachname: null, Vorname: null } })
  expect(lackingFields(nameless, rules)).toEqual(['FAMILY_NAME'])
  // One name is enough, whichever it is.
  expect(lackingFields(columns, rules)).toEqual([])
  expect(columns.filter((column) => isRepeated(columns, column)).map(({ header }) => header)).toEqual([
    'Nachname',
    'Vorname',
  ])
})

test('columns of custom fields are chosen, told twice and written as all others', () => {
  const draft = {
    ...untouched,
    fields: { Bemerkung: 'custom.locker' as const, Abteilung: 'custom.locker' as const },
    options: toUpdates(['EMAIL', 'custom.locker', 'custom.gone']),
  }
  const columns = columnsOf(one, draft)
  expect(columns.at(-1)).toEqual({ header: 'Bemerkung', field: null, custom: 'locker', default: null })
  expect(columns.filter((column) => isRepeated(columns, column)).map(({ header }) => header)).toEqual([
    'Abteilung',
    'Bemerkung',
  ])
  expect(optionsOf(one, draft)).toMatchObject({ updateFields: ['EMAIL'], updateCustom: ['locker'] })
})

test('a default follows the server until it is typed, and goes with the meaning of its column', () => {
  const fixed = importFixture(fixedFixture)
  const defaultsOf = (draft = untouched) => columnsOf(fixed, draft).flatMap((column) => column.default ?? [])
  expect(defaultsOf()).toEqual(['lager-nord'])
  expect(defaultsOf({ ...untouched, defaults: { Abteilung: 'zoll', Vorname: 'N. N.' } })).toEqual(['N. N.', 'zoll'])
  expect(
    columnsOf(fixed, withMeaning(untouched, 'Abteilung', 'STATUS')).find(({ header }) => header === 'Abteilung'),
  ).toEqual({ header: 'Abteilung', field: 'STATUS', custom: null, default: '' })
})

test('a value for every row counts as a column does, and is sent once it has a field of its own and a value', () => {
  const fixed = importFixture({ ...fixedFixture, options: null })
  const constants = withNewConstant(constantsOf(fixed, untouched))
  expect(toConstants(constants)).toEqual([
    { field: 'LOCALE', custom: null, value: 'Deutsch' },
    { field: null, custom: null, value: '' },
  ])
  expect(new Set(constants.map(({ key }) => key)).size).toBe(2)
  const columns = columnsOf(fixed, untouched)
  expect(constants.map((constant) => isWholeConstant(constant, mappedFields(columns)))).toEqual([true, false])
  expect(isWholeConstant({ key: 0, id: 'EMAIL', value: 'x' }, mappedFields(columns))).toBe(false)
  expect(isWholeConstant({ key: 0, id: 'LOCALE', value: ' ' }, mappedFields(columns))).toBe(false)
  const options = {
    ...optionsOf(fixed, untouched),
    updateFields: ['LOCALE' as const, 'TIME_ZONE' as const],
    updateCustom: [],
  }
  expect(optionsOf({ ...fixed, options: { ...options, missingUnit: null } }, untouched).updateFields).toEqual([
    'LOCALE',
  ])
  expect(
    lackingFields(
      [...columns, ...toConstants(constants)],
      [{ field: 'LOCALE', custom: null, isNeeded: true, mayRepeat: true }],
    ),
  ).toEqual([])
})
