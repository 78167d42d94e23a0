/**
 * Every kind of work this server does. The app has words for each (its domain/job reads this list in a test); jobs are
 * kept for 90 days, so a kind that is no longer done stays in the list as long.
 */
export const jobKinds = [
  'audit.export',
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
  'units.addMembers',
  'units.beginMemberships',
  'units.change',
  'units.export',
  'units.exportComing',
  'units.exportMembers',
  'users.addToUnit',
  'users.anonymise',
  'users.deactivate',
  'users.deactivateOn',
  'users.endSessions',
  'users.export',
  'users.invite',
  'users.letters',
  'users.reactivate',
  'users.removeFromUnit',
  'users.setRoles',
  'users.setUnitRole',
  'users.suspend',
  'users.tellAdministrators',
] as const

/** What work is, such as `users.suspend`. */
export type JobKind = (typeof jobKinds)[number]
