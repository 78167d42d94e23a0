import type { ModuleSlot } from '@somo/ui/slots/moduleSlot'

/** Resolves once the code of each part is there, so that a story draws the page as it stands and not how it waits. */
export async function partsAtHand(
  ...slots: readonly Pick<ModuleSlot<unknown>, 'getSnapshot' | 'subscribe' | 'warm'>[]
): Promise<void> {
  await Promise.all(
    slots.map(
      (slot) =>
        new Promise<void>((resolve) => {
          const look = (): void => {
            if (slot.getSnapshot().status === 'ready') resolve()
          }
          slot.subscribe(look)
          slot.warm()
          look()
        }),
    ),
  )
}
