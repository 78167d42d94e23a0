import { lazy } from '../../platform/lazy.ts'

/** The code of an import that is open: a look at the list does not fetch it. */
export const wizardChunk = lazy(() => import('./wizard/WizardPart.tsx'))

/** The list itself: fetched with the page, beside its data. */
export const listChunk = lazy(() => import('./list/ImportList.tsx'))
