import { lazy } from '../../platform/lazy.ts'

/** The list: fetched with the page, beside its data. */
export const listChunk = lazy(() => import('./list/AssignmentList.tsx'))

/** The drawer of one assignment. */
export const assignmentChunk = lazy(() => import('./drawer/AssignmentPart.tsx'))

/** The form of an assignment. */
export const wizardChunk = lazy(() => import('./wizard/WizardPart.tsx'))

/** The people of an assignment. */
export const peopleChunk = lazy(() => import('./people/PeoplePart.tsx'))

/** The tab of requests. */
export const requestsChunk = lazy(() => import('./requests/RequestsPart.tsx'))
