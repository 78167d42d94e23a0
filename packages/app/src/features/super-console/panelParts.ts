import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** The code of what only some people see, and of the dialog that is seldom needed. */
export const areaPart = createModuleSlot(() => import('./AreaPart.tsx'))
export const healthPart = createModuleSlot(() => import('./HealthPart.tsx'))
export const queuesPart = createModuleSlot(() => import('./QueuesPart.tsx'))
export const viewPart = createModuleSlot(() => import('./ViewAsPart.tsx'))
/** Others' tabs that most visits pass over. */
export const connectionPart = createModuleSlot(() => import('./ConnectionPanel.tsx'))
export const eventsPart = createModuleSlot(() => import('./EventsPanel.tsx'))
export const screensPart = createModuleSlot(() => import('./ScreensPanel.tsx'))
export const reportPart = createModuleSlot(() => import('./ReportDialog.tsx'))
