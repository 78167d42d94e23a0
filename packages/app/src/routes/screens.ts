import type { ScreenLoader } from './routeRow.ts'

// A file of its own beside the table: for each screen the build notes every file it needs, which grows with each of them,
// and whoever arrives at the dashboard needs none of it yet. The texts of each come in a file of its name (decision 0060).

export const assignments: ScreenLoader = () => import('../features/assignments/AssignmentsScreen.tsx')
export const myUnits: ScreenLoader = () => import('../features/my-units/MyUnitsScreen.tsx')
export const myProfile: ScreenLoader = () => import('../features/my-profile/MyProfileScreen.tsx')
export const unitManagement: ScreenLoader = () => import('../features/unit-management/UnitManagementScreen.tsx')
export const designConfiguration: ScreenLoader = () =>
  import('../features/design-configuration/DesignConfigurationScreen.tsx')
export const system: ScreenLoader = () => import('../features/system/SystemScreen.tsx')
export const importManagement: ScreenLoader = () => import('../features/import-management/ImportManagementScreen.tsx')
export const superConsole: ScreenLoader = () => import('../features/super-console/SuperConsoleScreen.tsx')
export const userManagement: ScreenLoader = () => import('../features/user-management/UserManagementScreen.tsx')
export const usingSomo: ScreenLoader = () => import('../features/using-sitos/UsingSomoScreen.tsx')
export const helpAndLegal: ScreenLoader = () => import('../features/help-and-legal/HelpAndLegalScreen.tsx')
export const mediaManagement: ScreenLoader = () => import('../features/media-management/MediaManagementScreen.tsx')
export const categoryManagement: ScreenLoader = () =>
  import('../features/category-management/CategoryManagementScreen.tsx')
export const media: ScreenLoader = () => import('../features/media/MediaScreen.tsx')
export const catalogue: ScreenLoader = () => import('../features/catalogue/CatalogueScreen.tsx')
export const mediaStatistics: ScreenLoader = () => import('../features/media-statistics/MediaStatisticsScreen.tsx')
export const myRatings: ScreenLoader = () => import('../features/my-ratings/MyRatingsScreen.tsx')
export const mailtemplates: ScreenLoader = () => import('../features/mailtemplates/MailtemplatesScreen.tsx')
export const myCertificates: ScreenLoader = () => import('../features/my-certificates/MyCertificatesScreen.tsx')
export const certificates: ScreenLoader = () => import('../features/certificates/CertificatesScreen.tsx')
export const badgesCollection: ScreenLoader = () => import('../features/badges-collection/BadgesCollectionScreen.tsx')
export const systemBadges: ScreenLoader = () => import('../features/system-badges/SystemBadgesScreen.tsx')
export const courseBadges: ScreenLoader = () => import('../features/course-badges/CourseBadgesScreen.tsx')
export const taskManagement: ScreenLoader = () => import('../features/task-management/TaskManagementScreen.tsx')
export const taskStatistics: ScreenLoader = () => import('../features/task-statistics/TaskStatisticsScreen.tsx')
export const userStatistics: ScreenLoader = () => import('../features/user-statistics/UserStatisticsScreen.tsx')
export const assistant: ScreenLoader = () => import('../features/assistant/AssistantScreen.tsx')
export const menuConfiguration: ScreenLoader = () =>
  import('../features/menu-configuration/MenuConfigurationScreen.tsx')
export const learningPath: ScreenLoader = () => import('../features/learning-path/LearningPathScreen.tsx')
