import { BadgeAdminScreen } from '../../domain/badge/admin/BadgeAdminScreen.tsx'

/** /course-badges: badges for completing certain media. */
export const Screen = () => <BadgeAdminScreen kind="COURSE" />
