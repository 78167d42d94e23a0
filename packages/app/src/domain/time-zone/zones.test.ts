import { expect, test } from 'vitest'
import { findZones, zoneLabel } from './zones.ts'

const moment = new Date('2026-11-24T12:00:00Z')
const labels = (query: string, locale = 'en') => findZones(query, locale, moment).map(({ label }) => label)

test.each([
  ['nairobi', 'Africa/Nairobi'],
  ['kolkata', 'Asia/Kolkata'],
  ['kyiv', 'Europe/Kyiv'],
  ['dar es', 'Africa/Dar es Salaam'],
  ['são paulo', 'America/Sao Paulo'],
  ['Sao_Paulo', 'America/Sao Paulo'],
  ['gmt+3 africa', 'Africa/Nairobi'],
  ['GMT-3', 'America/Sao Paulo'],
])('%s finds %s', (query, label) => {
  expect(labels(query)).toContain(label)
})

test('the name of the language at hand is found and shown', () => {
  expect(findZones('Ostafrikanische', 'de', moment).find(({ id }) => id === 'Africa/Nairobi')?.description).toMatch(
    /^Ostafrikanische .+, GMT\+3$/,
  )
})

test('without a search all are there, and nothing is found for nonsense', () => {
  expect(labels('').length).toBeGreaterThan(300)
  expect(labels('middle earth')).toEqual([])
  expect(zoneLabel('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos Aires')
})
