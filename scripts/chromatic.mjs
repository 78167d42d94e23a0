// npm run chromatic: hands the stories to Chromatic for review. It needs a project's token and speaks to the network,
// which is why no other command calls it.
import { join } from 'node:path'
import { endAs, runChild } from './bootstrap/runChild.mjs'
import { compileMessages, generateTypes, prepare } from './build/steps.mjs'
import { root } from './root.mjs'

if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
  console.error('Somo: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project; nothing was sent.')
  process.exit(1)
}
await prepare([
  ['types generated', generateTypes],
  ['messages compiled', compileMessages],
])
const args = process.argv.slice(2)
endAs(await runChild(join(root, 'node_modules/.bin/chromatic'), args, { cwd: root, env: process.env }))
