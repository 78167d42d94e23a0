import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readMessageFiles } from './messageFiles.mjs'

/** The locales of the product; English is the source of translations. */
export const locales = /** @type {const} */ (['en', 'de', 'sw'])

/**
 * One message of a catalogue.
 * @typedef {{ text: string, description: string }} Message
 * @typedef {Map<string, Message>} Catalogue message by id
 */

/** @param {string} root @param {string} locale */
export const catalogueFile = (root, locale) => join(root, 'packages/app/messages', `${locale}.json`)

/**
 * @param {string} root the project's folder
 * @param {string} locale
 * @param {string} [screen] whose texts; those that come first without
 */
export const compiledFile = (root, locale, screen = '') =>
  join(root, 'packages/app/public/assets/i18n', locale, screen).replace(/\/?$/, '.json')

/**
 * @param {string} json a catalogue: id to text, or id to { defaultMessage, description }
 * @returns {Catalogue}
 */
export function parseCatalogue(json) {
  const entries = Object.entries(JSON.parse(json))
  return new Map(
    entries.map(([id, value]) => [
      id,
      typeof value === 'string'
        ? { text: value, description: '' }
        : { text: value.defaultMessage ?? '', description: value.description ?? '' },
    ]),
  )
}

/**
 * @param {string} root the project's folder
 * @param {string} locale
 * @returns {string} the text of the locale's catalogue; an empty one where there is none yet
 */
export function readCatalogueFile(root, locale) {
  const file = catalogueFile(root, locale)
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}'
}

/**
 * Extracts all messages from the app's source. English is committed only so that translators and reviewers see changes.
 * @param {string} root the project's folder
 * @returns {string} the text of en.json: id to { defaultMessage, description }, ordered by id
 */
export function extractEnglish(root) {
  return inTemporaryFolder((folder) => {
    const file = join(folder, 'en.json')
    const sources = 'packages/app/src/**/*.{ts,tsx}'
    formatjs(root, ['extract', sources, '--ignore', '**/*.test.{ts,tsx}', '--throws', '--out-file', file])
    const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
    const ordered = Object.fromEntries(messages.sort(([one], [other]) => (one < other ? -1 : 1)))
    return `${JSON.stringify(ordered, null, 2)}\n`
  })
}

/**
 * Compiles a catalogue: the parsed form of each message, so that the app needs no parser.
 * @param {string} root the project's folder
 * @param {Catalogue} catalogue
 * @returns {Record<string, unknown[]>} syntax tree by id; throws with the tool's words where a message is malformed
 */
export function compileCatalogue(root, catalogue) {
  return inTemporaryFolder((folder) => {
    const source = join(folder, 'plain.json')
    const file = join(folder, 'compiled.json')
    writeFileSync(source, JSON.stringify(Object.fromEntries([...catalogue].map(([id, { text }]) => [id, text]))))
    formatjs(root, ['compile', source, '--ast', '--format', 'simple', '--out-file', file])
    return JSON.parse(readFileSync(file, 'utf8'))
  })
}

/**
 * Writes the compiled messages of every locale to where build and development server serve them: the first file, and
 * one per screen. Messages that no code declares go into the first file.
 * @param {string} root the project's folder
 */
export function compileAll(root) {
  const { screens } = readMessageFiles(root)
  const late = new Set([...screens.values()].flatMap((share) => [...share]))
  for (const locale of locales) {
    const compiled = Object.entries(compileCatalogue(root, parseCatalogue(readCatalogueFile(root, locale))))
    rmSync(dirname(compiledFile(root, locale, 'any')), { recursive: true, force: true })
    mkdirSync(dirname(compiledFile(root, locale, 'any')), { recursive: true })
    /** @param {string} file @param {(id: string) => boolean} isIn */
    const write = (file, isIn) =>
      writeFileSync(file, JSON.stringify(Object.fromEntries(compiled.filter(([id]) => isIn(id)))))
    write(compiledFile(root, locale), (id) => !late.has(id))
    for (const [name, share] of screens) write(compiledFile(root, locale, name), (id) => share.has(id))
  }
}

/** @param {string} root @param {string[]} args */
function formatjs(root, args) {
  const bin = join(root, 'node_modules/.bin/formatjs')
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`formatjs ${args[0]}: ${stdout}${stderr}`.trim())
}

/**
 * @template T
 * @param {(folder: string) => T} work
 * @returns {T}
 */
function inTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'somo-messages-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
