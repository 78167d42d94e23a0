import { join } from 'node:path'
import { runChild } from '../../bootstrap/runChild.mjs'
import { ensureBrowser } from '../../browser.mjs'
import { placesOf } from '../places.mjs'
import { buildWhenStale } from '../storybook.mjs'

/**
 * Tests the review on the real Storybook of the working tree. It takes minutes, so it is not part of `npm test`.
 * @param {string} root the project's folder @param {readonly string[]} args handed on to vitest
 * @returns {Promise<number>} its exit code
 */
export async function testFromCommandLine(root, args) {
  ensureBrowser()
  await buildWhenStale(root, placesOf(root).storybook)
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project=visual', ...args]
  const { code } = await runChild(process.execPath, vitest, { cwd: root, env: process.env })
  return code ?? 1
}
