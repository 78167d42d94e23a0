import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.mjs'
import { median, type Figure } from '../figures.ts'
import { buildSide } from './buildSide.ts'
import { numbers } from './data.ts'
import { pageGoals, type PageGoal } from './goals.ts'
import type { Readings } from './meter.ts'
import { servePages } from './servePages.ts'
import { measurePage, type PageName } from './steps.ts'

/** All rounds of all pages, by side and page. */
type Runs = Map<string, Readings[]>

interface Job {
  readonly side: string
  readonly page: PageName
}

export interface PagesToMeasure {
  readonly peers: string | null
  readonly rounds: number
  /** The pages that are measured; the goals of others are left out. */
  readonly pages: readonly PageName[]
}

const keyOf = (side: string, page: PageName): string => `${side}/${page}`

/**
 * Our pages beside the same pages in bare React, and beside those of other libraries where `peers` names a folder with
 * their builds (one folder a library, with form.html, table.html and catalogue.html). The rounds of all sides are mixed,
 * so that what else the machine does falls on all of them alike.
 */
export async function measurePages({ peers, rounds, pages }: PagesToMeasure): Promise<Figure[]> {
  const out = join(import.meta.dirname, '../../node_modules/.somo/bench-pages')
  for (const side of ['floor', 'somo'] as const) await buildSide({ side, pages, out })
  const folders = new Map([
    ['floor', join(out, 'floor')],
    ['somo', join(out, 'somo')],
    ...(peers === null ? [] : readdirSync(peers).map((name) => [basename(name), join(peers, name)] as const)),
  ])
  folders.set('floor', join(out, 'floor'))
  const served = await servePages(folders)
  try {
    const runs: Runs = new Map()
    for (let round = 0; round < rounds; round += 1) {
      const jobs = pages.flatMap((page) => [...folders.keys()].map((side) => ({ side, page })))
      await measureRound(served.origin, jobs, round, runs)
    }
    return pageGoals.filter(({ page }) => pages.includes(page)).map((goal) => figureOf(goal, runs))
  } finally {
    await served.close()
  }
}

/** Another order in each round, the same in each run. */
const mixed = (jobs: readonly Job[], round: number): readonly Job[] => {
  const next = numbers((round + 1) * 2_654_435_761)
  return jobs.map((job) => ({ job, place: next() })).toSorted((one, other) => one.place - other.place).map(({ job }) => job)
}

async function measureRound(origin: string, jobs: readonly Job[], round: number, runs: Runs): Promise<void> {
  // A page that asks another host for fonts gets none, with a network and without.
  const options = launchOptions()
  const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), alone] })
  try {
    for (const { side, page } of mixed(jobs, round)) {
      const readings = await measurePage(browser, `${origin}/${side}/${page}.html`, page)
      const key = keyOf(side, page)
      runs.set(key, [...(runs.get(key) ?? []), readings])
    }
  } finally {
    await browser.close()
  }
}

const medianOf = (runs: Runs, side: string, { page, reading }: PageGoal): number | null => {
  const values = (runs.get(keyOf(side, page)) ?? []).map((readings) => readings.get(reading)).filter((value) => value !== undefined)
  return values.length === 0 ? null : median(values)
}

function figureOf(goal: PageGoal, runs: Runs): Figure {
  const floor = medianOf(runs, 'floor', goal)
  const inUnit = (value: number | null): number | null =>
    goal.kind === 'plain' ? value : value === null || floor === null ? null : value / floor
  const others = new Set([...runs.keys()].map((key) => key.split('/')[0] ?? '').filter((side) => side !== 'floor' && side !== 'somo'))
  const peers = [...others]
    .map((name) => ({ name, value: inUnit(medianOf(runs, name, goal)) }))
    .filter((peer): peer is { name: string; value: number } => peer.value !== null)
    .toSorted((one, other) => one.value - other.value)
  const [best] = peers
  return {
    group: 'pages',
    name: goal.name,
    goal: goal.goal,
    unit: goal.unit,
    value: inUnit(medianOf(runs, 'somo', goal)),
    floor,
    peer: best ?? null,
    note: `median of ${runs.get(keyOf('somo', goal.page))?.length ?? 0} mixed rounds`,
  }
}
