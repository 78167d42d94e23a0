// npm run chromatic: hands the stories to Chromatic for review. It needs a project's token and speaks to the network,
// which is why no other command calls it.
import { join } from 'node:path'
import { endAs, runChild } from './bootstrap/runChild.mjs'
import { root } from './root.mjs'

if ((process.env['CHROMATIC_PROJECT_TOKEN'] ?? '') === '') {
  console.error('Somo: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project; nothing was sent.')
  process.exit(1)
}
const here = { cwd: root, env: process.env }
// chromatic.config.json names the folder this build writes.
const built = await runChild(process.execPath, [join(root, 'scripts/storybook.mjs'), 'build'], here)
const sent = join(root, 'node_modules/.bin/chromatic')
endAs(built.code === 0 ? await runChild(sent, process.argv.slice(2), here) : built)
