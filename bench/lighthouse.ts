import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from '../scripts/browser.mjs'
import type { BenchDatabase } from './cluster.ts'
import { median, type Figure } from './figures.ts'
import { startServer } from './serverProcess.ts'

/** Downloaded on demand: its 114 packages and 176 MB would burden every installation (docs/decisions/0008). */
const version = '13.5.0'
const runs = 5

/** The parts of Lighthouse's report that are read here. */
interface Report {
  readonly categories: Record<string, { readonly score: number | null } | undefined>
  readonly audits: Record<string, { readonly displayValue?: string } | undefined>
  /**
   * Lighthouse's benchmark index of this machine. It slows machines of 1,500 to 2,000 to a quarter to simulate a
   * mid-range phone.
   */
  readonly environment: { readonly benchmarkIndex: number }
}

const auditIds = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
]

/** Lighthouse's performance score of the signed-out pages: the median of five runs each, as points below 100. */
export async function measureLighthouse(database: BenchDatabase): Promise<Figure[]> {
  const server = await startServer(
    '../packages/server/src/main.ts',
    { DATABASE_URL: database.url, DEMO: 'true', SIGN_IN_MODE: 'button' },
    '/ready',
  )
  try {
    const origin = server.origin.replace('127.0.0.1', 'localhost')
    return [
      ...(await ratePage('gate', `${origin}/dashboard`)),
      ...(await ratePage('sign-in page', signInAddress(origin))),
    ]
  } finally {
    await server.stop()
  }
}

/** The provider's sign-in page, reached by one redirect that sets the necessary cookies. */
function signInAddress(origin: string): string {
  const address = new URL('/oidc/auth', origin)
  const challenge = createHash('sha256').update('a'.repeat(43)).digest('base64url')
  const question = {
    client_id: 'somo-app',
    redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: 'openid',
    state: 'bench',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value)
  return address.href
}

async function ratePage(page: string, address: string): Promise<Figure[]> {
  const group = 'lighthouse'
  return [
    {
      group,
      name: `${page}, desktop: points short of 100`,
      goal: 0,
      unit: '',
      ...(await rate(address, ['--preset=desktop'])),
    },
    { group, name: `${page}, mobile: points short of 100`, goal: 5, unit: '', ...(await rate(address, [])) },
  ]
}

async function rate(address: string, options: readonly string[]): Promise<{ value: number; note: string }> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await audit(address, options))
  const scores = reports.map(({ categories }) => Math.round((categories['performance']?.score ?? 0) * 100))
  const middle = median(scores)
  const report = reports[scores.indexOf(middle)]
  const parts = auditIds.map((id) => `${id} ${report?.audits[id]?.displayValue ?? '?'}`)
  return {
    value: 100 - middle,
    note: `Lighthouse ${version}, machine ${Math.round(report?.environment.benchmarkIndex ?? Number.NaN)}, scores ${scores.join(' ')}; ${parts.join(', ')}`,
  }
}

async function audit(address: string, options: readonly string[]): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'somo-lighthouse-'))
  const file = join(folder, 'report.json')
  const flags = ['--headless', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const args = [
    '--yes',
    `lighthouse@${version}`,
    address,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags.join(' ')}`,
    ...options,
  ]
  const env = { ...process.env, CHROME_PATH: findBrowser()?.path ?? chromium.executablePath() }
  try {
    const child = spawn('npx', args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (part: Buffer) => (output = (output + part.toString()).slice(-4000)))
    await once(child, 'exit')
    if (child.exitCode !== 0) throw new Error(`Lighthouse ended with ${String(child.exitCode)}: ${output}`)
    // Lighthouse wrote this report, so its documented form is trusted.
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
