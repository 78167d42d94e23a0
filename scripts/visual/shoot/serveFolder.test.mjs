import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { answerFile, serveFolder } from './serveFolder.mjs'

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'somo-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'one.json'), '{}')
  return folder
}

test('a file is answered with its type, what is not there with 404', async () => {
  const { url, close } = await serveFolder(makeFolder())
  onTestFinished(close)
  const [there, missing, outside] = await Promise.all(
    ['/one.json', '/two.json', '/..%2fone.json'].map((path) => fetch(`${url}${path}`)),
  )
  expect(there?.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await there?.text()).toBe('{}')
  expect([missing?.status, outside?.status]).toEqual([404, 404])
})

test('a file that goes before it is read ends its answer, not the server', async () => {
  const folder = makeFolder()
  const response = Object.assign(new PassThrough(), { setHeader: () => {} })
  // Another process may move pictures while a page still requests them: they exist at the check and are gone at the
  // read.
  answerFile(/** @type {any} */ (response), folder, '/one.json')
  rmSync(join(folder, 'one.json'))
  await expect.poll(() => response.destroyed || response.readableEnded || response.readableLength > 0).toBe(true)
})
