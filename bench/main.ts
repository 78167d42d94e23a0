// npm run bench: our figures beside our goals, all taken in this run on this machine.
//   --only bundle,browser,starts,list,library,pages,chunks,changes,interactions   takes those alone
//   --only lighthouse   as well, never unless asked for: it fetches Lighthouse from npm
//   --peers <folder>                    measures built pages of other libraries beside ours (one folder a library)
//   --rounds <n>                        mixed rounds of the pages, 5 unless told
//   --pages form,table,catalogue        measures those pages alone
//   --gate                              ends with 1 when a goal is missed by more than 15 %, which leaves room for noise
//   --json <file>                       writes the figures as well
import { writeFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, loadavg, platform } from 'node:os'
import { parseArgs } from 'node:util'
import { measureBrowser } from './browse.ts'
import { measureBundle } from './bundle.ts'
import { measureInteractions } from './interactions.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureRouteChange } from './routeChange.ts'
import { measureRouteChunks } from './routeChunks.ts'
import { startDatabase, type BenchDatabase } from './cluster.ts'
import { tableOf, type Figure } from './figures.ts'
import { measureLibrary } from './library.ts'
import { measureList } from './list.ts'
import { measurePages } from './pages/measurePages.ts'
import { pageNames } from './pages/steps.ts'
import { measureStarts } from './startTimes.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    gate: { type: 'boolean', default: false },
    json: { type: 'string' },
    peers: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: pageNames.join() },
  },
})

/** The names of a list on the command line; one that is not among `known` ends the run. */
function namesOf(list: string, known: readonly string[]): readonly string[] {
  const names = list.split(',')
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}; there is ${known.join(', ')}.`)
  return names
}

const wantedPages = namesOf(values.pages, pageNames)
const parts = {
  bundle: async () => measureBundle(),
  chunks: async () => measureRouteChunks(),
  browser: measureBrowser,
  starts: measureStarts,
  changes: measureRouteChange,
  interactions: measureInteractions,
  list: measureList,
  library: measureLibrary,
  pages: () => measurePages({ peers: values.peers ?? null, rounds: Number(values.rounds), pages: pageNames.filter((name) => wantedPages.includes(name)) }),
  lighthouse: measureLighthouse,
} as const satisfies Record<string, (database: BenchDatabase) => Promise<Figure[]>>
const usual = Object.keys(parts).filter((name) => name !== 'lighthouse')
const asked = namesOf(values.only ?? usual.join(), Object.keys(parts))

const figures: Figure[] = []
const database = await startDatabase()
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (!asked.includes(name)) continue
    console.log(`Somo: measuring ${name} …`)
    figures.push(...(await measure(database)))
  }
} finally {
  await database.close()
}

const load = loadavg()[0]?.toFixed(1) ?? '?'
const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown processor'}, ${platform()} ${arch()}`
console.log(`\nNode ${process.versions.node} on ${machine}, load ${load}\n\n${tableOf(figures)}`)
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify({ machine, load, figures }, null, 2))
const isMissed = figures.some(({ goal, value }) => goal !== null && value !== null && value > goal * 1.15)
if (values.gate && isMissed) process.exitCode = 1
