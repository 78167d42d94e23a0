import { startCleaning } from './database/cleaning.ts'
import { cleanModules } from './modules/cleaning.ts'
import type { ServerDeps, ServerModule } from './modules/module.ts'

/** What the server does beside answering: jobs and cleaning; answers what ends both. */
export async function startWork(
  { jobs, log }: ServerDeps,
  modules: readonly ServerModule[],
): Promise<() => Promise<void>> {
  await jobs.work(modules.flatMap((one) => one.workers ?? []))
  const report = (err: unknown): void => log.error({ err }, 'The cleaning failed')
  const stopCleaning = startCleaning(() => cleanModules(modules, Date.now()), report)
  return async () => {
    await jobs.stop()
    await stopCleaning()
  }
}
