// npm run bench: see bench/main.ts.
import { join } from 'node:path'
import { endAs, runChild } from './bootstrap/runChild.mjs'
import { ensureBrowser } from './browser.mjs'
import { buildApp, compileMessages, generateTypes, prepare } from './build/steps.mjs'
import { root } from './root.mjs'

await prepare([
  ['types generated', generateTypes],
  ['messages compiled', compileMessages],
  ['app built', buildApp],
])
ensureBrowser()
const args = [join(root, 'bench/main.ts'), ...process.argv.slice(2)]
endAs(await runChild(process.execPath, args, { cwd: root, env: process.env }))
