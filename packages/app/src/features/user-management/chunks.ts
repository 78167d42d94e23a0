import { lazy } from '../../platform/lazy.ts'

/** The list itself: fetched with the page, beside its data. */
export const listChunk = lazy(() => import('./list/PeopleList.tsx'))
/** Work that is followed. */
export const jobChunk = lazy(() => import('../../domain/job/FollowedJob.tsx'))
/** What is open beside the list; each content of it is a part of its own. */
export const drawerChunk = lazy(() => import('./PeopleDrawer.tsx'))
/** What an action asks first. */
export const actionChunk = lazy(() => import('./bulk/ActionPart.tsx'))
