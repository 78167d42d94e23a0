import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** The page of a unit, fetched beside the unit. */
export const unitPart = createModuleSlot(() => import('./OpenUnit.tsx'))
/** The tree with what finds a unit in it: every visit wants it. */
export const treePart = createModuleSlot(() => import('./UnitTree.tsx'))
/** What is done beside the page, and how it waits for its own code. */
export const taskPart = createModuleSlot(() => import('./TaskPanel.tsx'))

/** The code of each tab: the open one is fetched beside the unit, the others once it is there. */
export const tabParts = {
  members: createModuleSlot(() => import('./MembersTab.tsx')),
  details: createModuleSlot(() => import('./DetailsTab.tsx')),
  history: createModuleSlot(() => import('./HistoryTab.tsx')),
} as const

/** The code of what is done beside the page; each is fetched on the intent to, or as soon as the address says that it is open. */
export const newPart = createModuleSlot(() => import('./NewUnitPanel.tsx'))
export const addPart = createModuleSlot(() => import('./AddPanel.tsx'))
export const changePart = createModuleSlot(() => import('./ChangePanel.tsx'))
export const rollPart = createModuleSlot(() => import('./RollPanel.tsx'))
export const requestsPart = createModuleSlot(() => import('./RequestsPanel.tsx'))
export const exportPart = createModuleSlot(() => import('./ExportPanel.tsx'))
