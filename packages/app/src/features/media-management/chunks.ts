import { lazy } from '../../platform/lazy.ts'

/** The list: fetched with the page, beside its data. */
export const listChunk = lazy(() => import('./list/MediaList.tsx'))

/** The dialog for a new medium. */
export const createChunk = lazy(() => import('./create/CreateMediumDialog.tsx'))

/** The dialog for changes of many media. */
export const bulkChunk = lazy(() => import('./bulk/MediaBulkDialog.tsx'))

/** The dialog for a copy of a medium. */
export const copyChunk = lazy(() => import('./list/CopyListedMedium.tsx'))

/** The page of uploads. */
export const uploadChunk = lazy(() => import('./upload/UploadPage.tsx'))

/** The player of a preview. */
export const previewChunk = lazy(() => import('../../domain/player/preview/PreviewPlayer.tsx'))

/** The editor of a medium: a look at the list does not fetch it. */
export const editorChunk = lazy(() => import('./editor/MediumEditor.tsx'))
