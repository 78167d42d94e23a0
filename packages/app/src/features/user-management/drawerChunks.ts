import { lazy } from '../../platform/lazy.ts'

/** What the drawer shows; each is fetched on the intent to open it. */
export const personChunk = lazy(() => import('./person/PersonPart.tsx'))
export const createChunk = lazy(() => import('./person/CreatePart.tsx'))
export const linksChunk = lazy(() => import('./links/LinksPart.tsx'))
