// npm run pictures -- <folder> [part of a name]: screenshots of every screen for each role, for people to look at.
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
endAs(
  await runChild(process.execPath, [join(root, 'e2e/pictures.ts'), ...process.argv.slice(2)], {
    cwd: root,
    env: process.env,
  }),
)
