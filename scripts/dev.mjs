// npm run dev: the server, and Vite's development server for the app. The browser uses Vite on port 4100, which proxies
// all other paths to the server. One origin, so sign-in works as in production.
import './bootstrap/followParent.mjs'
import { join } from 'node:path'
import { endAs, runChild } from './bootstrap/runChild.mjs'
import { compileMessages, generateTypes, prepare } from './build/steps.mjs'
import { root } from './root.mjs'

await prepare([
  ['types generated', generateTypes],
  ['messages compiled', compileMessages],
])
const devPort = '4100'
const serverPort = process.env['PORT'] ?? '4000'
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${devPort}`
const follow = ['--import', join(root, 'scripts/bootstrap/followParent.mjs')]
const server = runChild(process.execPath, [...follow, '--watch', join(root, 'packages/server/src/main.ts')], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'development', PORT: serverPort, PUBLIC_URL: publicUrl },
  isFollowed: true,
})
const vite = join(root, 'packages/app/node_modules/vite/bin/vite.js')
const app = runChild(process.execPath, [...follow, vite, '--port', devPort, '--strictPort'], {
  cwd: join(root, 'packages/app'),
  // Target of Vite's proxy.
  env: { ...process.env, PUBLIC_URL: `http://127.0.0.1:${serverPort}` },
  isFollowed: true,
})
// Both are needed: if one ends, this process signals itself, and so the other. The empty handler keeps it alive if both
// have ended.
process.on('SIGTERM', () => {})
const first = await Promise.race([server, app])
process.kill(process.pid, 'SIGTERM')
await Promise.all([server, app])
endAs(first)
