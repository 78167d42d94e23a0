import { createModuleSlot, useWantedModule } from '../../slots/moduleSlot.ts'

type WindowedBody = (typeof import('./WindowedBody.tsx'))['WindowedBody']

/** A chunk that only tables with many rows ask for. */
const slot = createModuleSlot(() => import('./WindowedBody.tsx'))

/** How the rows of a table are drawn. */
export interface RowWindowing {
  /** Only rows in view are drawn. */
  readonly isOn: boolean
  /** What draws them is on its way: until then the skeleton stands in their place. */
  readonly isWaiting: boolean
  /** Null where all rows are drawn: because they are few, or because what draws some of them cannot be had. */
  readonly Body: WindowedBody | null
}

/** What draws many rows, fetched for the first table that has them. */
export function useRowWindowing(isWanted: boolean): RowWindowing {
  const { status, module } = useWantedModule(slot, isWanted)
  const isOn = isWanted && status !== 'failed'
  return { isOn, isWaiting: isOn && module === null, Body: isOn && module !== null ? module.WindowedBody : null }
}
