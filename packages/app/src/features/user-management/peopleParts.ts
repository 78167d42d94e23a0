import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** The list itself: fetched with the page, beside its data. */
export const listPart = createModuleSlot(() => import('./late/listing.ts'))
/** Work that is followed. */
export const jobPart = createModuleSlot(() => import('../../domain/job/FollowedJob.tsx'))
/** What is open beside the list; each content of it is a part of its own. */
export const drawerPart = createModuleSlot(() => import('./late/PeopleDrawer.tsx'))
/** What an action asks first. */
export const actionPart = createModuleSlot(() => import('./late/ActionPart.tsx'))
