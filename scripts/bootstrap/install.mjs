import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runChild } from './runChild.mjs'

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * Inputs of the installation. Processor and operating system are included, because they need other packages of the same
 * lockfile.
 * @param {string} root the project's folder
 * @returns {string} a digest that changes whenever `node_modules` must change
 */
export function lockFingerprint(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/**
 * Whether every package in the workspace's package.json files is reachable. Moved or partly deleted folders leave
 * broken links, which the stamp cannot detect.
 * @param {string} root the project's folder
 * @returns {boolean}
 */
export function isEveryLinkAlive(root) {
  const packages = join(root, 'packages')
  const folders = [root, join(root, 'e2e'), join(root, 'bench')]
  if (existsSync(packages)) folders.push(...readdirSync(packages).map((name) => join(packages, name)))
  return folders.every((folder) => {
    const file = join(folder, 'package.json')
    if (!existsSync(file)) return true
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'))
    const names = Object.keys({ ...dependencies, ...devDependencies })
    return names.every((name) => existsSync(join(folder, 'node_modules', name, 'package.json')))
  })
}

/**
 * Installs the packages of the lockfile if necessary.
 * @param {string} root the project's folder
 * @param {Environment} env
 * @returns {Promise<string | null>} null when everything is there, else the sentence that says what went wrong
 */
export async function installIfNeeded(root, env) {
  const want = lockFingerprint(root)
  const stamp = join(root, 'node_modules', '.somo', 'installed')
  const have = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (have === want && isEveryLinkAlive(root)) return null

  const began = performance.now()
  console.log('Somo: installing the packages of the lockfile (at the first start and after a change of it) …')
  const { command, args } = findPnpm(root, env)
  // CI=true keeps pnpm from asking questions.
  const quietly = { cwd: root, env: { ...env, CI: '1' }, isQuiet: true }
  const { code, output } = await runChild(command, [...args, 'install', '--frozen-lockfile'], quietly)
  if (code !== 0) {
    process.stderr.write(output)
    return 'the packages could not be installed; the lines above say why. Is the npm registry within reach?'
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, want)
  console.log(`Somo: packages installed in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  return null
}

/**
 * @param {string} root
 * @param {Environment} env
 */
function findPnpm(root, env) {
  const pin = pinnedPnpm(readFileSync(join(root, 'package.json'), 'utf8'))
  const found = spawnSync('pnpm', ['--version'], { cwd: root, env, encoding: 'utf8' })
  const isSameMajor = found.status === 0 && `pnpm@${found.stdout}`.split('.')[0] === pin.split('.')[0]
  return isSameMajor ? { command: 'pnpm', args: [] } : { command: 'npx', args: ['-y', pin] }
}

/**
 * @param {string} packageJson the text of the root's package.json
 * @returns {string} the pin of the package manager, such as pnpm@12.21.0
 */
export function pinnedPnpm(packageJson) {
  const pin = /"packageManager":\s*"(pnpm@[\d.]+)/.exec(packageJson)?.[1]
  if (pin === undefined) throw new Error('package.json does not pin pnpm in "packageManager".')
  return pin
}
