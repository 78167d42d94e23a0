import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chooseNode, isAtLeast } from './chooseNode.mjs'
import { childEnvironment } from './environment.mjs'
import { isEveryLinkAlive, lockFingerprint, pinnedPnpm } from './install.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'somo-bootstrap-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

describe('the environment of what is started', () => {
  test('has none of the settings npm hands to its scripts, but the ones a network needs', () => {
    const env = {
      HOME: root,
      PATH: '/bin',
      npm_config_prefix: '/usr',
      npm_lifecycle_event: 'start',
      npm_config_registry: 'https://registry.example',
      npm_config_https_proxy: 'http://proxy.example',
    }
    expect(childEnvironment(env, root)).toEqual({
      HOME: root,
      PATH: '/bin',
      npm_config_registry: 'https://registry.example',
      npm_config_https_proxy: 'http://proxy.example',
    })
  })

  test.each([['no home'], ['a home that is not there']])('gets a home folder of the project with %s', (what) => {
    const env = what === 'no home' ? {} : { HOME: join(root, 'nobody') }
    expect(childEnvironment(env, root)['HOME']).toBe(join(root, 'node_modules', '.home'))
  })
})

describe('installing', () => {
  test('is due again when the lockfile changes', () => {
    write('pnpm-lock.yaml', 'one')
    write('pnpm-workspace.yaml', '')
    const before = lockFingerprint(root)
    expect(lockFingerprint(root)).toBe(before)
    write('pnpm-lock.yaml', 'two')
    expect(lockFingerprint(root)).not.toBe(before)
  })

  test('is due again when a package is a link that leads nowhere', () => {
    write('packages/app/package.json', '{ "dependencies": { "react": "catalog:" } }')
    expect(isEveryLinkAlive(root)).toBe(false)
    write('store/react/package.json', '{}')
    mkdirSync(join(root, 'packages/app/node_modules'))
    symlinkSync(join(root, 'store/react'), join(root, 'packages/app/node_modules/react'))
    expect(isEveryLinkAlive(root)).toBe(true)
    rmSync(join(root, 'store'), { recursive: true })
    expect(isEveryLinkAlive(root)).toBe(false)
  })

  test('takes the pin of pnpm from package.json', () => {
    expect(pinnedPnpm('{ "packageManager": "pnpm@12.21.0" }')).toBe('pnpm@12.21.0')
    expect(() => pinnedPnpm('{}')).toThrow('does not pin pnpm')
  })
})

describe('the Node that runs everything', () => {
  test.each([
    ['22.12.0', true],
    ['24.0.0', true],
    ['22.11.9', false],
    ['20.20.2', false],
  ])('%s is new enough to stand in for the pinned one: %s', (version, isEnough) => {
    expect(isAtLeast(version, 22, 12)).toBe(isEnough)
    const { path, sentence } = chooseNode(root, version, '/usr/bin/node')
    expect(path).toBe(isEnough ? '/usr/bin/node' : null)
    expect(sentence).toContain(version)
  })
})

describe('a process that is run', () => {
  const module = join(import.meta.dirname, 'runChild.mjs')
  /** A process that runs the given code as its child through runChild. @param {string} code */
  function start(code) {
    const child = JSON.stringify(['-e', code])
    const starter = `
      import { endAs, runChild } from ${JSON.stringify(module)}
      endAs(await runChild(process.execPath, ${child}, { cwd: '.', env: process.env, isFollowed: true }))`
    return spawn(process.execPath, ['--input-type=module', '-e', starter], { stdio: ['ignore', 'pipe', 'inherit'] })
  }

  test('hands on its exit code', async () => {
    const [code] = await once(start('process.exit(7)'), 'exit')
    expect(code).toBe(7)
  })

  test('is asked to end when its starter is, and may end in peace', async () => {
    const polite = "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('ready')"
    const starter = start(polite)
    await once(starter.stdout, 'data')
    starter.kill('SIGTERM')
    expect(await once(starter, 'exit')).toEqual([0, null])
  })

  test('ends when npm and its shell do', async () => {
    const watch = JSON.stringify(join(import.meta.dirname, 'endWithNpm.mjs'))
    const code = `import(${watch}).then(({ endWithNpm }) => { endWithNpm({ npm_lifecycle_event: 'start' }); console.log(process.pid) });
      setInterval(() => {}, 1000)`
    // The colon keeps the shell from replacing itself by the process.
    const shell = spawn('sh', ['-c', `"$0" -e "$1"; :`, process.execPath, code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(shell.stdout, 'data')
    shell.kill('SIGTERM')
    await expect.poll(() => isRunning(Number(String(line))), { timeout: 5000 }).toBe(false)
  })

  test('ends when its starter is killed outright', async () => {
    const follow = JSON.stringify(join(import.meta.dirname, 'followParent.mjs'))
    const starter = start(`import(${follow}).then(() => console.log(process.pid)); setInterval(() => {}, 1000)`)
    const [line] = await once(starter.stdout, 'data')
    const pid = Number(String(line))
    starter.kill('SIGKILL')
    await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false)
  })
})

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    // No such process: the expected answer.
    return false
  }
}
