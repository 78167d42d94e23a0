import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

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
