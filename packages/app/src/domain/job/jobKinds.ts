import type { Message } from '../../platform/locale/message.ts'
import { defineMessages } from '../../platform/locale/message.ts'
import { jobMessages } from './jobMessages.ts'

/** What work is called, by the server's name of its kind. */
export const kindMessages = defineMessages({
  'users.invite': { id: 'job.kind.invite', defaultMessage: 'Inviting people', description: 'What work is called.' },
  'users.suspend': { id: 'job.kind.suspend', defaultMessage: 'Suspending people', description: 'What work is called.' },
  'users.deactivate': {
    id: 'job.kind.deactivate',
    defaultMessage: 'Suspending people after their last day',
    description: 'What work is called.',
  },
  'users.deactivateOn': {
    id: 'job.kind.deactivateOn',
    defaultMessage: 'Setting last days',
    description: 'What work is called.',
  },
  'users.tellAdministrators': {
    id: 'job.kind.tellAdministrators',
    defaultMessage: 'Notifying administrators of open questions',
    description: 'What work is called.',
  },
  'users.reactivate': {
    id: 'job.kind.reactivate',
    defaultMessage: 'Reactivating people',
    description: 'What work is called.',
  },
  'users.setRoles': { id: 'job.kind.roles', defaultMessage: 'Setting roles', description: 'What work is called.' },
  'users.addToUnit': {
    id: 'job.kind.add',
    defaultMessage: 'Adding people to a unit',
    description: 'What work is called.',
  },
  'users.removeFromUnit': {
    id: 'job.kind.remove',
    defaultMessage: 'Removing people from a unit',
    description: 'What work is called.',
  },
  'users.setUnitRole': {
    id: 'job.kind.unitRole',
    defaultMessage: 'Changing roles in a unit',
    description: 'What work is called.',
  },
  'users.endSessions': {
    id: 'job.kind.sessions',
    defaultMessage: 'Ending sessions',
    description: 'What work is called.',
  },
  'users.anonymise': {
    id: 'job.kind.anonymise',
    defaultMessage: 'Anonymising people',
    description: 'What work is called.',
  },
  'userStatistics.export': {
    id: 'job.kind.userStatistics.export',
    defaultMessage: 'Export of user statistics',
    description: 'What work is called.',
  },
  'userStatistics.record': {
    id: 'job.kind.userStatistics.record',
    defaultMessage: 'Training record',
    description: 'What work is called.',
  },
  'users.export': { id: 'job.kind.export', defaultMessage: 'Export of people', description: 'What work is called.' },
  'users.letters': { id: 'job.kind.letters', defaultMessage: 'Letters', description: 'What work is called.' },
  'units.addMembers': {
    id: 'job.kind.members',
    defaultMessage: 'Adding people to a unit',
    description: 'What work is called.',
  },
  'units.change': { id: 'job.kind.unit', defaultMessage: 'Changing units', description: 'What work is called.' },
  'units.export': { id: 'job.kind.units', defaultMessage: 'Export of units', description: 'What work is called.' },
  'units.beginMemberships': {
    id: 'job.kind.beginMemberships',
    defaultMessage: 'Starting memberships that are due',
    description: 'What work is called.',
  },
  'units.exportComing': {
    id: 'job.kind.comingFile',
    defaultMessage: 'Export of scheduled members',
    description: 'What work is called.',
  },
  'units.exportMembers': {
    id: 'job.kind.memberFile',
    defaultMessage: 'Export of members',
    description: 'What work is called.',
  },
  'import.read': {
    id: 'job.kind.read',
    defaultMessage: 'Reading the file of an import',
    description: 'What work is called.',
  },
  'import.check': { id: 'job.kind.check', defaultMessage: 'Checking an import', description: 'What work is called.' },
  'import.export': {
    id: 'job.kind.rows',
    defaultMessage: 'Export of the rows of an import',
    description: 'What work is called.',
  },
  'import.list': {
    id: 'job.kind.imports',
    defaultMessage: 'Export of the list of imports',
    description: 'What work is called.',
  },
  'import.run': { id: 'job.kind.import', defaultMessage: 'Import', description: 'What work is called.' },
  'import.undo': { id: 'job.kind.undo', defaultMessage: 'Undoing an import', description: 'What work is called.' },
  'legal.exportConsents': {
    id: 'job.kind.consents',
    defaultMessage: 'Export of consents',
    description: 'What work is called.',
  },
  'legal.exportDocuments': {
    id: 'job.kind.documents',
    defaultMessage: 'Export of documents',
    description: 'What work is called.',
  },
  'legal.exportMyData': {
    id: 'job.kind.data',
    defaultMessage: 'Export of personal data',
    description: 'What work is called.',
  },
  'media.process': {
    id: 'job.kind.media',
    defaultMessage: 'Checking learning content',
    description: 'What work is called: an uploaded course package, video, audio or PDF is checked.',
  },
  'notifications.email': {
    id: 'job.kind.notificationsEmail',
    defaultMessage: 'Sending notifications by email',
    description: 'What work is called.',
  },
  'communication.announce': {
    id: 'job.kind.communicationAnnounce',
    defaultMessage: 'Notifying people of news and messages',
    description: 'What work is called.',
  },
  'assignments.evaluate': {
    id: 'job.kind.assignmentsEvaluate',
    defaultMessage: 'Assigning learning content',
    description: 'What work is called.',
  },
  'assignments.export': {
    id: 'job.kind.assignmentsExport',
    defaultMessage: 'Export of assignments',
    description: 'What work is called.',
  },
  'assignments.exportPeople': {
    id: 'job.kind.assignmentsExportPeople',
    defaultMessage: 'Export of the people of an assignment',
    description: 'What work is called.',
  },
  'paths.openStages': {
    id: 'job.kind.pathsOpenStages',
    defaultMessage: 'Opening stages of learning paths',
    description: 'What work is called.',
  },
  'assignments.recheck': {
    id: 'job.kind.assignmentsRecheck',
    defaultMessage: 'Updating assignments',
    description: 'What work is called.',
  },
  'assignments.remind': {
    id: 'job.kind.assignmentsRemind',
    defaultMessage: 'Sending reminders',
    description: 'What work is called.',
  },
  'badges.award': {
    id: 'job.kind.badgesAward',
    defaultMessage: 'Awarding a badge',
    description: 'What work is called.',
  },
  'certificates.download': {
    id: 'job.kind.certificatesDownload',
    defaultMessage: 'Certificates as a ZIP file',
    description: 'What work is called.',
  },
  'certificates.reissue': {
    id: 'job.kind.certificatesReissue',
    defaultMessage: 'Issuing certificates again',
    description: 'What work is called.',
  },
  'certificates.remind': {
    id: 'job.kind.certificatesRemind',
    defaultMessage: 'Sending certificate reminders',
    description: 'What work is called.',
  },
  'notifications.digest': {
    id: 'job.kind.notificationsDigest',
    defaultMessage: 'Sending summaries',
    description: 'What work is called.',
  },
  'statistics.media': {
    id: 'job.kind.mediaStatistics',
    defaultMessage: 'Export of media statistics',
    description: 'What work is called.',
  },
  'tasks.announce': {
    id: 'job.kind.announceTasks',
    defaultMessage: 'Announcing tasks',
    description: 'What work is called.',
  },
  'tasks.statistics': {
    id: 'job.kind.taskStatistics',
    defaultMessage: 'Export of task statistics',
    description: 'What work is called.',
  },
  'mail.send': { id: 'job.kind.mail', defaultMessage: 'Sending email', description: 'What work is called.' },
  'jobs.export': { id: 'job.kind.jobs', defaultMessage: 'Export of the jobs', description: 'What work is called.' },
  'mail.export': { id: 'job.kind.outbox', defaultMessage: 'Export of the outbox', description: 'What work is called.' },
  'audit.export': {
    id: 'job.kind.audit',
    defaultMessage: 'Export of the audit log',
    description: 'What work is called.',
  },
})

const names: Readonly<Record<string, Message>> = kindMessages

/** What work of a kind such as `users.suspend` is called. */
export const jobName = (kind: string): Message =>
  (Object.hasOwn(names, kind) ? names[kind] : undefined) ?? jobMessages.work
