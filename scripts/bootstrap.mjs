// Entry point of every command: `node scripts/bootstrap.mjs <name> [arguments]`. It needs only Node 20 and npm, and
// imports nothing from node_modules, because it installs them.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { childEnvironment } from './bootstrap/environment.mjs'
import { installIfNeeded } from './bootstrap/install.mjs'
import { chooseNode } from './bootstrap/chooseNode.mjs'
import { endWithNpm } from './bootstrap/endWithNpm.mjs'
import { endAs, runChild } from './bootstrap/runChild.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const commands = [
  'start',
  'test',
  'dev',
  'storybook',
  'bench',
  'format',
  'generate',
  'messages',
  'visual',
  'keycloak',
  'chromatic',
  'long',
  'scenarios',
  'seed',
  'pictures',
]

/** @param {string} sentence */
function refuse(sentence) {
  console.error(`Somo: ${sentence}`)
  process.exit(1)
}

async function main() {
  const [name = '', ...rest] = process.argv.slice(2)
  if (!commands.includes(name)) return refuse(`say which command to run: ${commands.join(', ')}.`)

  endWithNpm(process.env)
  const env = childEnvironment(process.env, root)
  const problem = await installIfNeeded(root, env)
  if (problem !== null) return refuse(problem)

  const node = chooseNode(root, process.versions.node, process.execPath)
  if (node.path === null) return refuse(node.sentence)
  if (node.sentence !== '') console.log(`Somo: ${node.sentence}`)

  const script = join(root, 'scripts', `${name}.mjs`)
  if (!existsSync(script)) return refuse(`the command "${name}" has no script at scripts/${name}.mjs.`)
  const path = [join(root, 'node_modules', '.bin'), dirname(node.path), env['PATH'] ?? ''].join(
    process.platform === 'win32' ? ';' : ':',
  )
  endAs(await runChild(node.path, [script, ...rest], { cwd: root, env: { ...env, PATH: path }, isFollowed: true }))
}

await main()
