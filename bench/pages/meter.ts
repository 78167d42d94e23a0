import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'

/** Main thread time of one step in ms of processor time, so that other load counts little. */
export interface Cost {
  readonly cpu: number
  readonly script: number
}

/** Figures of one page in one round by name: `mount.cpu`, `js.kB`. */
export type Readings = Map<string, number>

export interface Meter {
  /**
   * Runs a step, waits until it has settled, and records its cost as `<name>.cpu` and `<name>.script`, divided by
   * `per`, and the number of React commits as `<name>.commits`.
   */
  step(
    name: string,
    run: () => Promise<unknown>,
    options?: { readonly settle?: number; readonly per?: number },
  ): Promise<void>
  /** Runs a step with CPU throttling. */
  slowed(times: number, run: () => Promise<void>): Promise<void>
  /** JavaScript heap in MB after garbage collection. */
  heap(): Promise<number>
  total(): Promise<Cost>
}

const metricsOf = async (session: CDPSession): Promise<ReadonlyMap<string, number>> => {
  const { metrics } = await session.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}

const costOf = async (session: CDPSession): Promise<Cost> => {
  const metrics = await metricsOf(session)
  const ms = (name: string): number => (metrics.get(name) ?? 0) * 1000
  return { cpu: ms('TaskDuration'), script: ms('ScriptDuration') }
}

const commitsOf = (page: Page): Promise<number> => page.evaluate(() => window.somoProbe.commits)

/** Opens the DevTools session of a page. */
export async function createMeter(page: Page, readings: Readings): Promise<Meter> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('HeapProfiler.enable')
  return {
    total: () => costOf(session),
    slowed: async (times, run) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: times })
      await run()
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    },
    heap: async () => {
      await session.send('HeapProfiler.collectGarbage')
      return ((await metricsOf(session)).get('JSHeapUsedSize') ?? 0) / 1e6
    },
    step: async (name, run, { settle = 250, per = 1 } = {}) => {
      const commits = await commitsOf(page)
      const before = await costOf(session)
      await run()
      await pause(settle)
      const after = await costOf(session)
      readings.set(`${name}.cpu`, (after.cpu - before.cpu) / per)
      readings.set(`${name}.script`, (after.script - before.script) / per)
      readings.set(`${name}.commits`, (await commitsOf(page)) - commits)
    },
  }
}
