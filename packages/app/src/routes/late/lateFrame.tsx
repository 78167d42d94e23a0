export { OfflineNotice } from './OfflineNotice.tsx'
export { paletteGroups } from './paletteGroups.tsx'
