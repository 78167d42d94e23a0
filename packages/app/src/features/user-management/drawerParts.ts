import { createModuleSlot } from '@somo/ui/slots/moduleSlot'

/** What the drawer shows; each is fetched on the intent to open it. */
export const personPart = createModuleSlot(() => import('./late/PersonPart.tsx'))
export const createPart = createModuleSlot(() => import('./late/CreatePart.tsx'))
export const linksPart = createModuleSlot(() => import('./late/LinksPart.tsx'))
