// npm run messages: extracts English from the source, compares the three locales, compiles what the app loads. With
// --check, which `npm test` uses, nothing is written and an outdated en.json is an error.
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesBelow } from './build/stamps.mjs'
import {
  catalogueFile,
  compileAll,
  compileCatalogue,
  extractEnglish,
  locales,
  parseCatalogue,
  readCatalogueFile,
} from './messages/catalogue.mjs'
import { messageFileErrors, readMessageFiles } from './messages/messageFiles.mjs'
import { unusedMessages } from './messages/unused.mjs'
import { verifyCatalogues } from './messages/verify.mjs'
import { root } from './root.mjs'

const isCheck = process.argv.includes('--check')
const english = extractEnglish(root)
const errors = []
if (isCheck && readCatalogueFile(root, 'en') !== english) {
  errors.push('messages/en.json is not what the source says; run `npm run messages`.')
}
if (!isCheck) writeFileSync(catalogueFile(root, 'en'), english)

const read = (/** @type {string} */ locale) => parseCatalogue(readCatalogueFile(root, locale))
const catalogues = { en: parseCatalogue(english), de: read('de'), sw: read('sw') }
const sources = filesBelow(root, ['packages/app/src'])
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
  .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
errors.push(
  ...verifyCatalogues(catalogues, (catalogue) => compileCatalogue(root, catalogue)),
  ...unusedMessages(sources),
  ...messageFileErrors(readMessageFiles(root), catalogues.en.keys()),
)

for (const error of errors) console.error(error)
if (errors.length > 0) process.exit(1)
if (!isCheck) compileAll(root)
console.log(`Somo: ${catalogues.en.size} messages in ${locales.length} locales.`)
