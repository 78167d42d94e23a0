import { chromium, type Page, type Request } from 'playwright'
import { followRequests, quiet } from '../e2e/fixtures/quiet.ts'
import { launchOptions } from '../scripts/browser.mjs'
import { gzipKilobytes } from './bundle.ts'
import type { BenchDatabase } from './cluster.ts'
import type { Figure } from './figures.ts'
import { startServer } from './serverProcess.ts'

/** One file or API call that a page requested. */
interface Fetched {
  readonly kind: 'document' | 'script' | 'style' | 'font' | 'other' | 'provider' | 'graphql'
  readonly path: string
  /** Compressed with gzip -9. */
  readonly kilobytes: number
  /** The operation of an API call, else empty. */
  readonly operation: string
}

declare global {
  // Set by the measured page: when its title was visible, in milliseconds of its own clock.
  var titleSeen: number | undefined
}

/**
 * What a browser with an empty cache requests: before the redirect to sign-in, and from the provider's return until the
 * dashboard is usable.
 */
export async function measureBrowser(database: BenchDatabase): Promise<Figure[]> {
  const server = await startServer(
    '../packages/server/src/main.ts',
    { DATABASE_URL: database.url, DEMO: 'true' },
    '/ready',
  )
  const browser = await chromium.launch(launchOptions())
  try {
    const page = await browser.newPage({ locale: 'en-GB' })
    followRequests(page.context())
    // Disables the cache; otherwise the second page would reuse files of the first.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.addInitScript(noteTitle)
    const origin = server.origin.replace('127.0.0.1', 'localhost')

    const before = record(page)
    await page.goto(`${origin}/dashboard`)
    await page.waitForURL(/\/oidc\/|\/sign-in/)
    await page.locator('input[type=password]').waitFor()
    const first = await before.stop()

    const after = record(page)
    await page.locator('input[type=text], input[type=email]').first().fill('admin')
    await page.locator('input[type=password]').fill('somo')
    const submitted = performance.now()
    await page.locator('input[type=password]').press('Enter')
    await page.waitForURL(/\/dashboard$/)
    await page.locator('main h1').waitFor()
    const usable = performance.now()
    await quiet(page)
    const later = new Set(await page.evaluate(laterFiles))
    const second = await after.stop()
    const [soon, late] = [second.filter(({ path }) => !later.has(path)), second.filter(({ path }) => later.has(path))]
    return [...figuresBefore(first), ...figuresAfter(soon, late, (usable - submitted) / 1000)]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Runs in the page before its own scripts. */
function noteTitle(): void {
  new MutationObserver((_, observer) => {
    if (document.querySelector('main h1') === null) return
    globalThis.titleSeen = performance.now()
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page: paths of files requested after the page was usable, which may load later. */
function laterFiles(): string[] {
  const seen = globalThis.titleSeen ?? Number.POSITIVE_INFINITY
  const files = performance
    .getEntriesByType('resource')
    .filter(({ startTime, name }) => startTime > seen && !name.endsWith('/graphql'))
  return files.map(({ name }) => new URL(name).pathname)
}

function record(page: Page): { stop(): Promise<Fetched[]> } {
  const requests: Request[] = []
  const listen = (request: Request): void => void requests.push(request)
  page.on('request', listen)
  return {
    stop: async () => {
      page.off('request', listen)
      return Promise.all(requests.map(readRequest))
    },
  }
}

async function readRequest(request: Request): Promise<Fetched> {
  const { pathname } = new URL(request.url())
  const kind = kindOf(request, pathname)
  const isFile = kind === 'script' || kind === 'style' || kind === 'font'
  // The body of a response is gone after a navigation, so the file is requested again.
  const body = isFile ? await (await fetch(request.url())).bytes() : new Uint8Array()
  const operation = kind === 'graphql' ? (/"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? '') : ''
  return { kind, path: pathname, kilobytes: isFile ? gzipKilobytes(body) : 0, operation }
}

function kindOf(request: Request, pathname: string): Fetched['kind'] {
  if (pathname.startsWith('/oidc')) return 'provider'
  if (pathname.endsWith('/graphql')) return 'graphql'
  const type = request.resourceType()
  if (type === 'stylesheet') return 'style'
  return type === 'document' || type === 'script' || type === 'font' ? type : 'other'
}

const sum = (all: readonly Fetched[], kind: Fetched['kind']): number =>
  all.filter((each) => each.kind === kind).reduce((total, { kilobytes }) => total + kilobytes, 0)

const names = (all: readonly Fetched[]): string => all.map(({ path }) => path.split('/').at(-1) || '/').join(' ')

function figuresBefore(all: readonly Fetched[]): Figure[] {
  const note = 'as loaded by Chromium with an empty cache, gzip -9'
  return [
    {
      group: 'browser',
      name: 'script before the sign-in redirect',
      goal: 100,
      unit: 'kB',
      value: sum(all, 'script'),
      note,
    },
  ]
}

function figuresAfter(all: readonly Fetched[], late: readonly Fetched[], seconds: number): Figure[] {
  const files = all.filter(({ kind, path }) => kind !== 'provider' && kind !== 'graphql' && !path.includes('favicon'))
  const calls = all.filter(({ kind }) => kind === 'graphql').map(({ operation }) => operation)
  // The call for the version is not needed for a usable page (decision 0019).
  const needed = calls.filter((operation) => operation !== 'GetVersion')
  const lateScript = sum(late, 'script')
  const group = 'browser'
  const note = 'from the return of the provider, empty cache, gzip -9'
  return [
    { group, name: 'script to the dashboard', goal: 195, unit: 'kB', value: sum(all, 'script'), note },
    { group, name: 'style sheets to the dashboard', goal: 8, unit: 'kB', value: sum(all, 'style'), note },
    {
      group,
      name: 'files to the dashboard',
      goal: 8,
      unit: '',
      value: files.length,
      note: `without the icon: ${names(files)}`,
    },
    {
      group,
      name: 'calls of the API to the dashboard',
      goal: 3,
      unit: '',
      value: needed.length,
      note: `${calls.join(' ')}; the version is not waited for`,
    },
    {
      group,
      name: 'script once the dashboard stands',
      goal: null,
      unit: 'kB',
      value: lateScript,
      note: `${late.length} files, for what may come later: toasts, menus, an administrator's set-up list`,
    },
    { group, name: 'sign-in sent to dashboard seen', goal: null, unit: 's', value: seconds, note: 'one run, cold' },
  ]
}
