import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** The code of the units to join, fetched beside them: the person's own units do not wait for it. */
export const joinPart = createModuleSlot(() => import('./JoinableUnits.tsx'))
