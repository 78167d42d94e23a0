import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ensureBrowser, findBrowser, findFullBrowser, launchOptions } from './browser.mjs'

afterEach(() => vi.unstubAllEnvs())

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

// If Playwright's own browser is installed, it comes first.
const own = { kind: 'own', path: expect.toSatisfy((path) => path === null || String(path).includes('chromium-')) }

test("without a choice it is Playwright's own or one of the system", () => {
  const { folder, path } = folderWithBrowser()
  expect([own, { kind: 'system', path }]).toContainEqual(findBrowser({ PATH: folder }))
})

test('F0: of the system the shell without windows is taken, which is the quicker one, in whichever folder it is', () => {
  const { folder } = folderWithBrowser()
  const { folder: later, path } = folderWithBrowser(undefined, 'chromium-headless-shell')
  expect([own, { kind: 'system', path }]).toContainEqual(findBrowser({ PATH: [folder, later].join(delimiter) }))
})

test('F0: the full browser is never the shell: the one beside it, or none', () => {
  const { folder, path } = folderWithBrowser()
  const { folder: shells } = folderWithBrowser(undefined, 'chromium-headless-shell')
  expect([own, { kind: 'system', path }]).toContainEqual(findFullBrowser({ PATH: [shells, folder].join(delimiter) }))
  // Chrome in its fixed location on macOS or Windows is a full browser as well.
  expect(findFullBrowser({ PATH: shells })?.path ?? '').not.toContain('headless-shell')
  expect(findFullBrowser({ SOMO_BROWSER: path, PATH: '' })).toEqual({ kind: 'chosen', path })
})

test.each([
  ['chromium', ['--headless=new']],
  ['chromium-headless-shell', []],
])('F0: %s is started as what it is, with %j', (name, expected) => {
  const { path } = folderWithBrowser(undefined, name)
  vi.stubEnv('SOMO_BROWSER', path)
  const options = launchOptions('full')
  expect(options.executablePath).toBe(path)
  expect(options.args?.filter((argument) => argument.startsWith('--headless'))).toEqual(expected)
})

test('F0: where only a shell is installed, it stands in for the full browser', () => {
  const { folder, path } = folderWithBrowser(undefined, 'chromium-headless-shell')
  vi.stubEnv('SOMO_BROWSER', '')
  vi.stubEnv('PATH', folder)
  const full = findFullBrowser()
  expect(launchOptions('full').executablePath).toBe(full === null ? path : full.path)
})

test('F0: where there is none and none can be installed, a sentence says what to do', () => {
  vi.stubEnv('SOMO_BROWSER', '')
  // The PATH contains neither a browser nor an installer.
  vi.stubEnv('PATH', mkdtempSync(join(tmpdir(), 'somo-empty-')))
  const found = findBrowser()
  if (found === null) expect(ensureBrowser).toThrow('Install Chromium or Chrome, or set SOMO_BROWSER to the path')
  else expect(ensureBrowser()).toEqual(found)
})
