import { lazy } from '../../platform/lazy.ts'

/** The code of the units to join, fetched beside them: the person's own units do not wait for it. */
export const joinChunk = lazy(() => import('./JoinableUnits.tsx'))
