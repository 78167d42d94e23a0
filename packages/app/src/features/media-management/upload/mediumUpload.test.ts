import { expect, test } from 'vitest'
import { refusalBefore, titleOfFile, type UploadTarget } from './mediumUpload.ts'

const limits = { scorm: 1000, video: 2000, audio: 500, pdf: 100, captions: 10 }
const fresh: UploadTarget = { kind: 'NEW', ownerUnit: null, locale: 'en' }
const captions: UploadTarget = { kind: 'CAPTIONS', medium: 'm', locale: 'en' }

test.each([
  ['ramp.MP4', 2000, fresh, null],
  ['ramp.mp4', 2001, fresh, { code: 'TOO_LARGE', values: { limit: 2000 } }],
  ['handbook.pdf', 101, fresh, { code: 'TOO_LARGE', values: { limit: 100 } }],
  ['setup.exe', 1, fresh, { code: 'ENDING' }],
  ['en.vtt', 1, fresh, { code: 'ENDING' }],
  ['en.vtt', 10, captions, null],
  ['ramp.mp4', 1, captions, { code: 'ENDING' }],
])('%s of %d bytes is refused before it travels where it could not be taken', (name, size, target, expected) => {
  const refusal = refusalBefore({ name, size }, target, limits)
  if (expected === null) expect(refusal).toBeNull()
  else expect(refusal).toMatchObject(expected)
})

test('without known limits the server decides', () => {
  expect(refusalBefore({ name: 'ramp.mp4', size: 1e12 }, fresh, null)).toBeNull()
})

test.each([
  ['forklift_refresher  2026.zip', 'forklift refresher 2026'],
  ['.zip', '.zip'],
  ['a'.repeat(200) + '.pdf', 'a'.repeat(160)],
  ['🚒'.repeat(200) + '.pdf', '🚒'.repeat(160)],
])('%j is called %j', (name, title) => {
  expect(titleOfFile(name)).toBe(title)
})
