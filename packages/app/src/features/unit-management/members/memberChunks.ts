import { lazy } from '../../../platform/lazy.ts'

/** What is asked before something is done with members. */
export const memberActChunk = lazy(() => import('./MemberAct.tsx'))
/** Work that is followed. */
export const jobChunk = lazy(() => import('../../../domain/job/FollowedJob.tsx'))
