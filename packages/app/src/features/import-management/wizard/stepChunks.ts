import { lazy } from '../../../platform/lazy.ts'

/** The code of the later steps; each comes when it is reached. */
export const columnsChunk = lazy(() => import('../columns/ColumnsStep.tsx'))
export const checkChunk = lazy(() => import('../check/CheckStep.tsx'))
export const runChunk = lazy(() => import('../run/RunStep.tsx'))
