import { createModuleSlot, useWantedModule } from '../../../slots/moduleSlot.ts'

/** The lazily loaded chunk for arranging columns; only tables with movable columns request it. */
export type ColumnTools = typeof import('./columnTools.ts')

const slot = createModuleSlot(() => import('./columnTools.ts'))

/** The column tools once their chunk is loaded; null before that and for tables without them. */
export function useColumnTools(isArrangeable: boolean): ColumnTools | null {
  const { module } = useWantedModule(slot, isArrangeable)
  return isArrangeable ? module : null
}

/** Runs a function with the column tools, after their chunk is loaded: a press can come before it. */
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
