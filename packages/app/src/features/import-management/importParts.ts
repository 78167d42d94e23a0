import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** The code of an import that is open: a look at the list does not fetch it. */
export const wizardPart = createModuleSlot(() => import('./late/WizardPart.tsx'))

/** The list itself: fetched with the page, beside its data. */
export const listPart = createModuleSlot(() => import('./late/listing.ts'))
