/** The result of one person in one question. */
export interface ItemResult {
  readonly question: string
  /** What was earned, and what could be. */
  readonly earned: number
  readonly points: number
}

/** What the results of a question say about it. All in percent, null where the results do not say it. */
export interface ItemStatistics {
  /** How many people had it. */
  readonly people: number
  /** The mean share of the points: near 100 is easy, near 0 is hard. */
  readonly facility: number | null
  /** The correlation with the rest of the quiz: below 20 the question does not tell the strong from the weak. */
  readonly discrimination: number | null
  /** The discrimination as a share of the most that the given results allow. */
  readonly efficiency: number | null
}

/** With fewer people the results say more of them than of the question. */
export const fewestPeople = 5

interface Pair {
  readonly share: number
  /** The share of the points in all other questions of the person. */
  readonly rest: number
}

/** As `measureItems`, to one decimal place. */
export const computeItemStatistics = (
  attempts: readonly (readonly ItemResult[])[],
): ReadonlyMap<string, ItemStatistics> =>
  new Map(
    [...measureItems(attempts)].map(([question, { people, facility, discrimination, efficiency }]) => [
      question,
      { people, facility: round(facility), discrimination: round(discrimination), efficiency: round(efficiency) },
    ]),
  )

const round = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(1)))

/**
 * Facility, discrimination index and discriminative efficiency of each question, over one attempt a person.
 * Shares of the points are compared, so that questions drawn from pools with other points can be compared too.
 */
export function measureItems(attempts: readonly (readonly ItemResult[])[]): ReadonlyMap<string, ItemStatistics> {
  const pairs = new Map<string, (Pair | null)[]>()
  const shares = new Map<string, number[]>()
  for (const attempt of attempts) {
    const [earned, points] = [sum(attempt.map((one) => one.earned)), sum(attempt.map((one) => one.points))]
    for (const { question, ...own } of attempt) {
      if (own.points <= 0) continue
      const rest = points - own.points
      const share = own.earned / own.points
      add(shares, question, share)
      add(pairs, question, rest <= 0 ? null : { share, rest: (earned - own.earned) / rest })
    }
  }
  return new Map(
    [...shares].map(([question, list]) => [question, describe(list, pairs.get(question)?.filter(isThere) ?? [])]),
  )
}

const isThere = (pair: Pair | null): pair is Pair => pair !== null

function add<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

function describe(shares: readonly number[], pairs: readonly Pair[]): ItemStatistics {
  const people = shares.length
  if (people < fewestPeople) return { people, facility: null, discrimination: null, efficiency: null }
  const [own, rest] = [pairs.map(({ share }) => share), pairs.map((pair) => pair.rest)]
  const spread = Math.sqrt(covariance(own, own) * covariance(rest, rest))
  const together = covariance(own, rest)
  // The covariance is largest where the best in the question are the best in the rest.
  const most = covariance(own.toSorted(ascending), rest.toSorted(ascending))
  return {
    people,
    facility: percent(sum(shares) / people),
    discrimination: pairs.length < fewestPeople || spread < tiny ? null : percent(together / spread),
    efficiency: pairs.length < fewestPeople || most < tiny ? null : percent(together / most),
  }
}

/** Below it a spread is the rounding of numbers that are all the same. */
const tiny = 1e-9
const ascending = (one: number, other: number): number => one - other
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const percent = (share: number): number => share * 100

function covariance(ones: readonly number[], others: readonly number[]): number {
  const [mean, otherMean] = [sum(ones) / ones.length, sum(others) / others.length]
  return sum(ones.map((one, place) => (one - mean) * ((others[place] ?? 0) - otherMean))) / ones.length
}
