// npm run seed -- --users 100000 --units 5000: invented people, see packages/server/src/database/seed/scale.
import { join } from 'node:path'
import { endAs, runChild } from './bootstrap/runChild.mjs'
import { generateTypes, prepare } from './build/steps.mjs'
import { root } from './root.mjs'

await prepare([['types generated', generateTypes]])
const args = [join(root, 'packages/server/src/database/seed/scale/command.ts'), ...process.argv.slice(2)]
endAs(await runChild(process.execPath, args, { cwd: root, env: process.env }))
