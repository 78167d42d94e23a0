import { lazy } from '../../platform/lazy.ts'

/** The editor of a learning path. */
export const editorChunk = lazy(() => import('./editor/PathEditor.tsx'))

/** The dialog of a new learning path. */
export const createChunk = lazy(() => import('./create/CreatePathDialog.tsx'))
