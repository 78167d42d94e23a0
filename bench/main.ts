// npm run bench: measures our figures and compares them with our goals, on this machine.
//   --only <names>        bundle, browser, starts, list, commits, catalogue, library, pages, chunks, changes,
//                         interactions, player;
//                         only on request: lighthouse (downloads it), imports (minutes), export (a minute),
//                         growth (minutes, docs/scale.md)
//   --people <list>       imports: numbers of people, default 5000,100000
//   --growth <text>       growth: only cases with this text in their name
//   --peers <folder>      also measures built pages of other libraries, one folder per library
//   --rounds <n>          interleaved rounds of pages and growth, default 5
//   --pages <list>        form, table, catalogue: only those pages
//   --gate                exit code 1 if a goal is missed by more than 15 % (tolerance for noise)
//   --json <file>         also writes the figures to a file
import { writeFileSync } from 'node:fs'
import { arch, availableParallelism, cpus, loadavg, platform } from 'node:os'
import { parseArgs } from 'node:util'
import { measureBrowser } from './browse.ts'
import { measureBundle } from './bundle.ts'
import { measureCatalogue } from './catalogue.ts'
import { measureCommits } from './commits.ts'
import { measureExports } from './exports.ts'
import { measureImports } from './imports.ts'
import { measureInteractions } from './interactions.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measurePlayer } from './player.ts'
import { measureRouteChange } from './routeChange.ts'
import { measureRouteChunks } from './routeChunks.ts'
import { startDatabase, type BenchDatabase } from './cluster.ts'
import { tableOf, type Figure } from './figures.ts'
import { measureGrowth } from './growth/measureGrowth.ts'
import { measureLibrary } from './library.ts'
import { measureList } from './list.ts'
import { measurePages } from './pages/measurePages.ts'
import { pageNames } from './pages/visits.ts'
import { measureStarts } from './startTimes.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    gate: { type: 'boolean', default: false },
    json: { type: 'string' },
    growth: { type: 'string', default: '' },
    people: { type: 'string', default: '5000,100000' },
    peers: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: pageNames.join() },
  },
})

/** The names of a comma-separated option; a name outside `known` ends the run. */
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
  player: measurePlayer,
  list: measureList,
  commits: measureCommits,
  catalogue: measureCatalogue,
  library: measureLibrary,
  pages: () =>
    measurePages({
      peers: values.peers ?? null,
      rounds: Number(values.rounds),
      pages: pageNames.filter((name) => wantedPages.includes(name)),
    }),
  lighthouse: measureLighthouse,
  imports: (database) => measureImports(database, values.people.split(',').map(Number)),
  export: measureExports,
  growth: () => measureGrowth(values.growth, Number(values.rounds)),
} as const satisfies Record<string, (database: BenchDatabase) => Promise<Figure[]>>
const usual = Object.keys(parts).filter((name) => !['lighthouse', 'growth', 'imports', 'export'].includes(name))
const selected = namesOf(values.only ?? usual.join(), Object.keys(parts))

const figures: Figure[] = []
const database = await startDatabase()
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (!selected.includes(name)) continue
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
