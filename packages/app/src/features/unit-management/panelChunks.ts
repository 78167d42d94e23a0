import { lazy } from '../../platform/lazy.ts'

/** The code of each tab: the open one is fetched beside the unit, the others once it is there. */
export const tabChunks = {
  members: lazy(() => import('./members/MembersTab.tsx')),
  details: lazy(() => import('./unit/DetailsTab.tsx')),
  history: lazy(() => import('./unit/HistoryTab.tsx')),
} as const

/** The code of what is done beside the page; each is fetched on the intent to, or as soon as the address says that it is open. */
export const newChunk = lazy(() => import('./unit/NewUnitPanel.tsx'))
export const addChunk = lazy(() => import('./members/AddPanel.tsx'))
export const changeChunk = lazy(() => import('./changes/ChangePanel.tsx'))
export const rollChunk = lazy(() => import('./changes/RollPanel.tsx'))
export const requestsChunk = lazy(() => import('./requests/RequestsPanel.tsx'))
export const comingChunk = lazy(() => import('./requests/ComingPanel.tsx'))
export const exportChunk = lazy(() => import('./unit/ExportPanel.tsx'))
