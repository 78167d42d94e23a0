import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** The page of a unit, fetched beside the unit. */
export const unitPart = createModuleSlot(() => import('./OpenUnit.tsx'))
/** The tree with what finds a unit in it: every visit wants it. */
export const treePart = createModuleSlot(() => import('./UnitTree.tsx'))
/** What is done beside the page, and how it waits for its own code. */
export const taskPart = createModuleSlot(() => import('./TaskPanel.tsx'))
