import type { ServerModule } from './module.ts'

/** Removes what the modules need no longer at `now` (ms since 1970). */
export async function cleanModules(modules: readonly ServerModule[], now: number): Promise<void> {
  for (const { clean } of modules) await clean?.(now)
}
