import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** What is asked before something is done with members. */
export const memberActPart = createModuleSlot(() => import('./MemberAct.tsx'))

/** Work that is followed. */
export const jobPart = createModuleSlot(() => import('../../domain/job/FollowedJob.tsx'))
