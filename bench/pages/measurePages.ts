import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.mjs'
import { median, type Figure } from '../figures.ts'
import { buildSide } from './buildSide.ts'
import { pageGoals, type PageGoal } from './goals.ts'
import type { Readings } from './meter.ts'
import { servePages } from './servePages.ts'
import { measurePage, pageNames, type PageName } from './steps.ts'

/** All rounds of all pages, by side and page. */
type Runs = Map<string, Readings[]>

const keyOf = (side: string, page: PageName): string => `${side}/${page}`

/**
 * Our pages beside the same pages in bare React, and beside those of other libraries where `peers` names a folder with
 * their builds (one folder a library, with form.html, table.html and catalogue.html). The rounds of all sides are mixed,
 * so that what else the machine does falls on all of them alike.
 */
export async function measurePages({ peers, rounds }: { readonly peers: string | null; readonly rounds: number }): Promise<Figure[]> {
  const out = join(import.meta.dirname, '../../node_modules/.somo/bench-pages')
  for (const side of ['floor', 'somo'] as const) await buildSide(side, out)
  const folders = new Map([
    ['floor', join(out, 'floor')],
    ['somo', join(out, 'somo')],
    ...(peers === null ? [] : readdirSync(peers).map((name) => [basename(name), join(peers, name)] as const)),
  ])
  folders.set('floor', join(out, 'floor'))
  const served = await servePages(folders)
  try {
    const runs: Runs = new Map()
    for (let round = 0; round < rounds; round += 1) await measureRound(served.origin, [...folders.keys()], round, runs)
    return pageGoals.map((goal) => figureOf(goal, runs))
  } finally {
    await served.close()
  }
}

async function measureRound(origin: string, sides: readonly string[], round: number, runs: Runs): Promise<void> {
  const browser = await chromium.launch(launchOptions())
  try {
    const jobs = pageNames.flatMap((page) => sides.map((side) => ({ side, page })))
    // Another order in each round, the same in each run.
    const turned = jobs.map((_, index) => jobs[(index * 7 + round * 5) % jobs.length]).filter((job) => job !== undefined)
    for (const { side, page } of jobs.length % 7 === 0 ? jobs : turned) {
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
