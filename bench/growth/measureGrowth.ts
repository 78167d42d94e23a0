import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, median } from '../figures.ts'
import { growthCases } from './cases.ts'
import { type DatabaseTime, type GrowthContext, openContext } from './context.ts'
import { openGrowth } from './databases.ts'
import type { GrowthCase } from './growthCase.ts'

const sizes = [10_000, 1_000_000] as const
/** No page takes longer, whatever is asked for; in milliseconds. */
const longestPage = 150
/** What is slow is not asked again and again, in milliseconds. */
const patience = 1500

/** What one case took at each size: the median of its rounds. */
interface Growth {
  readonly name: string
  readonly goal: number
  readonly times: readonly DatabaseTime[]
}

async function time(growthCase: GrowthCase, context: GrowthContext): Promise<DatabaseTime> {
  const before = context.measure()
  await growthCase.run(context)
  const after = context.measure()
  return { duration: after.duration - before.duration, processor: after.processor - before.processor }
}

async function measureSize(growthCase: GrowthCase, context: GrowthContext, rounds: number): Promise<DatabaseTime> {
  const times: DatabaseTime[] = []
  const end = performance.now() + patience
  // The first time reads what is not in memory.
  await growthCase.run(context)
  do times.push(await time(growthCase, context))
  while (times.length < rounds && performance.now() < end)
  return {
    duration: median(times.map(({ duration }) => duration)),
    processor: median(times.map(({ processor }) => processor)),
  }
}

const largest = ({ times }: Growth): number => times.at(-1)?.processor ?? 0
const isMissed = (growth: Growth): boolean => largest(growth) > growth.goal

const show = (value: number): string => value.toFixed(2).padStart(8)
const width = 90
const head = `${'p50 in ms: processor and duration in the database'.padEnd(width)} ${sizes.map((size) => `${String(size).padStart(8)} duration`).join(' ')}     goal`
const lineOf = (growth: Growth): string =>
  `${growth.name.padEnd(width)} ${growth.times.map(({ duration, processor }) => `${show(processor)} ${show(duration)}`).join(' ')} ${String(growth.goal).padStart(8)} ${isMissed(growth) ? 'missed' : ''}`

/**
 * Asks the lists of a database of ten thousand and of a million people with the statements of the stores. Every figure is written
 * beside the databases. @param only what the names of the cases have in them; empty for all
 */
export async function measureGrowth(only: string, rounds: number): Promise<Figure[]> {
  const cluster = await openGrowth(sizes)
  const contexts: GrowthContext[] = []
  const growths: Growth[] = []
  try {
    for (const database of cluster.databases) contexts.push(await openContext(database))
    console.log(head)
    for (const growthCase of growthCases.filter(({ name }) => name.includes(only))) {
      const times: DatabaseTime[] = []
      for (const context of contexts) times.push(await measureSize(growthCase, context, rounds))
      const growth = { name: growthCase.name, goal: growthCase.goal, times }
      growths.push(growth)
      console.log(lineOf(growth))
    }
  } finally {
    await Promise.all(contexts.map(({ database }) => database.close()))
    await cluster.close()
  }
  writeFileSync(
    join(import.meta.dirname, '../../node_modules/.somo/growth.txt'),
    [head, ...growths.map(lineOf)].join('\n'),
  )
  return summarise(growths)
}

/** The slowest case of each goal, and how many miss theirs. */
function summarise(growths: readonly Growth[]): Figure[] {
  const group = 'lists of 1 M people'
  const slowest = (name: string, goal: number, among: readonly Growth[]): Figure[] => {
    const [first] = [...among].sort((one, other) => largest(other) - largest(one))
    return first === undefined ? [] : [{ group, name, goal, unit: 'ms', value: largest(first), note: first.name }]
  }
  const goals = [...new Set(growths.map(({ goal }) => goal))].sort((one, other) => one - other)
  const people = growths.filter(({ name }) => name.startsWith('users'))
  return [
    ...goals.flatMap((goal) =>
      slowest(
        `slowest of those with ${goal} ms`,
        goal,
        growths.filter((growth) => growth.goal === goal),
      ),
    ),
    ...slowest('slowest page of people', longestPage, people),
    {
      group,
      name: 'cases that miss their goal',
      goal: 0,
      unit: '',
      value: growths.filter(isMissed).length,
      note: `of ${growths.length}; all are in node_modules/.somo/growth.txt`,
    },
  ]
}
