// npm start: builds what is missing, then runs the server in the foreground until it is terminated.
import './bootstrap/followParent.mjs'
import { join } from 'node:path'
import { endAs, runChild } from './bootstrap/runChild.mjs'
import { buildApp, compileMessages, generateTypes, prepare } from './build/steps.mjs'
import { root } from './root.mjs'

await prepare([
  ['types generated', generateTypes],
  ['messages compiled', compileMessages],
  ['app built', buildApp],
])
const follow = join(root, 'scripts/bootstrap/followParent.mjs')
const server = ['--import', follow, join(root, 'packages/server/src/main.ts'), ...process.argv.slice(2)]
const env = { ...process.env, NODE_ENV: process.env['NODE_ENV'] ?? 'production' }
endAs(await runChild(process.execPath, server, { cwd: root, env, isFollowed: true }))
