import { setTimeout as pause } from 'node:timers/promises'
import type { ServerProcess } from './serverProcess.ts'

/** Asks the API and answers its data. @throws Error with the answer where it has errors */
export type ApiCall = <T>(query: string, variables?: object) => Promise<T>

/** Calls the API as the app does. */
export function createApiCaller(
  origin: string,
  token: string,
): { readonly call: ApiCall; readonly headers: Readonly<Record<string, string>> } {
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true', accept: 'application/json' }
  async function call<T>(query: string, variables: object = {}): Promise<T> {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    // The response has the shape of the query.
    const answer = (await response.json()) as { data?: T; errors?: unknown }
    if (answer.data === undefined || answer.errors !== undefined) throw new Error(JSON.stringify(answer).slice(0, 500))
    return answer.data
  }
  return { call, headers }
}

const otherQuestion = `query { units { units(page: { first: 50 }) { items { uuid key name isActive } pageInfo { hasNext } } } }`
const lanes = 2

/** Lists units, again and again, until `isOver`; answers the duration of each response in ms. */
export async function callUntilOver(call: ApiCall, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  const lane = async (): Promise<void> => {
    while (!isOver()) {
      const begin = performance.now()
      await call(otherQuestion)
      times.push(performance.now() - begin)
      await pause(20)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return times
}

/** The 99th percentile. */
export const p99 = (values: readonly number[]): number | null =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? null

/** Reads the memory of a server twenty times a second, in MB. */
export function watchMemory(server: ServerProcess): {
  readonly highest: () => number | null
  readonly stop: () => void
} {
  let memory = server.readMemory()
  const clock = setInterval(() => {
    memory = memory === null ? null : Math.max(memory, server.readMemory() ?? 0)
  }, 50)
  return { highest: () => memory, stop: () => clearInterval(clock) }
}
