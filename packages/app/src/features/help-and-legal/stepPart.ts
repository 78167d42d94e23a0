import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** The code of the dialog that asks before a draft ends, fetched on the intent to open it. */
export const stepPart = createModuleSlot(() => import('./StepDialog.tsx'))
