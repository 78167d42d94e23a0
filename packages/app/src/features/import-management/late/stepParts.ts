import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** The code of the later steps; each comes when it is reached. */
export const columnsPart = createModuleSlot(() => import('./ColumnsStep.tsx'))
export const checkPart = createModuleSlot(() => import('./CheckStep.tsx'))
export const runPart = createModuleSlot(() => import('./RunStep.tsx'))
