import { lazy } from '../../platform/lazy.ts'

/** The code of the lists of documents and articles. */
export const listChunk = lazy(() => import('./documents/DocumentList.tsx'))

/** The code of one open document with its editor, fetched beside the document. */
export const documentChunk = lazy(() => import('./DocumentView.tsx'))

/** The code of the proofs and the requests above them, fetched beside both. */
export const consentsChunk = lazy(() => import('./consents/ConsentsTab.tsx'))

/** The code of the dialog for a new one, fetched on the intent to open it. */
export const newDocumentChunk = lazy(() => import('./documents/NewDocumentDialog.tsx'))
