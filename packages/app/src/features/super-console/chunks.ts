import { lazy } from '../../platform/lazy.ts'

/** The code of what only some people see, and of the dialog that is seldom needed. */
export const areaChunk = lazy(() => import('./area/AreaPart.tsx'))
export const healthChunk = lazy(() => import('./health/HealthPart.tsx'))
export const queuesChunk = lazy(() => import('./health/QueuesPart.tsx'))
export const viewChunk = lazy(() => import('./view-as/ViewAsPart.tsx'))
/** Others' tabs that most visits pass over. */
export const connectionChunk = lazy(() => import('./connection/ConnectionPanel.tsx'))
export const eventsChunk = lazy(() => import('./connection/EventsPanel.tsx'))
export const screensChunk = lazy(() => import('./ScreensPanel.tsx'))
export const reportChunk = lazy(() => import('./connection/ReportDialog.tsx'))
