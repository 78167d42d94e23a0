import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from './browser.mjs'

function folderWithBrowser() {
  const folder = mkdtempSync(join(tmpdir(), 'somo-browser-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'chromium')
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return { folder, path }
}

test('the browser named by the person comes first', () => {
  const { path } = folderWithBrowser()
  expect(findBrowser({ SOMO_BROWSER: path, PATH: '' })).toEqual({ kind: 'chosen', path })
})

test('a named browser that is not there is refused with a sentence', () => {
  expect(() => findBrowser({ SOMO_BROWSER: '/nowhere/chromium' })).toThrow('SOMO_BROWSER names /nowhere/chromium')
})

test("without a choice it is Playwright's own or one of the system", () => {
  const { folder, path } = folderWithBrowser()
  const found = findBrowser({ PATH: folder })
  expect([{ kind: 'own', path: null }, { kind: 'system', path }]).toContainEqual(found)
})
