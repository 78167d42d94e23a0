import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBrowser } from './browser.mjs'

/** @param {string} [folder] @param {string} [name] */
function folderWithBrowser(folder = mkdtempSync(join(tmpdir(), 'somo-browser-')), name = 'chromium') {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, name)
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

test('of one folder the shell without windows is taken, which is the quicker one', () => {
  const { folder } = folderWithBrowser()
  const { path } = folderWithBrowser(folder, 'chromium-headless-shell')
  expect([{ kind: 'own', path: null }, { kind: 'system', path }]).toContainEqual(findBrowser({ PATH: folder }))
})
