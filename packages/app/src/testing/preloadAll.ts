import type { LazyModule } from '../platform/lazy.ts'

/** Resolves once the code of each module is there, so that a story draws the page as it stands and not how it waits. */
export async function preloadAll(
  ...modules: readonly Pick<LazyModule<unknown>, 'getSnapshot' | 'subscribe' | 'preload'>[]
): Promise<void> {
  await Promise.all(
    modules.map(
      (module) =>
        new Promise<void>((resolve) => {
          const look = (): void => {
            if (module.getSnapshot().status === 'ready') resolve()
          }
          module.subscribe(look)
          module.preload()
          look()
        }),
    ),
  )
}
