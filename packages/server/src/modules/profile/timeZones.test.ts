import { expect, test } from 'vitest'
import { canonicalTimeZone } from './timeZones.ts'

test.each([
  ['Africa/Dar_es_Salaam', 'Africa/Dar_es_Salaam'],
  ['AFRICA/DAR_ES_SALAAM', 'Africa/Dar_es_Salaam'],
  ['europe/berlin', 'Europe/Berlin'],
  ['asia/kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['europe/kyiv', 'Europe/Kyiv'],
  ['america/port-au-prince', 'America/Port-au-Prince'],
  ['utc', 'UTC'],
  ['etc/gmt+3', 'Etc/GMT+3'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['Mars/Olympus', null],
  ['+03:00', null],
  ['', null],
])('%s is %s', (sent, canonical) => {
  expect(canonicalTimeZone(sent)).toBe(canonical)
})

test('each name that is listed or present stays what it is', () => {
  for (const name of Intl.supportedValuesOf('timeZone')) expect(canonicalTimeZone(name)).toBe(name)
})
