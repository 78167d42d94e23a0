import { lazy } from '../../platform/lazy.ts'

/** The page of a unit, fetched beside the unit. */
export const unitChunk = lazy(() => import('./unit/OpenUnit.tsx'))
/** The tree with what finds a unit in it: every visit wants it. */
export const treeChunk = lazy(() => import('./tree/UnitTree.tsx'))
/** What is done beside the page, and how it waits for its own code. */
export const taskChunk = lazy(() => import('./TaskPanel.tsx'))
