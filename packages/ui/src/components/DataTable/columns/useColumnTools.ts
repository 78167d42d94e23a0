import { createModuleSlot, useWantedModule } from '../../../slots/moduleSlot.ts'

/** What arranging columns needs; the type of a chunk that only tables ask for whose columns can be arranged. */
export type ColumnTools = typeof import('./columnTools.ts')

const slot = createModuleSlot(() => import('./columnTools.ts'))

/** The tools of tables whose columns can be arranged, from when they are here; null for all others. */
export function useColumnTools(isArrangeable: boolean): ColumnTools | null {
  const { module } = useWantedModule(slot, isArrangeable)
  return isArrangeable ? module : null
}

/** Does something with the tools, at once where they are here; a press on a column's button may be sooner than they are. */
export function withColumnTools(run: (tools: ColumnTools) => void): void {
  const hand = (): boolean => {
    const { module } = slot.getSnapshot()
    if (module !== null) run(module)
    return module !== null
  }
  if (hand()) return
  const leave = slot.subscribe(() => {
    if (hand() || slot.getSnapshot().status === 'failed') leave()
  })
  slot.warm()
}
