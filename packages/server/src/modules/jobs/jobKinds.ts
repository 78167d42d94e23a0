import type { BulkJobKind } from '../users/bulk/bulkApiTypes.ts'

/**
 * The kinds of jobs beside those of bulk actions, which the schema names. The app has words for each (its domain/job
 * reads this list in a test); jobs are kept for 90 days, so a kind that is no longer used stays in the list as long.
 */
export const jobKinds = [
  'assignments.evaluate',
  'assignments.export',
  'assignments.exportPeople',
  'assignments.recheck',
  'assignments.remind',
  'audit.export',
  'communication.announce',
  'badges.award',
  'certificates.download',
  'certificates.reissue',
  'certificates.remind',
  'import.check',
  'import.export',
  'import.list',
  'import.read',
  'import.run',
  'import.undo',
  'jobs.export',
  'legal.exportConsents',
  'legal.exportDocuments',
  'legal.exportMyData',
  'mail.export',
  'mail.send',
  'media.process',
  'notifications.digest',
  'notifications.email',
  'paths.openStages',
  'statistics.media',
  'tasks.announce',
  'tasks.statistics',
  'units.addMembers',
  'units.beginMemberships',
  'units.change',
  'units.export',
  'units.exportComing',
  'units.exportMembers',
  'userStatistics.export',
  'userStatistics.record',
  'users.deactivate',
  'users.export',
  'users.letters',
  'users.tellAdministrators',
] as const

/** The kind of a job, such as `users.suspend`. */
export type JobKind = (typeof jobKinds)[number] | BulkJobKind
