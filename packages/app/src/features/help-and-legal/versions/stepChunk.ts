import { lazy } from '../../../platform/lazy.ts'

/** The code of the dialog that asks before a draft ends, fetched on the intent to open it. */
export const stepChunk = lazy(() => import('./StepDialog.tsx'))
