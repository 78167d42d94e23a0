import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/**
 * Origin of the browser for the tests. `path` is null for Playwright's own browser, which Playwright finds itself.
 * @typedef {{ kind: 'chosen' | 'own' | 'system' | 'installed', path: string | null }} Browser
 */

const shell = 'chromium-headless-shell'
const fullNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Finds a Chromium for the tests: SOMO_BROWSER, else Playwright's own, else one of the system. Of the system's browsers
 * the headless shell comes first, because it is the fastest.
 * @param {Record<string, string | undefined>} [env]
 * @returns {Browser | null} null where there is none; throws where SOMO_BROWSER names a file that does not exist
 */
export function findBrowser(env = process.env) {
  const chosen = findChosen(env)
  if (chosen !== null) return chosen
  if (existsSync(ownShellFolder())) return { kind: 'own', path: null }
  return findOwnFull() ?? findInSystem([shell, ...fullNames], env)
}

/**
 * Finds a full browser for tests whose result depends on it. Unlike the shell it denies storage, cookies and locks to
 * iframes of another site.
 * @param {Record<string, string | undefined>} [env]
 * @returns {Browser | null} the one named in SOMO_BROWSER, whichever it is; null where only a shell is installed
 */
export function findFullBrowser(env = process.env) {
  const chosen = findChosen(env)
  if (chosen !== null) return chosen
  return findOwnFull() ?? findInSystem(fullNames, env)
}

/** @returns {Browser | null} Playwright's own full browser, which `playwright install --only-shell` leaves out */
function findOwnFull() {
  const path = chromium.executablePath()
  return existsSync(path) ? { kind: 'own', path } : null
}

/** Folder beside the full browser. Playwright starts the shell from it, but has no API for its path. */
const ownShellFolder = () =>
  chromium.executablePath().replace(/([\\/])chromium-(\d+)[\\/].*$/, '$1chromium_headless_shell-$2')

/** Matches Debian's name and that of Chrome for Testing. @param {string} path */
const isShell = (path) => /headless[-_]shell/.test(path)

/** @param {Record<string, string | undefined>} env @returns {Browser | null} */
function findChosen(env) {
  const path = env['SOMO_BROWSER'] ?? ''
  if (path === '') return null
  if (!existsSync(path)) throw new Error(`SOMO_BROWSER names ${path}, and there is no such file.`)
  return { kind: 'chosen', path }
}

/** @param {readonly string[]} names @param {Record<string, string | undefined>} env @returns {Browser | null} */
function findInSystem(names, env) {
  // Names have priority over folders: the first name in any folder comes before the second name.
  const folders = (env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const path = [...onPath, ...fixedPlaces].find((file) => existsSync(file))
  return path === undefined ? null : { kind: 'system', path }
}

/**
 * Launch options that make the browser render equally on every machine and run in containers.
 * @param {'fastest' | 'full'} [preferred] `full`: the full browser where one is installed, else the fastest
 * @returns {import('playwright').LaunchOptions} without an executable where Playwright knows its own
 */
export function launchOptions(preferred = 'fastest') {
  const browser = (preferred === 'full' ? findFullBrowser() : null) ?? findBrowser()
  const path = browser?.path ?? null
  return {
    ...(path === null ? {} : { executablePath: path }),
    args: [
      // Before Chromium 132 Playwright's plain --headless started the old headless mode in a full browser.
      ...(path === null || isShell(path) ? [] : ['--headless=new']),
      // Chromium's sandbox refuses to run as root, which is common in containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-dev-shm-usage',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--disable-skia-runtime-opts',
    ],
  }
}

/**
 * Finds a browser or installs one: Playwright's own, else, as root on Debian-based systems, the system's.
 * @returns {Browser} throws with a sentence that says what to do where neither can be had
 */
export function ensureBrowser() {
  const found = findBrowser()
  if (found !== null) return found
  console.log('Somo: there is no browser for the tests yet; installing one …')
  const playwright = join(import.meta.dirname, '../node_modules/.bin/playwright')
  // The browser's libraries are system packages, which only root may install.
  const withLibraries = isLinuxRoot() ? ['--with-deps'] : []
  for (const attempt of [() => run(playwright, ['install', ...withLibraries, 'chromium']), installFromDebian]) {
    attempt()
    const installed = findBrowser()
    if (installed !== null) return { ...installed, kind: 'installed' }
  }
  throw new Error(
    'The tests need Chromium and none could be installed. Install Chromium or Chrome, or set SOMO_BROWSER to the path ' +
      'of one.',
  )
}

function installFromDebian() {
  if (!isLinuxRoot() || !run('apt-get', ['update'])) return
  // The headless shell: the same engine with two thirds of the processor time.
  run('apt-get', ['install', '-y', '--no-install-recommends', shell, 'fonts-liberation'])
}

const isLinuxRoot = () => process.platform === 'linux' && process.getuid?.() === 0

/** @param {string} command @param {string[]} args */
const run = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0
