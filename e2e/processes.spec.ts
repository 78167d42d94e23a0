import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { providerPages } from './fixtures/requests.ts'
import { greeting, signIn } from './fixtures/signIn.ts'
import { expect, test } from './fixtures/test.ts'
import { freePlaces, makeDataDir } from './server/testServer.ts'

const main = join(import.meta.dirname, '../packages/server/src/main.ts')

test('a server that is killed and started again keeps the person signed in', async ({ page, watch }) => {
  const dataDir = await makeDataDir()
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: dataDir, ...(await freePlaces()) }
  let server = await start(env)
  try {
    await signIn(page, 'learner', `${server.url}/`)
    await end(server.process, 'SIGKILL')
    server = await start(env)
    watch.reset()
    await page.reload()
    await expect(greeting(page, 'Amani')).toBeVisible()
    expect(providerPages(watch)).toEqual([])
    expect(await end(server.process, 'SIGTERM')).toBe(0)
  } finally {
    await end(server.process, 'SIGKILL')
    await endDatabase(dataDir)
    await rm(dataDir, { recursive: true, force: true })
  }
})

interface Started {
  readonly process: ChildProcess
  readonly url: string
}

/** Starts the product's one command and waits for the line in which it says where it is. */
async function start(env: NodeJS.ProcessEnv): Promise<Started> {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(child.stdout)) {
    const url = /ready: (\S+)/.exec(line)?.[1]
    if (url !== undefined) return { process: child, url }
  }
  throw new Error('The server ended before it was ready.')
}

/** Ends a process and answers its exit code; null where a signal ended it. */
async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}

/** Ends the database of a server that was killed and not started again: it outlives its server by design. */
async function endDatabase(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postgres/cluster/postmaster.pid')
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
  if (pid > 0) process.kill(pid, 'SIGINT')
}
