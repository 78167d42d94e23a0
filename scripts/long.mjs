// npm run test:long: what npm test leaves out. Tests that wait for real time (e2e/long), rare variants of journeys (tagged
// @long), every combination of route and role and of screen, theme and language, all stories in German and Swahili, in
// each theme and in forced colours, every case of sampled properties, the camera of the visual review, and slow attacks
// on the server (*.long.test.*; alone with --server). npm run scenarios writes the session results to docs/session.md.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { buildApp, compileMessages, generateTypes, prepare } from './build/steps.mjs'
import { root } from './root.mjs'
import { countPlaywright } from './testing/counts.mjs'
import { runTool } from './testing/runStage.mjs'

const report = join(root, 'node_modules/.somo/reports/long.json')

const isServerOnly = process.argv.includes('--server')
await prepare([['types generated', generateTypes]])
const areGood = [await runVitest('--project=server')]
if (!isServerOnly) {
  ensureBrowser()
  areGood.push(
    await runVitest('--project=workshop'),
    await runVitest('--project=app (node)', '--project=ui (node)'),
    await runVitest('--project=ui-browser', '--project=ui-browser-own', 'src/testing'),
    await runVitest('--project=storybook'),
  )
  await runEndToEnd()
}
if (areGood.includes(false)) process.exitCode = 1

/** @param {string[]} args */
async function runVitest(...args) {
  const vitest = [join(root, 'node_modules/.bin/vitest'), 'run', '--no-file-parallelism', ...args]
  const { isGood, output } = await runTool(vitest, { SOMO_LONG: '1' })
  console.log(output)
  return isGood
}

async function runEndToEnd() {
  await prepare([
    ['types generated', generateTypes],
    ['messages compiled', compileMessages],
    ['app built', buildApp],
  ])
  ensureBrowser()
  mkdirSync(join(root, 'node_modules/.somo/reports'), { recursive: true })
  rmSync(report, { force: true })
  const command = [
    join(root, 'node_modules/.bin/playwright'),
    'test',
    '-c',
    'e2e/playwright.long.config.ts',
    '--reporter=line,json',
  ]
  const { output } = await runTool([...command, ...process.argv.slice(2)], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    SOMO_LONG: '1',
  })
  const { passed, failed, skipped } = countPlaywright(report)
  if (failed > 0) console.log(output)
  console.log(`Somo: ${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && skipped === 0 && passed > 0 ? 0 : 1
}
