// npm run format: formats the code in place (.oxfmtrc.json). npm test checks the same with --check.
import { join } from 'node:path'
import { root } from './root.mjs'
import { runTool } from './testing/runStage.mjs'

const { isGood, output } = await runTool([join(root, 'node_modules/.bin/oxfmt'), ...process.argv.slice(2)])
process.stdout.write(output)
if (!isGood) process.exitCode = 1
