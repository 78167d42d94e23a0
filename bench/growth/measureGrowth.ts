import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median, type Figure } from '../figures.ts'
import { growthCases } from './cases.ts'
import { openContext, type GrowthContext } from './context.ts'
import { openGrowth } from './databases.ts'
import type { GrowthCase } from './growthCase.ts'

const sizes = [1000, 10_000, 100_000, 1_000_000] as const
/** What is slow is not asked again and again, in milliseconds. */
const patience = 1500
/** From then on each question is timed once and nothing is measured again, so that the whole ends within a quarter of an hour; in milliseconds. */
const longest = 10 * 60_000

/** What one case took. */
interface Growth {
  readonly name: string
  readonly goal: GrowthCase['goal']
  /** The median in the database, in milliseconds for each size: of the first answers of each turn. */
  readonly times: readonly number[]
  /** The median from asking to having read the answer, over one connection, for each size: of the second answers of each turn. */
  readonly asked: readonly number[]
  /** How many lines the answer has for each size; null where it is none of lines. */
  readonly lines: readonly (number | null)[]
}

/** How many lines an answer has. */
function countLines(answer: unknown): number | null {
  if (Array.isArray(answer)) return answer.length
  if (typeof answer !== 'object' || answer === null) return null
  return Object.values(answer).find(Array.isArray)?.length ?? null
}

/** Milliseconds in the database, and from asking to having read the answer. */
async function time(
  growthCase: GrowthCase,
  context: GrowthContext,
): Promise<{ readonly worked: number; readonly asked: number }> {
  const [began, before] = [performance.now(), context.worked()]
  await growthCase.run(context)
  return { worked: context.worked() - before, asked: performance.now() - began }
}

/**
 * The sizes take turns, so that what else the machine does meets them all. In each turn a size is asked twice. What the database
 * works is that of the first answer; what is held against other sizes is the second, as before the first the processor has just read
 * another database, and the largest loses most by that.
 */
async function measureCase(
  growthCase: GrowthCase,
  contexts: readonly GrowthContext[],
  rounds: number,
): Promise<Growth> {
  const times = contexts.map((): number[] => [])
  const asks = contexts.map((): number[] => [])
  const lines: (number | null)[] = []
  for (const context of contexts) lines.push(countLines(await growthCase.run(context)))
  let spent = 0
  for (let round = 0; round < rounds && spent < patience; round += 1) {
    for (const [place, context] of contexts.entries()) {
      const [first, second] = [await time(growthCase, context), await time(growthCase, context)]
      times[place]?.push(first.worked)
      asks[place]?.push(second.asked)
      spent += first.asked + second.asked
    }
  }
  return { name: growthCase.name, goal: growthCase.goal, times: times.map(median), asked: asks.map(median), lines }
}

/** The part of the other's lines that each of two pages has at least, to be as long as it. */
const asLong = 0.8
/**
 * What a page of the largest size is held against: the smallest size whose page is as long. Where a thousand people fill
 * a tenth of it, telling the lines alone takes ten times as long of a million.
 */
const baseOf = ({ lines }: Growth): number => {
  const last = lines.at(-1) ?? 0
  return Math.max(
    0,
    lines.findIndex((count) => (count ?? 0) >= asLong * last && asLong * (count ?? 0) <= last),
  )
}
const ofThousand = ({ asked }: Growth): number => (asked.at(-1) ?? 0) / (asked[0] ?? 1)
/** Held against each other is what is waited, as whoever asks notices nothing else; what the database alone took stands beside it. */
const ratio = (growth: Growth): number => (growth.asked.at(-1) ?? 0) / (growth.asked[baseOf(growth)] ?? 1)
const ofDatabase = (growth: Growth): number => (growth.times.at(-1) ?? 0) / (growth.times[baseOf(growth)] ?? 1)

/**
 * What is missed, in words; empty where the goals are kept. A flat list takes the database 5 ms at most, and is waited for 1.5
 * times as long as an equally long page of the fewest.
 */
function judge(growth: Growth): string {
  const last = growth.times.at(-1) ?? 0
  if (growth.goal !== 'flat') return last > growth.goal ? `over ${growth.goal} ms` : ''
  return [...(last > 5 ? ['over 5 ms'] : []), ...(ratio(growth) > 1.5 ? ['over 1.5 ×'] : [])].join(', ')
}

/**
 * As `measureCase`; what misses is measured three times, and the one in the middle counts: of a thousand medians some always meet what
 * else runs. What keeps its goal by luck is not found out by that.
 */
async function measureAgain(
  growthCase: GrowthCase,
  contexts: readonly GrowthContext[],
  rounds: number,
): Promise<Growth> {
  const first = await measureCase(growthCase, contexts, rounds)
  if (judge(first) === '' || rounds < 2) return first
  const again = [
    first,
    await measureCase(growthCase, contexts, rounds),
    await measureCase(growthCase, contexts, rounds),
  ]
  const by = growthCase.goal === 'flat' && ratio(first) > 1.5 ? ratio : ({ times }: Growth): number => times.at(-1) ?? 0
  return again.sort((one, other) => by(one) - by(other))[1] ?? first
}

const show = (value: number): string => value.toFixed(2).padStart(8)

const width = 90
const head = `${'p50 in ms in the database'.padEnd(width)} ${sizes.map((size) => String(size).padStart(8)).join(' ')} asked 1k       1M    1M/1k    1M/as long  in the database  lines of 1 k and 1 M`
const showLines = (count: number | null | undefined): string => String(count ?? '').padStart(3)
const lineOf = (growth: Growth): string =>
  `${growth.name.padEnd(width)} ${growth.times.map(show).join(' ')} ${show(growth.asked[0] ?? 0)} ${show(growth.asked.at(-1) ?? 0)} ${show(ofThousand(growth))} ${show(ratio(growth))} of ${String(sizes[baseOf(growth)]).padStart(7)} ${show(ofDatabase(growth))}  ${showLines(growth.lines[0])} ${showLines(growth.lines.at(-1))}  ${judge(growth)}`

/**
 * The lists from a thousand to a million people, by the statements the product sends. Every figure is written beside the databases.
 * @param only what the names of the questions have in them; empty for all.
 */
export async function measureGrowth(only: string, rounds: number): Promise<Figure[]> {
  const cluster = await openGrowth(sizes)
  const contexts: GrowthContext[] = []
  const growths: Growth[] = []
  try {
    for (const database of cluster.databases) contexts.push(await openContext(database))
    console.log(head)
    const end = performance.now() + longest
    for (const growthCase of growthCases.filter(({ name }) => name.includes(only))) {
      const growth = await measureAgain(growthCase, contexts, performance.now() < end ? rounds : 1)
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

/** The worst of each kind of question, for the table of all figures. */
function summarise(growths: readonly Growth[]): Figure[] {
  const flat = growths.filter(({ goal }) => goal === 'flat')
  const worst = (
    list: readonly Growth[],
    of: (growth: Growth) => number,
  ): { readonly value: number | null; readonly note: string } => {
    const [first] = [...list].sort((one, other) => of(other) - of(one))
    return first === undefined ? { value: null, note: '' } : { value: of(first), note: first.name }
  }
  const last = ({ times }: Growth): number => times.at(-1) ?? 0
  const at = (goal: number): readonly Growth[] => growths.filter((growth) => growth.goal === goal)
  const over = (of: (growth: Growth) => number): number => flat.filter((growth) => of(growth) > 1.5).length
  const group = 'growth to 1 M people'
  const missed = growths.filter((growth) => judge(growth) !== '').length
  return [
    { group, name: 'slowest page of a list', goal: 5, unit: 'ms', ...worst(flat, last) },
    { group, name: 'most of an equally long page', goal: 1.5, unit: '×', ...worst(flat, ratio) },
    {
      group,
      name: 'pages over 1.5 × of an equally long one',
      goal: null,
      unit: '',
      value: over(ratio),
      note: `of ${flat.length}`,
    },
    {
      group,
      name: 'pages over 1.5 × in the database alone',
      goal: null,
      unit: '',
      value: over(ofDatabase),
      note: `of ${flat.length}`,
    },
    {
      group,
      name: 'pages over 1.5 × of 1 k, shorter ones among them',
      goal: null,
      unit: '',
      value: over(ofThousand),
      note: `of ${flat.length}`,
    },
    { group, name: 'slowest search, common text', goal: 20, unit: 'ms', ...worst(at(20), last) },
    { group, name: 'slowest search, rare text', goal: 3, unit: 'ms', ...worst(at(3), last) },
    { group, name: 'slowest part of the tree', goal: 50, unit: 'ms', ...worst(at(50), last) },
    { group, name: 'consequences of a change to 20,000 people', goal: 1000, unit: 'ms', ...worst(at(1000), last) },
    {
      group,
      name: 'questions that miss a goal',
      goal: null,
      unit: '',
      value: missed,
      note: `of ${growths.length}; all stand in node_modules/.somo/growth.txt`,
    },
  ]
}
