import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * @typedef {import('./places.mjs').Places} Places
 * @typedef {import('./result.mjs').Result} Result
 */

const pageFolder = join(import.meta.dirname, 'page')

/**
 * The page's script as one classic script, because a page opened from a folder cannot load modules.
 * @returns {Promise<string>}
 */
async function bundleAnew() {
  const outcome = await build({
    configFile: false,
    root: pageFolder,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: join(pageFolder, 'main.mjs'), formats: ['iife'], name: 'somoReview' },
    },
  })
  const [bundle] = [outcome].flat()
  const chunk = bundle !== undefined && 'output' in bundle ? bundle.output[0] : undefined
  if (chunk === undefined) throw new Error('The page of the report could not be bundled.')
  return chunk.code
}

const bundled = { script: /** @type {Promise<string> | null} */ (null) }

function bundlePage() {
  bundled.script ??= bundleAnew()
  return bundled.script
}

/** Escapes text for a script element. @param {string} text */
const insideScript = (text) => text.replaceAll('<', '\\u003c')

/**
 * The report as one page that needs no file except the pictures. It is readable without a server; with the review's
 * server it also records decisions.
 * @param {Result} result
 * @returns {Promise<string>}
 */
export async function renderPage(result) {
  const script = await bundlePage()
  const style = readFileSync(join(pageFolder, 'page.css'), 'utf8')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Visual review – Somo</title>
<link rel="icon" href="data:,">
<style>
${style}</style>
</head>
<body>
<div id="app"></div>
<script type="application/json" id="result">${insideScript(JSON.stringify(result))}</script>
<script>
${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`
}

/** Writes index.html beside result.json and the pictures. @param {Places} places @param {Result} result */
export async function writeReport(places, result) {
  mkdirSync(places.report, { recursive: true })
  writeFileSync(join(places.report, 'index.html'), await renderPage(result))
}
