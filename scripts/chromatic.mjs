// npm run chromatic: uploads the stories to Chromatic for review. It needs a project token and the network, so no other
// command calls it.
import { join } from 'node:path'
import { endAs, runChild } from './bootstrap/runChild.mjs'
import { root } from './root.mjs'

if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
  console.error('Somo: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project; nothing was sent.')
  process.exit(1)
}
const here = { cwd: root, env: process.env }
// Builds into the folder that chromatic.config.json names.
const built = await runChild(process.execPath, [join(root, 'scripts/storybook.mjs'), 'build'], here)
const sent = join(root, 'node_modules/.bin/chromatic')
endAs(built.code === 0 ? await runChild(sent, process.argv.slice(2), here) : built)
