import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** The bar of the selection, with the icons of a row's menu: fetched once there are rows. */
export const bulkPart = createModuleSlot(() => import('./late/Bulk.tsx'))
