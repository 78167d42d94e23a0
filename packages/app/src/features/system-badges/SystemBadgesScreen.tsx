import { BadgeAdminScreen } from '../../domain/badge/admin/BadgeAdminScreen.tsx'

/** /system-badges: badges for signing in and for completed media. */
export const Screen = () => <BadgeAdminScreen kind="SYSTEM" />
