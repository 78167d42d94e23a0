// npm run storybook: components and views on http://127.0.0.1:6006; `-- build` writes storybook-static.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { endAs, runChild } from './bootstrap/runChild.mjs'
import { compileMessages, generateTypes, prepare } from './build/steps.mjs'
import { root } from './root.mjs'

await prepare([
  ['types generated', generateTypes],
  ['messages compiled', compileMessages],
])
const [first, ...rest] = process.argv.slice(2)
const isBuild = first === 'build'
const args = isBuild
  ? ['build', '--stats-json', '--disable-telemetry', ...rest]
  : ['dev', '--host', '127.0.0.1', '--port', '6006', '--no-open', '--disable-telemetry', ...process.argv.slice(2)]
const ending = await runChild(join(root, 'node_modules/.bin/storybook'), args, { cwd: root, env: process.env })
// Removes a file with names and versions of all packages, which must not be published.
if (isBuild) rmSync(join(root, 'storybook-static/project.json'), { force: true })
endAs(ending)
