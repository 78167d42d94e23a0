import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** The code of the form of one field, fetched on the intent to open it. */
export const fieldDialogPart = createModuleSlot(() => import('./FieldDialog.tsx'))
