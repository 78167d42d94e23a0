import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.mjs'
import { median, type Figure } from '../figures.ts'
import { buildSide } from './buildSide.ts'
import { numbers } from './data.ts'
import { pageGoals, type PageGoal } from './goals.ts'
import { measurePage } from './measurePage.ts'
import type { Readings } from './meter.ts'
import { servePages } from './servePages.ts'
import { visitNames, visits, type PageName, type VisitName } from './visits.ts'

/** All rounds of all visits, by side and visit. */
type Runs = Map<string, Readings[]>

interface Job {
  readonly side: string
  readonly visit: VisitName
}

export interface PagesToMeasure {
  readonly peers: string | null
  readonly rounds: number
  /** The pages to measure; goals of other pages are skipped. */
  readonly pages: readonly PageName[]
}

const keyOf = (side: string, visit: VisitName): string => `${side}/${visit}`

/** The sides built here. */
const own = ['floor', 'somo'] as const

/**
 * Compares our pages with the same pages in bare React, and with those of other libraries in the folder `peers` (one
 * folder per library, with form.html, table.html and catalogue.html). The rounds of all sides are interleaved, so that
 * other load on the machine affects all of them.
 */
export async function measurePages({ peers, rounds, pages }: PagesToMeasure): Promise<Figure[]> {
  const out = join(import.meta.dirname, '../../node_modules/.somo/bench-pages')
  for (const side of own) await buildSide({ side, pages, out })
  const folders = new Map([
    ...(peers === null ? [] : readdirSync(peers).map((name) => [basename(name), join(peers, name)] as const)),
    ...own.map((side) => [side, join(out, side)] as const),
  ])
  const wanted = visitNames.filter((name) => pages.includes(visits[name].page))
  // Only pages built here support larger amounts of data.
  const sidesOf = (visit: VisitName): readonly string[] => (visits[visit].query === '' ? [...folders.keys()] : own)
  const served = await servePages(folders)
  try {
    const runs: Runs = new Map()
    for (let round = 0; round < rounds; round += 1) {
      const jobs = wanted.flatMap((visit) => sidesOf(visit).map((side) => ({ side, visit })))
      await measureRound(served.origin, jobs, round, runs)
    }
    return pageGoals
      .filter(({ visit, kind }) => wanted.includes(visit) && (kind !== 'peer' || peers !== null))
      .map((goal) => figureOf(goal, runs))
  } finally {
    await served.close()
  }
}

/** A different order in each round, the same in each run. */
const mixed = (jobs: readonly Job[], round: number): readonly Job[] => {
  const next = numbers((round + 1) * 2_654_435_761)
  return jobs
    .map((job) => ({ job, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ job }) => job)
}

async function measureRound(origin: string, jobs: readonly Job[], round: number, runs: Runs): Promise<void> {
  // Blocks fonts from other hosts, so that a network makes no difference.
  const options = launchOptions()
  const alone = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), alone] })
  try {
    for (const { side, visit } of mixed(jobs, round)) {
      const readings = await measurePage(browser, `${origin}/${side}`, visit)
      const key = keyOf(side, visit)
      runs.set(key, [...(runs.get(key) ?? []), readings])
    }
  } finally {
    await browser.close()
  }
}

const medianOf = (runs: Runs, side: string, visit: VisitName, reading: string): number | null => {
  const values = (runs.get(keyOf(side, visit)) ?? [])
    .map((readings) => readings.get(reading))
    .filter((value) => value !== undefined)
  return values.length === 0 ? null : median(values)
}

const quotient = (value: number | null, by: number | null): number | null =>
  value === null || by === null ? null : value / by

function figureOf(goal: PageGoal, runs: Runs): Figure {
  const { kind, visit, reading, from = visit, without = [] } = goal
  const of = (side: string): number | null => {
    const value = medianOf(runs, side, visit, reading)
    return kind === 'growth' ? quotient(value, medianOf(runs, side, from, reading)) : value
  }
  const [ours, floor] = [of('somo'), of('floor')]
  const inUnit = (value: number | null): number | null => (kind === 'ratio' ? quotient(value, floor) : value)
  const others = new Set(
    [...runs.keys()]
      .map((key) => key.split('/')[0] ?? '')
      .filter((side) => !['floor', 'somo', ...without].includes(side)),
  )
  const peers = [...others]
    .map((name) => ({ name, value: inUnit(of(name)) }))
    .filter((peer): peer is { name: string; value: number } => peer.value !== null)
    .toSorted((one, other) => one.value - other.value)
  const best = peers[0] ?? null
  return {
    group: 'pages',
    name: goal.name,
    goal: goal.goal,
    unit: goal.unit,
    value: kind === 'peer' ? quotient(ours, best?.value ?? null) : inUnit(ours),
    floor,
    // The best other library is 1 by definition in its own column.
    peer: best !== null && kind === 'peer' ? { name: best.name, value: 1 } : best,
    note: `median of ${runs.get(keyOf('somo', visit))?.length ?? 0} mixed rounds${shareOfScript(goal, runs)}`,
  }
}

/** Processor time, and the share of script; the rest is style, layout and paint. */
function shareOfScript({ visit, reading }: PageGoal, runs: Runs): string {
  const step = /^(.+)\.(?:cpu|visible\.ms)$/.exec(reading)?.[1]
  if (step === undefined) return ''
  const timesOf = (side: string): string | null => {
    const [whole, script] = [medianOf(runs, side, visit, `${step}.cpu`), medianOf(runs, side, visit, `${step}.script`)]
    return whole === null || script === null ? null : `${script.toFixed(2)} of ${whole.toFixed(2)} ms`
  }
  const [ours, floor] = [timesOf('somo'), timesOf('floor')]
  return ours === null ? '' : `; script ${ours}${floor === null ? '' : `, the floor's ${floor}`}`
}
