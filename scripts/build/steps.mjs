import { join } from 'node:path'
import { runChild } from '../bootstrap/runChild.mjs'
import { catalogueFile, compileAll, compiledFile, locales } from '../messages/catalogue.mjs'
import { root } from '../root.mjs'
import { doWhenStale } from './stamps.mjs'

const node = process.execPath
const vite = join(root, 'packages/app/node_modules/vite/bin/vite.js')
const lockfile = 'pnpm-lock.yaml'
const contract = ['packages/graphql/schema', 'packages/graphql/operations', 'codegen.ts', lockfile]
const catalogues = locales.map((locale) => catalogueFile('', locale))

/**
 * Runs a tool quietly; what it prints is shown only when it fails.
 * @param {string} what names the work in the error
 * @param {string[]} args for Node, the tool's file first
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 */
async function runTool(what, args, { cwd = root, env = {} } = {}) {
  const ending = await runChild(node, args, { cwd, env: { ...process.env, ...env }, isQuiet: true })
  if (ending.code === 0) return
  process.stderr.write(ending.output)
  throw new Error(`${what} failed; the lines above say why.`)
}

/** The types of the API's schema and of its operations, written by codegen (never committed). */
export const generateTypes = () =>
  doWhenStale({
    root,
    name: 'types',
    inputs: contract,
    outcome: ['packages/graphql/generated/schema.ts', 'packages/graphql/generated/resolvers.ts'],
    work: () =>
      runTool('Generating the types', ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts']),
  })

/** The compiled messages the app loads: which text is in which file follows from the code that declares and imports it. */
export const compileMessages = () =>
  doWhenStale({
    root,
    name: 'messages',
    inputs: [...catalogues, 'packages/app/src', 'scripts/messages', lockfile],
    outcome: locales.map((locale) => compiledFile('', locale)),
    work: async () => compileAll(root),
  })

/**
 * Builds the app, which needs the types and the messages.
 * @param {string} name of the stamp
 * @param {string} folder where it goes, from packages/app
 */
const buildInto = (name, folder) => () =>
  doWhenStale({
    root,
    name,
    inputs: ['packages/app', 'packages/ui/src', 'packages/ui/package.json', ...contract],
    outcome: [join('packages/app', folder, 'index.html')],
    work: () =>
      runTool('Building the app', [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
        cwd: join(root, 'packages/app'),
        env: { NODE_ENV: 'production' },
      }),
  })

/** The app as the server serves it: packages/app/dist. */
export const buildApp = buildInto('app', 'dist')

/** The same once more, for a long run that other builds must not disturb. */
export const longRunApp = join(root, 'node_modules/.somo/long-run-app')
export const buildLongRunApp = buildInto('long-run-app', '../../node_modules/.somo/long-run-app')

/**
 * Does the given steps one after another and says which of them had something to do, and for how long. A step that
 * fails ends the command with one sentence; whatever the tool said stands above it.
 * @param {readonly (readonly [name: string, step: () => Promise<boolean>])[]} steps
 */
export async function prepare(steps) {
  for (const [name, step] of steps) {
    const began = performance.now()
    const hadWork = await step().catch(fail)
    if (hadWork) console.log(`Somo: ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  }
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function fail(error) {
  console.error(`Somo: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
