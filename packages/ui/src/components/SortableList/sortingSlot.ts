import { createModuleSlot } from '../../slots/moduleSlot.ts'

/** What a drag and the question for a place need, fetched when someone reaches for the list. */
export const sortingSlot = createModuleSlot(() => import('./sortingTools.ts'))
