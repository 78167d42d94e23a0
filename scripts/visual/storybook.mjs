import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { installIfNeeded } from '../bootstrap/install.mjs'
import { runChild } from '../bootstrap/runChild.mjs'
import { doWhenStale } from '../build/stamps.mjs'

/** Source folders of Storybook, relative to the project. */
export const storybookSources = [
  '.storybook',
  'packages/ui/src',
  'packages/ui/package.json',
  'packages/app/src',
  'packages/app/package.json',
  'packages/app/messages',
  'packages/graphql',
  'codegen.ts',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
]

/**
 * Builds the static Storybook of a checkout with its own script. The output is shown if it fails.
 * @param {string} root @param {string} folder absolute; what lay there goes
 * @returns {Promise<void>} throws where the build fails
 */
async function build(root, folder) {
  rmSync(folder, { recursive: true, force: true })
  const args = [join(root, 'scripts/storybook.mjs'), 'build', '--quiet', '--output-dir', folder]
  const { code, output } = await runChild(process.execPath, args, { cwd: root, env: process.env, isQuiet: true })
  if (code !== 0) {
    process.stderr.write(output)
    throw new Error('The Storybook could not be built; the lines above say why.')
  }
  // Removes names and versions of all packages, which must not be distributed.
  rmSync(join(folder, 'project.json'), { force: true })
}

/**
 * The Storybook of the working tree, built if its sources changed.
 * @param {string} root @param {string} folder absolute, below root
 * @returns {Promise<boolean>} whether it was built
 */
export const buildWhenStale = (root, folder) =>
  doWhenStale({
    root,
    name: 'visual-storybook',
    inputs: storybookSources,
    outcome: [relative(root, join(folder, 'iframe.html'))],
    work: () => build(root, folder),
  })

/**
 * The Storybook of a commit in a folder of its own. The commit's lockfile is installed there, so nothing of the working
 * tree affects it.
 * @param {string} checkout where the commit's files lie @param {string} folder absolute
 */
export async function buildCheckout(checkout, folder) {
  const problem = await installIfNeeded(checkout, process.env)
  if (problem !== null) throw new Error(`the baseline's Storybook cannot be built: ${problem}`)
  await build(checkout, folder)
}
