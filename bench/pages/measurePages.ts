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
  /** The pages that are measured; the goals of others are left out. */
  readonly pages: readonly PageName[]
}

const keyOf = (side: string, visit: VisitName): string => `${side}/${visit}`

/** The sides that are built here. */
const own = ['floor', 'somo'] as const

/**
 * Our pages beside the same pages in bare React, and beside those of other libraries where `peers` names a folder with
 * their builds (one folder a library, with form.html, table.html and catalogue.html). The rounds of all sides are mixed,
 * so that what else the machine does falls on all of them alike.
 */
export async function measurePages({ peers, rounds, pages }: PagesToMeasure): Promise<Figure[]> {
  const out = join(import.meta.dirname, '../../node_modules/.somo/bench-pages')
  for (const side of own) await buildSide({ side, pages, out })
  const folders = new Map([
    ...(peers === null ? [] : readdirSync(peers).map((name) => [basename(name), join(peers, name)] as const)),
    ...own.map((side) => [side, join(out, side)] as const),
  ])
  const wanted = visitNames.filter((name) => pages.includes(visits[name].page))
  // Only the pages built here know how to have more in them than usual.
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

/** Another order in each round, the same in each run. */
const mixed = (jobs: readonly Job[], round: number): readonly Job[] => {
  const next = numbers((round + 1) * 2_654_435_761)
  return jobs
    .map((job) => ({ job, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ job }) => job)
}

async function measureRound(origin: string, jobs: readonly Job[], round: number, runs: Runs): Promise<void> {
  // A page that asks another host for fonts gets none, with a network and without.
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
    // Beside the best peer's own figure the best peer stands at 1.
    peer: best !== null && kind === 'peer' ? { name: best.name, value: 1 } : best,
    note: `median of ${runs.get(keyOf('somo', visit))?.length ?? 0} mixed rounds${shareOfScript(goal, runs)}`,
  }
}

/** What the processor did for it, and how much of that was script: the rest are styles, layout and paint. */
function shareOfScript({ visit, reading }: PageGoal, runs: Runs): string {
  const step = /^(.+)\.(?:cpu|visible\.ms)$/.exec(reading)?.[1]
  if (step === undefined) return ''
  const told = (side: string): string | null => {
    const [whole, script] = [medianOf(runs, side, visit, `${step}.cpu`), medianOf(runs, side, visit, `${step}.script`)]
    return whole === null || script === null ? null : `${script.toFixed(2)} of ${whole.toFixed(2)} ms`
  }
  const [ours, floor] = [told('somo'), told('floor')]
  return ours === null ? '' : `; script ${ours}${floor === null ? '' : `, the floor's ${floor}`}`
}
