import { randomUUID } from 'node:crypto'
import { access, chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@somo/server/config/config'
import { createServer, type SomoServer } from '@somo/server/createServer'
import { findFreePort } from '@somo/server/database/embedded/freePort'
import { controlsAt } from '../fixtures/controls.ts'
import { testControls } from './testControls.ts'

/** A server of the product for tests: own ports, own database, and mounted test controls. */
export interface TestServer {
  /** Origin without a trailing slash. */
  readonly url: string
  /** Its data folder, for tests that damage something in it. */
  readonly database: SomoServer['database']
  /** Stops it and starts it again at the same address with the same data. */
  restart(): Promise<void>
  /** Stops it and deletes its data. */
  close(): Promise<void>
}

/** Folder of the app's build; a run that must not be affected by other builds has its own. */
const builtApp = process.env['SOMO_BUILT_APP'] ?? join(import.meta.dirname, '../../packages/app/dist')

/** A database of the server's own; without settings where it has to make one in its data folder. */
interface OwnDatabase {
  readonly settings: Readonly<Record<string, string>>
  drop(): Promise<unknown>
}

/** A copy of the run's prepared database. Outside of a run, and for a chosen database, there is none. */
async function takeDatabase(settings: Readonly<Record<string, string>>): Promise<OwnDatabase> {
  const run = process.env['SOMO_E2E_BUTTON']
  if (run === undefined || 'DATABASE_URL' in settings || 'DATA_DIR' in settings)
    return { settings: {}, drop: () => Promise.resolve() }
  const controls = controlsAt(run)
  const name = `own_${randomUUID().replaceAll('-', '')}`
  return {
    settings: { DATABASE_URL: await controls.copyDatabase(name) },
    drop: () => controls.dropDatabase(name),
  }
}

/**
 * Starts a server for tests.
 * @param settings environment variables beyond those for ports and data, such as SIGN_IN_MODE
 * @param lacking a file of the built app that this server does not have
 * @throws Error with one sentence where the app has not been built
 */
export async function startTestServer(
  settings: Readonly<Record<string, string>> = {},
  lacking: string | null = null,
): Promise<TestServer> {
  await requireBuiltApp()
  const dataDir = await makeDataDir()
  // A copy, so that a build during the run does not change what is tested.
  const appDir = join(dataDir, 'app')
  await cp(builtApp, appDir, { recursive: true })
  if (lacking !== null) await rm(join(appDir, lacking))
  const own = await takeDatabase(settings)
  const places = { ...(await freePlaces()), DATA_DIR: dataDir, ...own.settings }
  const config = readConfig({ ...places, LOG_LEVEL: 'warn', ...settings })
  const start = async (): Promise<SomoServer> => {
    const started = await createServer({ config, extra: testControls, appDir })
    await started.listen()
    return started
  }
  let server = await start()
  return {
    url: config.publicUrl.origin,
    get database() {
      return server.database
    },
    restart: async () => {
      await server.close()
      server = await start()
    },
    close: async () => {
      await server.close()
      await own.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Explains what to do if the app has not been built. Otherwise the server would start and every test would fail. */
async function requireBuiltApp(): Promise<void> {
  await access(join(builtApp, 'index.html')).catch(() => {
    throw new Error(
      'The end-to-end tests look at the built app, and there is none: run "node scripts/build.mjs" first.',
    )
  })
}

/** An empty data folder that the user postgres can enter, which temporary folders do not allow by default. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'somo-e2e-'))
  await chmod(folder, 0o755)
  return folder
}

/** Two free ports, as settings of the server. */
export async function freePlaces(): Promise<{ PORT: string; CONTENT_URL: string }> {
  const [port, contentPort] = await Promise.all([findFreePort(), findFreePort()])
  return { PORT: String(port), CONTENT_URL: `http://127.0.0.1:${contentPort}` }
}
