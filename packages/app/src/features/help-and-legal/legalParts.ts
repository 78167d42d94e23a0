import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** The code of the lists of documents and articles. */
export const listPart = createModuleSlot(() => import('./DocumentList.tsx'))

/** The code of one open document with its editor, fetched beside the document. */
export const documentPart = createModuleSlot(() => import('./DocumentView.tsx'))

/** The code of the proofs and the requests above them, fetched beside both. */
export const consentsPart = createModuleSlot(() => import('./ConsentsTab.tsx'))

/** The code of the dialog for a new one, fetched on the intent to open it. */
export const newDocumentPart = createModuleSlot(() => import('./NewDocumentDialog.tsx'))
