import { lazy } from '../../../platform/lazy.ts'

/** The code of the form of one field, fetched on the intent to open it. */
export const fieldDialogChunk = lazy(() => import('./FieldDialog.tsx'))
