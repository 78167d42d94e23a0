import { lazy } from '../../../platform/lazy.ts'

/** The bar of the selection, with the icons of a row's menu: fetched once there are rows. */
export const bulkChunk = lazy(() => import('./Bulk.tsx'))
