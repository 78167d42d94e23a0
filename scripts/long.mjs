// npm run test:long: the tests that wait for real time to pass (e2e/long). Not part of npm test. Writes when they were
// last run, on which commit and with what outcome, to docs/long-tests.txt.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { buildApp, compileMessages, generateTypes, prepare } from './build/steps.mjs'
import { root } from './root.mjs'
import { countPlaywright } from './testing/counts.mjs'
import { runTool } from './testing/runStage.mjs'

const report = join(root, 'node_modules/.somo/reports/long.json')

await prepare([
  ['types generated', generateTypes],
  ['messages compiled', compileMessages],
  ['app built', buildApp],
])
ensureBrowser()
mkdirSync(join(root, 'node_modules/.somo/reports'), { recursive: true })
rmSync(report, { force: true })
const command = [join(root, 'node_modules/.bin/playwright'), 'test', '-c', 'e2e/playwright.long.config.ts', '--reporter=line,json']
const { output } = await runTool([...command, ...process.argv.slice(2)], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
const { passed, failed, skipped } = countPlaywright(report)
if (failed > 0) console.log(output)
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const line = `${new Date().toISOString().slice(0, 10)}, ${commit}: ${passed} passed, ${failed} failed`
writeFileSync(join(root, 'docs/long-tests.txt'), `${line}\n`)
console.log(`Somo: ${line}`)
process.exitCode = failed === 0 && skipped === 0 && passed > 0 ? 0 : 1
