import { defineMessages } from '../../platform/locale/message.ts'

/** What was done, by the server's name of the action; after the name of who did it. */
export const actionMessages = defineMessages({
  'menu.publish': {
    id: 'audit.action.menu.publish',
    defaultMessage: 'Published the menu',
    description: 'In the list of changes, after the name of who did it.',
  },
  'menu.undoPublish': {
    id: 'audit.action.menu.undoPublish',
    defaultMessage: 'Took back the last publication of the menu',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.create': {
    id: 'audit.action.user.create',
    defaultMessage: 'Created the person',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.update': {
    id: 'audit.action.user.update',
    defaultMessage: 'Changed the person',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.invite': {
    id: 'audit.action.user.invite',
    defaultMessage: 'Sent an invitation',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.addAuthenticatorApp': {
    id: 'audit.action.user.addAuthenticatorApp',
    defaultMessage: 'Added an authenticator app',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.addPasskey': {
    id: 'audit.action.user.addPasskey',
    defaultMessage: 'Added a passkey',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.newRecoveryCodes': {
    id: 'audit.action.user.newRecoveryCodes',
    defaultMessage: 'Created new recovery codes',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.removeAuthenticatorApp': {
    id: 'audit.action.user.removeAuthenticatorApp',
    defaultMessage: 'Removed an authenticator app',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.removePasskey': {
    id: 'audit.action.user.removePasskey',
    defaultMessage: 'Removed a passkey',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.resetSecondFactor': {
    id: 'audit.action.user.resetSecondFactor',
    defaultMessage: 'Reset two-step sign-in',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.useRecoveryCode': {
    id: 'audit.action.user.useRecoveryCode',
    defaultMessage: 'Signed in with a recovery code',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.resetPassword': {
    id: 'audit.action.user.resetPassword',
    defaultMessage: 'Sent a link for a new password',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.suspend': {
    id: 'audit.action.user.suspend',
    defaultMessage: 'Suspended the person',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.reactivate': {
    id: 'audit.action.user.reactivate',
    defaultMessage: 'Reactivated the person',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.endSessions': {
    id: 'audit.action.user.endSessions',
    defaultMessage: 'Signed the person out everywhere',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.anonymise': {
    id: 'audit.action.user.anonymise',
    defaultMessage: 'Anonymised the person',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.keepApart': {
    id: 'audit.action.user.keepApart',
    defaultMessage: 'Marked two similar people as different',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.merge': {
    id: 'audit.action.user.merge',
    defaultMessage: 'Merged two people',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.ask': {
    id: 'audit.action.user.ask',
    defaultMessage: 'Asked an administrator',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.declineAsked': {
    id: 'audit.action.user.declineAsked',
    defaultMessage: 'Closed a manager’s question',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.link': {
    id: 'audit.action.user.link',
    defaultMessage: 'Linked a sign-in to the person',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.welcome': {
    id: 'audit.action.user.welcome',
    defaultMessage: 'Accepted the invitation',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.defaultUnit': {
    id: 'audit.action.user.defaultUnit',
    defaultMessage: 'Changed the default unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.export': {
    id: 'audit.action.user.export',
    defaultMessage: 'Exported people',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.forgotPassword': {
    id: 'audit.action.user.forgotPassword',
    defaultMessage: 'Asked for a new password at sign-in',
    description: 'In the list of changes, after the name of who did it.',
  },
  'certificate.archiveTemplate': {
    id: 'audit.action.certificate.archiveTemplate',
    defaultMessage: 'Archived a certificate template',
    description: 'An action in the audit log.',
  },
  'certificate.confirm': {
    id: 'audit.action.certificate.confirm',
    defaultMessage: 'Confirmed a certificate of another organisation',
    description: 'An action in the audit log.',
  },
  'certificate.createTemplate': {
    id: 'audit.action.certificate.createTemplate',
    defaultMessage: 'Added a certificate template',
    description: 'An action in the audit log.',
  },
  'certificate.publishTemplate': {
    id: 'audit.action.certificate.publishTemplate',
    defaultMessage: 'Published a certificate template',
    description: 'An action in the audit log.',
  },
  'certificate.reissue': {
    id: 'audit.action.certificate.reissue',
    defaultMessage: 'Reissued a certificate',
    description: 'An action in the audit log.',
  },
  'certificate.reject': {
    id: 'audit.action.certificate.reject',
    defaultMessage: 'Rejected a certificate of another organisation',
    description: 'An action in the audit log.',
  },
  'certificate.restoreTemplate': {
    id: 'audit.action.certificate.restoreTemplate',
    defaultMessage: 'Restored a certificate template from the archive',
    description: 'An action in the audit log.',
  },
  'certificate.revoke': {
    id: 'audit.action.certificate.revoke',
    defaultMessage: 'Revoked a certificate',
    description: 'An action in the audit log.',
  },
  'certificate.saveTemplate': {
    id: 'audit.action.certificate.saveTemplate',
    defaultMessage: 'Saved a certificate template',
    description: 'An action in the audit log.',
  },
  'certificate.setMedia': {
    id: 'audit.action.certificate.setMedia',
    defaultMessage: 'Changed the media of a certificate template',
    description: 'An action in the audit log.',
  },
  'consent.accept': {
    id: 'audit.action.consent.accept',
    defaultMessage: 'Agreed to a text',
    description: 'In the list of changes, after the name of who did it.',
  },
  'privacy.close': {
    id: 'audit.action.privacy.close',
    defaultMessage: 'Closed a request about personal data',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.withdrawDeletion': {
    id: 'audit.action.user.withdrawDeletion',
    defaultMessage: 'Withdrew the deletion request',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.requestDeletion': {
    id: 'audit.action.user.requestDeletion',
    defaultMessage: 'Requested deletion of their data',
    description: 'In the list of changes, after the name of who did it.',
  },
  'viewAs.begin': {
    id: 'audit.action.viewAs.begin',
    defaultMessage: 'Started viewing pages as the person',
    description: 'In the list of changes, after the name of who did it.',
  },
  'viewAs.end': {
    id: 'audit.action.viewAs.end',
    defaultMessage: 'Stopped viewing pages as the person',
    description: 'In the list of changes, after the name of who did it.',
  },
  'membership.add': {
    id: 'audit.action.membership.add',
    defaultMessage: 'Added the person to a unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'membership.update': {
    id: 'audit.action.membership.update',
    defaultMessage: 'Changed the role or dates in a unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'membership.remove': {
    id: 'audit.action.membership.remove',
    defaultMessage: 'Removed the person from a unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'membership.plan': {
    id: 'audit.action.membership.plan',
    defaultMessage: 'Scheduled the person to join a unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'membership.replan': {
    id: 'audit.action.membership.replan',
    defaultMessage: 'Changed the dates or role of a scheduled membership',
    description: 'In the list of changes, after the name of who did it.',
  },
  'membership.unplan': {
    id: 'audit.action.membership.unplan',
    defaultMessage: 'Cancelled a scheduled membership',
    description: 'In the list of changes, after the name of who did it.',
  },
  'membership.lapse': {
    id: 'audit.action.membership.lapse',
    defaultMessage: 'Scheduled membership expired: its dates had passed or it would have changed nothing',
    description: 'In the list of changes, after the name of who did it.',
  },
  'membership.default': {
    id: 'audit.action.membership.default',
    defaultMessage: 'Changed the default unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'membership.ask': {
    id: 'audit.action.membership.ask',
    defaultMessage: 'Asked to join a unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'membership.decline': {
    id: 'audit.action.membership.decline',
    defaultMessage: 'Declined the request to join a unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'membership.withdraw': {
    id: 'audit.action.membership.withdraw',
    defaultMessage: 'Withdrew the request to join a unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.create': {
    id: 'audit.action.unit.create',
    defaultMessage: 'Created the unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.update': {
    id: 'audit.action.unit.update',
    defaultMessage: 'Changed the unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.move': {
    id: 'audit.action.unit.move',
    defaultMessage: 'Moved the unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.merge': {
    id: 'audit.action.unit.merge',
    defaultMessage: 'Merged the unit into another',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.receive': {
    id: 'audit.action.unit.receive',
    defaultMessage: 'Merged another unit into this one',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.deactivate': {
    id: 'audit.action.unit.deactivate',
    defaultMessage: 'Deactivated the unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.archive': {
    id: 'audit.action.unit.archive',
    defaultMessage: 'Archived the unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.restore': {
    id: 'audit.action.unit.restore',
    defaultMessage: 'Reactivated the unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.members.add': {
    id: 'audit.action.unit.members.add',
    defaultMessage: 'Added people',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.members.plan': {
    id: 'audit.action.unit.members.plan',
    defaultMessage: 'Scheduled people to join the unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.members.unplan': {
    id: 'audit.action.unit.members.unplan',
    defaultMessage: 'Cancelled scheduled members',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.members.update': {
    id: 'audit.action.unit.members.update',
    defaultMessage: 'Changed a role or dates',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.members.replan': {
    id: 'audit.action.unit.members.replan',
    defaultMessage: 'Changed the dates or role of scheduled members',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.members.remove': {
    id: 'audit.action.unit.members.remove',
    defaultMessage: 'Removed people',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.requests.approve': {
    id: 'audit.action.unit.requests.approve',
    defaultMessage: 'Approved requests to join',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.requests.decline': {
    id: 'audit.action.unit.requests.decline',
    defaultMessage: 'Declined requests to join',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.newPeople': {
    id: 'audit.action.unit.newPeople',
    defaultMessage: 'Changed the unit for new people',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.rollForward': {
    id: 'audit.action.unit.rollForward',
    defaultMessage: 'Rolled the unit forward to the next year',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.undoRollForward': {
    id: 'audit.action.unit.undoRollForward',
    defaultMessage: 'Undid the change of year',
    description: 'In the list of changes, after the name of who did it.',
  },
  'import.run': {
    id: 'audit.action.import.run',
    defaultMessage: 'Ran an import',
    description: 'In the list of changes, after the name of who did it.',
  },
  'import.undo': {
    id: 'audit.action.import.undo',
    defaultMessage: 'Undid an import',
    description: 'In the list of changes, after the name of who did it.',
  },
  'import.releaseBrake': {
    id: 'audit.action.import.releaseBrake',
    defaultMessage: 'Released the brake of an import',
    description: 'In the list of changes, after the name of who did it.',
  },
  'legal.create': {
    id: 'audit.action.legal.create',
    defaultMessage: 'Created a text',
    description: 'In the list of changes, after the name of who did it.',
  },
  'legal.update': {
    id: 'audit.action.legal.update',
    defaultMessage: 'Changed a text',
    description: 'In the list of changes, after the name of who did it.',
  },
  'legal.archive': {
    id: 'audit.action.legal.archive',
    defaultMessage: 'Archived a text',
    description: 'In the list of changes, after the name of who did it.',
  },
  'legal.saveVersion': {
    id: 'audit.action.legal.saveVersion',
    defaultMessage: 'Saved a draft',
    description: 'In the list of changes, after the name of who did it.',
  },
  'legal.discardVersion': {
    id: 'audit.action.legal.discardVersion',
    defaultMessage: 'Discarded a draft',
    description: 'In the list of changes, after the name of who did it.',
  },
  'legal.publishVersion': {
    id: 'audit.action.legal.publishVersion',
    defaultMessage: 'Published a version',
    description: 'In the list of changes, after the name of who did it.',
  },
  'legal.scheduleVersion': {
    id: 'audit.action.legal.scheduleVersion',
    defaultMessage: 'Scheduled a version',
    description: 'In the list of changes, after the name of who did it.',
  },
  'legal.unscheduleVersion': {
    id: 'audit.action.legal.unscheduleVersion',
    defaultMessage: 'Cancelled a scheduled version',
    description: 'In the list of changes, after the name of who did it.',
  },
  'legal.enforceVersion': {
    id: 'audit.action.legal.enforceVersion',
    defaultMessage: 'Put a scheduled version into force',
    description: 'In the list of changes, after the name of who did it.',
  },
  'consent.decline': {
    id: 'audit.action.consent.decline',
    defaultMessage: 'Declined a text',
    description: 'In the list of changes, after the name of who did it.',
  },
  'consent.withdraw': {
    id: 'audit.action.consent.withdraw',
    defaultMessage: 'Withdrew consent',
    description: 'In the list of changes, after the name of who did it.',
  },
  'job.export': {
    id: 'audit.action.job.export',
    defaultMessage: 'Exported the jobs',
    description: 'In the list of changes, after the name of who did it.',
  },
  'mail.export': {
    id: 'audit.action.mail.export',
    defaultMessage: 'Exported the outbox',
    description: 'In the list of changes, after the name of who did it.',
  },
  'mail.read': {
    id: 'audit.action.mail.read',
    defaultMessage: 'Read an email',
    description: 'In the list of changes, after the name of who did it.',
  },
  'mail.resend': {
    id: 'audit.action.mail.resend',
    defaultMessage: 'Resent an email',
    description: 'In the list of changes, after the name of who did it.',
  },
  'audit.export': {
    id: 'audit.action.audit.export',
    defaultMessage: 'Exported the audit log',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.deactivateOn': {
    id: 'audit.action.user.deactivateOn',
    defaultMessage: 'Set the last day',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.setRoles': {
    id: 'audit.action.user.setRoles',
    defaultMessage: 'Changed the roles',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.setUnitRole': {
    id: 'audit.action.user.setUnitRole',
    defaultMessage: 'Changed the role in a unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.addToUnit': {
    id: 'audit.action.user.addToUnit',
    defaultMessage: 'Added the person to a unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.removeFromUnit': {
    id: 'audit.action.user.removeFromUnit',
    defaultMessage: 'Removed the person from a unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.letter': {
    id: 'audit.action.user.letter',
    defaultMessage: 'Created a sign-in letter',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.requestEmail': {
    id: 'audit.action.user.requestEmail',
    defaultMessage: 'Requested a new email address',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.confirmEmail': {
    id: 'audit.action.user.confirmEmail',
    defaultMessage: 'Confirmed the new email address',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.cancelEmail': {
    id: 'audit.action.user.cancelEmail',
    defaultMessage: 'Cancelled the new email address',
    description: 'In the list of changes, after the name of who did it.',
  },
  'signIn.fail': {
    id: 'audit.action.signIn.fail',
    defaultMessage: 'Sign-in failed',
    description: 'In the list of changes, after the name of who did it.',
  },
  'signIn.limit': {
    id: 'audit.action.signIn.limit',
    defaultMessage: 'Sign-in paused after too many attempts',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.setPassword': {
    id: 'audit.action.user.setPassword',
    defaultMessage: 'Chose a password',
    description: 'In the list of changes, after the name of who did it.',
  },
  'user.remove': {
    id: 'audit.action.user.remove',
    defaultMessage: 'Undid the creation of the person',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.rename': {
    id: 'audit.action.unit.rename',
    defaultMessage: 'Renamed the unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.finish': {
    id: 'audit.action.unit.finish',
    defaultMessage: 'Completed the unit and archived it',
    description: 'In the list of changes, after the name of who did it.',
  },
  'unit.remove': {
    id: 'audit.action.unit.remove',
    defaultMessage: 'Undid the creation of the unit',
    description: 'In the list of changes, after the name of who did it.',
  },
  'badge.award': {
    id: 'audit.action.badge.award',
    defaultMessage: 'Awarded a badge by hand',
    description: 'In the list of changes, after the name of who did it.',
  },
  'badge.changeState': {
    id: 'audit.action.badge.changeState',
    defaultMessage: 'Changed the state of a badge',
    description: 'In the list of changes, after the name of who did it.',
  },
  'badge.create': {
    id: 'audit.action.badge.create',
    defaultMessage: 'Added a badge',
    description: 'In the list of changes, after the name of who did it.',
  },
  'badge.publish': {
    id: 'audit.action.badge.publish',
    defaultMessage: 'Published a badge',
    description: 'In the list of changes, after the name of who did it.',
  },
  'badge.revoke': {
    id: 'audit.action.badge.revoke',
    defaultMessage: 'Revoked a badge',
    description: 'In the list of changes, after the name of who did it.',
  },
  'badge.update': {
    id: 'audit.action.badge.update',
    defaultMessage: 'Changed a badge',
    description: 'In the list of changes, after the name of who did it.',
  },
  'learningPath.archive': {
    id: 'audit.action.learningPath.archive',
    defaultMessage: 'Archived the learning path',
    description: 'In the list of changes, after the name of who did it.',
  },
  'learningPath.create': {
    id: 'audit.action.learningPath.create',
    defaultMessage: 'Created the learning path',
    description: 'In the list of changes, after the name of who did it.',
  },
  'learningPath.discardDraft': {
    id: 'audit.action.learningPath.discardDraft',
    defaultMessage: 'Discarded the draft of a learning path',
    description: 'In the list of changes, after the name of who did it.',
  },
  'learningPath.publish': {
    id: 'audit.action.learningPath.publish',
    defaultMessage: 'Published the learning path',
    description: 'In the list of changes, after the name of who did it.',
  },
  'learningPath.remove': {
    id: 'audit.action.learningPath.remove',
    defaultMessage: 'Deleted the learning path',
    description: 'In the list of changes, after the name of who did it.',
  },
  'learningPath.restore': {
    id: 'audit.action.learningPath.restore',
    defaultMessage: 'Restored the learning path',
    description: 'In the list of changes, after the name of who did it.',
  },
  'learningPath.update': {
    id: 'audit.action.learningPath.update',
    defaultMessage: 'Changed the learning path',
    description: 'In the list of changes, after the name of who did it.',
  },
  'category.activate': {
    id: 'audit.action.category.activate',
    defaultMessage: 'Activated a category',
    description: 'In the list of changes, after the name of who did it.',
  },
  'category.create': {
    id: 'audit.action.category.create',
    defaultMessage: 'Added a category',
    description: 'In the list of changes, after the name of who did it.',
  },
  'category.deactivate': {
    id: 'audit.action.category.deactivate',
    defaultMessage: 'Deactivated a category',
    description: 'In the list of changes, after the name of who did it.',
  },
  'category.merge': {
    id: 'audit.action.category.merge',
    defaultMessage: 'Merged a category into another',
    description: 'In the list of changes, after the name of who did it.',
  },
  'category.move': {
    id: 'audit.action.category.move',
    defaultMessage: 'Moved a category',
    description: 'In the list of changes, after the name of who did it.',
  },
  'category.remove': {
    id: 'audit.action.category.remove',
    defaultMessage: 'Deleted a category',
    description: 'In the list of changes, after the name of who did it.',
  },
  'category.update': {
    id: 'audit.action.category.update',
    defaultMessage: 'Changed a category',
    description: 'In the list of changes, after the name of who did it.',
  },
  'customField.archive': {
    id: 'audit.action.customField.archive',
    defaultMessage: 'Archived a custom field',
    description: 'In the list of changes, after the name of who did it.',
  },
  'customField.create': {
    id: 'audit.action.customField.create',
    defaultMessage: 'Added a custom field',
    description: 'In the list of changes, after the name of who did it.',
  },
  'customField.order': {
    id: 'audit.action.customField.order',
    defaultMessage: 'Reordered the custom fields',
    description: 'In the list of changes, after the name of who did it.',
  },
  'customField.remove': {
    id: 'audit.action.customField.remove',
    defaultMessage: 'Deleted a custom field',
    description: 'In the list of changes, after the name of who did it.',
  },
  'customField.restore': {
    id: 'audit.action.customField.restore',
    defaultMessage: 'Restored a custom field from the archive',
    description: 'In the list of changes, after the name of who did it.',
  },
  'customField.update': {
    id: 'audit.action.customField.update',
    defaultMessage: 'Changed a custom field',
    description: 'In the list of changes, after the name of who did it.',
  },
  'enrolment.complete': {
    id: 'audit.action.enrolment.complete',
    defaultMessage: 'Entered a completion',
    description: 'In the list of changes, after the name of who did it.',
  },
  'enrolment.endWaiver': {
    id: 'audit.action.enrolment.endWaiver',
    defaultMessage: 'Ended an exemption',
    description: 'In the list of changes, after the name of who did it.',
  },
  'enrolment.export': {
    id: 'audit.action.enrolment.export',
    defaultMessage: 'Exported user statistics',
    description: 'In the list of changes, after the name of who did it.',
  },
  'enrolment.extend': {
    id: 'audit.action.enrolment.extend',
    defaultMessage: 'Extended due dates',
    description: 'In the list of changes, after the name of who did it.',
  },
  'enrolment.record': {
    id: 'audit.action.enrolment.record',
    defaultMessage: 'Printed the training record',
    description: 'In the list of changes, after the name of who did it.',
  },
  'enrolment.remind': {
    id: 'audit.action.enrolment.remind',
    defaultMessage: 'Sent a reminder',
    description: 'In the list of changes, after the name of who did it.',
  },
  'enrolment.renew': {
    id: 'audit.action.enrolment.renew',
    defaultMessage: 'Opened a new cycle',
    description: 'In the list of changes, after the name of who did it.',
  },
  'enrolment.undo': {
    id: 'audit.action.enrolment.undo',
    defaultMessage: 'Took back a change of items',
    description: 'In the list of changes, after the name of who did it.',
  },
  'enrolment.waive': {
    id: 'audit.action.enrolment.waive',
    defaultMessage: 'Exempted the person from items',
    description: 'In the list of changes, after the name of who did it.',
  },
  'message.send': {
    id: 'audit.action.message.send',
    defaultMessage: 'Sent a message',
    description: 'In the list of changes, after the name of who did it.',
  },
  'news.archive': {
    id: 'audit.action.news.archive',
    defaultMessage: 'Archived news',
    description: 'In the list of changes, after the name of who did it.',
  },
  'news.create': {
    id: 'audit.action.news.create',
    defaultMessage: 'Drafted news',
    description: 'In the list of changes, after the name of who did it.',
  },
  'news.delete': {
    id: 'audit.action.news.delete',
    defaultMessage: 'Deleted a draft of news',
    description: 'In the list of changes, after the name of who did it.',
  },
  'news.publish': {
    id: 'audit.action.news.publish',
    defaultMessage: 'Published news',
    description: 'In the list of changes, after the name of who did it.',
  },
  'news.remind': {
    id: 'audit.action.news.remind',
    defaultMessage: 'Reminded people of news',
    description: 'In the list of changes, after the name of who did it.',
  },
  'news.update': {
    id: 'audit.action.news.update',
    defaultMessage: 'Changed news',
    description: 'In the list of changes, after the name of who did it.',
  },
  'relation.accept': {
    id: 'audit.action.relation.accept',
    defaultMessage: 'Accepted a relation',
    description: 'In the list of changes, after the name of who did it.',
  },
  'relation.decline': {
    id: 'audit.action.relation.decline',
    defaultMessage: 'Declined a relation',
    description: 'In the list of changes, after the name of who did it.',
  },
  'relation.end': {
    id: 'audit.action.relation.end',
    defaultMessage: 'Ended a relation',
    description: 'In the list of changes, after the name of who did it.',
  },
  'relation.invite': {
    id: 'audit.action.relation.invite',
    defaultMessage: 'Invited a relative',
    description: 'In the list of changes, after the name of who did it.',
  },
  'relation.renew': {
    id: 'audit.action.relation.renew',
    defaultMessage: 'Renewed an invitation of a relative',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.activate': {
    id: 'audit.action.assignment.activate',
    defaultMessage: 'Activated the assignment',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.changeDue': {
    id: 'audit.action.assignment.changeDue',
    defaultMessage: 'Changed due dates',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.create': {
    id: 'audit.action.assignment.create',
    defaultMessage: 'Created the assignment',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.end': {
    id: 'audit.action.assignment.end',
    defaultMessage: 'Ended the assignment',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.endWaiver': {
    id: 'audit.action.assignment.endWaiver',
    defaultMessage: 'Ended exemptions',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.export': {
    id: 'audit.action.assignment.export',
    defaultMessage: 'Exported the people of the assignment',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.extend': {
    id: 'audit.action.assignment.extend',
    defaultMessage: 'Extended due dates',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.pause': {
    id: 'audit.action.assignment.pause',
    defaultMessage: 'Paused the assignment',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.remind': {
    id: 'audit.action.assignment.remind',
    defaultMessage: 'Sent reminders',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.remove': {
    id: 'audit.action.assignment.remove',
    defaultMessage: 'Deleted the draft of an assignment',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.removePeople': {
    id: 'audit.action.assignment.removePeople',
    defaultMessage: 'Removed people from the assignment',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.resume': {
    id: 'audit.action.assignment.resume',
    defaultMessage: 'Resumed the assignment',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.update': {
    id: 'audit.action.assignment.update',
    defaultMessage: 'Changed the draft of an assignment',
    description: 'In the list of changes, after the name of who did it.',
  },
  'assignment.waive': {
    id: 'audit.action.assignment.waive',
    defaultMessage: 'Exempted people',
    description: 'In the list of changes, after the name of who did it.',
  },
  'task.archive': {
    id: 'audit.action.task.archive',
    defaultMessage: 'Archived the task',
    description: 'In the list of changes, after the name of who did it.',
  },
  'task.close': {
    id: 'audit.action.task.close',
    defaultMessage: 'Closed the task',
    description: 'In the list of changes, after the name of who did it.',
  },
  'task.create': {
    id: 'audit.action.task.create',
    defaultMessage: 'Created the task',
    description: 'In the list of changes, after the name of who did it.',
  },
  'task.extend': {
    id: 'audit.action.task.extend',
    defaultMessage: 'Changed the due date of a person',
    description: 'In the list of changes, after the name of who did it.',
  },
  'task.publish': {
    id: 'audit.action.task.publish',
    defaultMessage: 'Published the task',
    description: 'In the list of changes, after the name of who did it.',
  },
  'task.releaseSubmission': {
    id: 'audit.action.task.releaseSubmission',
    defaultMessage: 'Released an answer',
    description: 'In the list of changes, after the name of who did it.',
  },
  'task.remind': {
    id: 'audit.action.task.remind',
    defaultMessage: 'Sent reminders',
    description: 'In the list of changes, after the name of who did it.',
  },
  'task.remove': {
    id: 'audit.action.task.remove',
    defaultMessage: 'Deleted the draft of a task',
    description: 'In the list of changes, after the name of who did it.',
  },
  'task.reopen': {
    id: 'audit.action.task.reopen',
    defaultMessage: 'Reopened the task',
    description: 'In the list of changes, after the name of who did it.',
  },
  'task.reopenSubmission': {
    id: 'audit.action.task.reopenSubmission',
    defaultMessage: 'Took back a decision',
    description: 'In the list of changes, after the name of who did it.',
  },
  'task.review': {
    id: 'audit.action.task.review',
    defaultMessage: 'Reviewed an answer',
    description: 'In the list of changes, after the name of who did it.',
  },
  'task.update': {
    id: 'audit.action.task.update',
    defaultMessage: 'Changed the task',
    description: 'In the list of changes, after the name of who did it.',
  },
  'task.withdraw': {
    id: 'audit.action.task.withdraw',
    defaultMessage: 'Withdrew the task',
    description: 'In the list of changes, after the name of who did it.',
  },
  'request.approve': {
    id: 'audit.action.request.approve',
    defaultMessage: 'Approved a request',
    description: 'In the list of changes, after the name of who did it.',
  },
  'request.decline': {
    id: 'audit.action.request.decline',
    defaultMessage: 'Declined a request',
    description: 'In the list of changes, after the name of who did it.',
  },
  'medium.addSession': {
    id: 'audit.action.medium.addSession',
    defaultMessage: 'Added a session',
    description: 'In the list of changes, after the name of who did it.',
  },
  'medium.beginDraft': {
    id: 'audit.action.medium.beginDraft',
    defaultMessage: 'Started a new version',
    description: 'In the list of changes, after the name of who did it.',
  },
  'medium.cancelSession': {
    id: 'audit.action.medium.cancelSession',
    defaultMessage: 'Cancelled a session',
    description: 'In the list of changes, after the name of who did it.',
  },
  'medium.changeSession': {
    id: 'audit.action.medium.changeSession',
    defaultMessage: 'Changed a session',
    description: 'In the list of changes, after the name of who did it.',
  },
  'medium.changeState': {
    id: 'audit.action.medium.changeState',
    defaultMessage: 'Changed the state of the medium',
    description: 'In the list of changes, after the name of who did it.',
  },
  'quiz.regrade': {
    id: 'audit.action.quiz.regrade',
    defaultMessage: 'Regraded the quiz',
    description: 'In the list of changes, after the name of who did it.',
  },
  'medium.copy': {
    id: 'audit.action.medium.copy',
    defaultMessage: 'Copied the medium',
    description: 'In the list of changes, after the name of who did it.',
  },
  'medium.create': {
    id: 'audit.action.medium.create',
    defaultMessage: 'Created the medium',
    description: 'In the list of changes, after the name of who did it.',
  },
  'medium.discardDraft': {
    id: 'audit.action.medium.discardDraft',
    defaultMessage: 'Discarded a draft version',
    description: 'In the list of changes, after the name of who did it.',
  },
  'medium.markAttendance': {
    id: 'audit.action.medium.markAttendance',
    defaultMessage: 'Recorded the attendance',
    description: 'In the list of changes, after the name of who did it.',
  },
  'medium.bookSession': {
    id: 'audit.action.medium.bookSession',
    defaultMessage: 'Booked a session for a person',
    description: 'What happened, in the audit log.',
  },
  'medium.giveSeat': {
    id: 'audit.action.medium.giveSeat',
    defaultMessage: 'Gave a seat from the waiting list',
    description: 'What happened, in the audit log.',
  },
  'medium.takeOff': {
    id: 'audit.action.medium.takeOff',
    defaultMessage: 'Removed a person from a session',
    description: 'What happened, in the audit log.',
  },
  'medium.publish': {
    id: 'audit.action.medium.publish',
    defaultMessage: 'Published a version',
    description: 'In the list of changes, after the name of who did it.',
  },
  'medium.remove': {
    id: 'audit.action.medium.remove',
    defaultMessage: 'Deleted the draft',
    description: 'In the list of changes, after the name of who did it.',
  },
  'medium.update': {
    id: 'audit.action.medium.update',
    defaultMessage: 'Changed the medium',
    description: 'In the list of changes, after the name of who did it.',
  },
  'medium.updateContent': {
    id: 'audit.action.medium.updateContent',
    defaultMessage: 'Changed the content',
    description: 'In the list of changes, after the name of who did it.',
  },
  'import.create': {
    id: 'audit.action.import.create',
    defaultMessage: 'Started an import',
    description: 'In the list of changes, after the name of who did it.',
  },
  'import.export': {
    id: 'audit.action.import.export',
    defaultMessage: 'Exported the rows of an import',
    description: 'In the list of changes, after the name of who did it.',
  },
  'import.list': {
    id: 'audit.action.import.list',
    defaultMessage: 'Exported the list of imports',
    description: 'In the list of changes, after the name of who did it.',
  },
  'import.discard': {
    id: 'audit.action.import.discard',
    defaultMessage: 'Discarded an import',
    description: 'In the list of changes, after the name of who did it.',
  },
  'setting.change': {
    id: 'audit.action.setting.change',
    defaultMessage: 'Changed a setting',
    description: 'In the list of changes, after the name of who did it.',
  },
  'synonym.save': {
    id: 'audit.action.synonym.save',
    defaultMessage: 'Changed the synonyms of the search',
    description: 'In the list of changes, after the name of who did it.',
  },
  'synonym.remove': {
    id: 'audit.action.synonym.remove',
    defaultMessage: 'Deleted synonyms of the search',
    description: 'In the list of changes, after the name of who did it.',
  },
  'mailTemplate.update': {
    id: 'audit.action.mailTemplate.update',
    defaultMessage: 'Changed an email template',
    description: 'In the list of changes, after the name of who did it.',
  },
  'mail.test': {
    id: 'audit.action.mail.test',
    defaultMessage: 'Sent a test email',
    description: 'In the list of changes, after the name of who did it.',
  },
})

/** What was changed, by the server's name of the field. */
export const fieldMessages = defineMessages({
  end: {
    id: 'audit.field.end',
    defaultMessage: 'Ended',
    description: 'A field in the list of changes: what ended something.',
  },
  name: { id: 'audit.field.name', defaultMessage: 'Name', description: 'A field in the list of changes.' },
  labels: { id: 'audit.field.labels', defaultMessage: 'Name', description: 'A field in the list of changes.' },
  category: {
    id: 'audit.field.category',
    defaultMessage: 'In category',
    description: 'A field in the list of changes: the category that another one lies in.',
  },
  media: {
    id: 'audit.field.media',
    defaultMessage: 'Media',
    description: 'A field in the list of changes: how many media.',
  },
  terms: { id: 'audit.field.terms', defaultMessage: 'Terms', description: 'A field in the list of changes.' },
  choices: { id: 'audit.field.choices', defaultMessage: 'Choices', description: 'A field in the list of changes.' },
  isRequired: {
    id: 'audit.field.isRequired',
    defaultMessage: 'Required',
    description: 'A field in the list of changes.',
  },
  visibleTo: {
    id: 'audit.field.visibleTo',
    defaultMessage: 'Visible to',
    description: 'A field in the list of changes.',
  },
  isOwn: {
    id: 'audit.field.isOwn',
    defaultMessage: 'Editable by the person',
    description: 'A field in the list of changes.',
  },
  key: { id: 'audit.field.key', defaultMessage: 'Key', description: 'A field in the list of changes.' },
  displayedId: {
    id: 'audit.field.displayedId',
    defaultMessage: 'Number',
    description: 'A field in the list of changes.',
  },
  color: { id: 'audit.field.color', defaultMessage: 'Colour', description: 'A field in the list of changes.' },
  description: {
    id: 'audit.field.description',
    defaultMessage: 'Description',
    description: 'A field in the list of changes.',
  },
  timeZone: { id: 'audit.field.timeZone', defaultMessage: 'Time zone', description: 'A field in the list of changes.' },
  logoUrl: { id: 'audit.field.logoUrl', defaultMessage: 'Logo', description: 'A field in the list of changes.' },
  logo: { id: 'audit.field.logo', defaultMessage: 'Logo', description: 'A field in the list of changes.' },
  joinMode: { id: 'audit.field.joinMode', defaultMessage: 'Joining', description: 'A field in the list of changes.' },
  takesNew: {
    id: 'audit.field.takesNew',
    defaultMessage: 'Unit for new people',
    description: 'A field in the list of changes.',
  },
  parent: { id: 'audit.field.parent', defaultMessage: 'Parent unit', description: 'A field in the list of changes.' },
  isActive: { id: 'audit.field.isActive', defaultMessage: 'Active', description: 'A field in the list of changes.' },
  role: { id: 'audit.field.role', defaultMessage: 'Role in the unit', description: 'A field in the list of changes.' },
  roles: { id: 'audit.field.roles', defaultMessage: 'Roles', description: 'A field in the list of changes.' },
  isDefault: {
    id: 'audit.field.isDefault',
    defaultMessage: 'Default unit',
    description: 'A field in the list of changes: whether a unit was the one a person calls their own.',
  },
  begins: {
    id: 'audit.field.begins',
    defaultMessage: 'First day',
    description: 'A field in the list of changes: when somebody comes into a unit.',
  },
  until: { id: 'audit.field.until', defaultMessage: 'Last day', description: 'A field in the list of changes.' },
  since: {
    id: 'audit.field.since',
    defaultMessage: 'Since',
    description: 'A field in the list of changes: when somebody came into a unit.',
  },
  source: {
    id: 'audit.field.source',
    defaultMessage: 'Added by',
    description: 'A field in the list of changes: how somebody came into a unit.',
  },
  unit: { id: 'audit.field.unit', defaultMessage: 'Unit', description: 'A field in the list of changes.' },
  units: { id: 'audit.field.units', defaultMessage: 'Units', description: 'A field in the list of changes.' },
  people: { id: 'audit.field.people', defaultMessage: 'People', description: 'A field in the list of changes.' },
  givenName: {
    id: 'audit.field.givenName',
    defaultMessage: 'Given name',
    description: 'A field in the list of changes.',
  },
  familyName: {
    id: 'audit.field.familyName',
    defaultMessage: 'Family name',
    description: 'A field in the list of changes.',
  },
  username: { id: 'audit.field.username', defaultMessage: 'Username', description: 'A field in the list of changes.' },
  email: { id: 'audit.field.email', defaultMessage: 'Email address', description: 'A field in the list of changes.' },
  externalId: {
    id: 'audit.field.externalId',
    defaultMessage: 'Personnel number',
    description: 'A field in the list of changes.',
  },
  locale: { id: 'audit.field.locale', defaultMessage: 'Language', description: 'A field in the list of changes.' },
  birthYear: {
    id: 'audit.field.birthYear',
    defaultMessage: 'Year of birth',
    description: 'A field in the list of changes.',
  },
  startsOn: { id: 'audit.field.startsOn', defaultMessage: 'First day', description: 'A field in the list of changes.' },
  deactivateOn: {
    id: 'audit.field.deactivateOn',
    defaultMessage: 'Last day',
    description: 'A field in the list of changes.',
  },
  status: { id: 'audit.field.status', defaultMessage: 'Status', description: 'A field in the list of changes.' },
  value: { id: 'audit.field.value', defaultMessage: 'Value', description: 'A field in the list of changes.' },
  title: { id: 'audit.field.title', defaultMessage: 'Title', description: 'A field in the list of changes.' },
  consent: { id: 'audit.field.consent', defaultMessage: 'Consent', description: 'A field in the list of changes.' },
  isSuspended: {
    id: 'audit.field.isSuspended',
    defaultMessage: 'Suspended',
    description: 'A field in the list of changes.',
  },
  unitRole: {
    id: 'audit.field.unitRole',
    defaultMessage: 'Role in the unit',
    description: 'A field in the list of changes.',
  },
  into: { id: 'audit.field.into', defaultMessage: 'Merged into', description: 'A field in the list of changes.' },
  from: { id: 'audit.field.from', defaultMessage: 'Merged unit', description: 'A field in the list of changes.' },
  left: { id: 'audit.field.left', defaultMessage: 'Not undone', description: 'A field in the list of changes.' },
  number: { id: 'audit.field.number', defaultMessage: 'Version', description: 'A field in the list of changes.' },
  isMajor: {
    id: 'audit.field.isMajor',
    defaultMessage: 'Consent needed again',
    description: 'A field in the list of changes.',
  },
  hash: {
    id: 'audit.field.hash',
    defaultMessage: 'Fingerprint of the text',
    description: 'A field in the list of changes.',
  },
  locales: { id: 'audit.field.locales', defaultMessage: 'Languages', description: 'A field in the list of changes.' },
  audienceLocales: {
    id: 'audit.field.audienceLocales',
    defaultMessage: 'For the languages',
    description: 'A field in the list of changes.',
  },
  audienceRoles: {
    id: 'audit.field.audienceRoles',
    defaultMessage: 'For the roles',
    description: 'A field in the list of changes.',
  },
  audienceUnit: {
    id: 'audit.field.audienceUnit',
    defaultMessage: 'For the unit',
    description: 'A field in the list of changes.',
  },
  screens: {
    id: 'audit.field.screens',
    defaultMessage: 'For the pages',
    description: 'A field in the list of changes: the pages of the product a help article is for.',
  },
  kind: { id: 'audit.field.kind', defaultMessage: 'Kind', description: 'A field in the list of changes.' },
  reason: { id: 'audit.field.reason', defaultMessage: 'Reason', description: 'A field in the list of changes.' },
  rows: { id: 'audit.field.rows', defaultMessage: 'Rows', description: 'A field in the list of changes.' },
  phone: { id: 'audit.field.phone', defaultMessage: 'Phone', description: 'A field in the list of changes.' },
  pronouns: { id: 'audit.field.pronouns', defaultMessage: 'Pronouns', description: 'A field in the list of changes.' },
  avatarUrl: { id: 'audit.field.avatarUrl', defaultMessage: 'Picture', description: 'A field in the list of changes.' },
  undo: { id: 'audit.field.undo', defaultMessage: 'Undo record', description: 'A field in the list of changes.' },
})

/** Values that are codes, by the code. */
export const valueMessages = defineMessages({
  BUTTON: {
    id: 'audit.value.button',
    defaultMessage: 'by hand',
    description: 'A value in the list of changes: what ended something.',
  },
  TIME: {
    id: 'audit.value.time',
    defaultMessage: 'after thirty minutes',
    description: 'A value in the list of changes: what ended something.',
  },
  SIGN_OUT: {
    id: 'audit.value.signOut',
    defaultMessage: 'by signing out',
    description: 'A value in the list of changes: what ended something.',
  },
  ANOTHER: {
    id: 'audit.value.another',
    defaultMessage: 'ended by starting another one',
    description: 'A value in the list of changes: what ended something.',
  },
  MEMBER: { id: 'audit.value.member', defaultMessage: 'member', description: 'A value in the list of changes.' },
  DEPUTY: { id: 'audit.value.deputy', defaultMessage: 'deputy', description: 'A value in the list of changes.' },
  MANAGER: { id: 'audit.value.manager', defaultMessage: 'manager', description: 'A value in the list of changes.' },
  MANUAL: {
    id: 'audit.value.manual',
    defaultMessage: 'by hand',
    description: 'A value in the list of changes: how somebody came into a unit.',
  },
  IMPORT: {
    id: 'audit.value.import',
    defaultMessage: 'import',
    description: 'A value in the list of changes: how somebody came into a unit.',
  },
  SELF: {
    id: 'audit.value.self',
    defaultMessage: 'the person',
    description: 'A value in the list of changes: how somebody came into a unit.',
  },
  SEED: {
    id: 'audit.value.seed',
    defaultMessage: 'demo data',
    description: 'A value in the list of changes: how somebody came into a unit.',
  },
  NONE: {
    id: 'audit.value.none',
    defaultMessage: 'closed',
    description: 'A value in the list of changes: whether people may join a unit by themselves.',
  },
  REQUEST: {
    id: 'audit.value.request',
    defaultMessage: 'by request',
    description: 'A value in the list of changes: whether people may join a unit by themselves.',
  },
  OPEN: {
    id: 'audit.value.open',
    defaultMessage: 'open',
    description: 'A value in the list of changes: whether people may join a unit by themselves.',
  },
  ACTIVE: { id: 'audit.value.active', defaultMessage: 'active', description: 'A value in the list of changes.' },
  INVITED: {
    id: 'audit.value.invited',
    defaultMessage: 'not signed in yet',
    description: 'A value in the list of changes: somebody who has never signed in, whether or not they were invited.',
  },
  SUSPENDED: {
    id: 'audit.value.suspended',
    defaultMessage: 'suspended',
    description: 'A value in the list of changes.',
  },
  ANONYMISED: {
    id: 'audit.value.anonymised',
    defaultMessage: 'anonymised',
    description: 'A value in the list of changes.',
  },
  true: { id: 'audit.value.true', defaultMessage: 'yes', description: 'A value in the list of changes.' },
  false: { id: 'audit.value.false', defaultMessage: 'no', description: 'A value in the list of changes.' },
})

/** What was changed, by the server's name of the kind of thing; where the thing itself has no name. */
export const objectMessages = defineMessages({
  news: { id: 'audit.object.news', defaultMessage: 'News', description: 'A kind of thing that was changed.' },
  message: { id: 'audit.object.message', defaultMessage: 'Message', description: 'A kind of thing that was changed.' },
  relation: {
    id: 'audit.object.relation',
    defaultMessage: 'Relation',
    description: 'A kind of thing that was changed.',
  },
  user: {
    id: 'audit.object.user',
    defaultMessage: 'Person',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  unit: {
    id: 'audit.object.unit',
    defaultMessage: 'Unit',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  membership: {
    id: 'audit.object.membership',
    defaultMessage: 'Membership',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  import: {
    id: 'audit.object.import',
    defaultMessage: 'Import',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  legal: {
    id: 'audit.object.legal',
    defaultMessage: 'Legal text',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  consent: {
    id: 'audit.object.consent',
    defaultMessage: 'Consent',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  setting: {
    id: 'audit.object.setting',
    defaultMessage: 'Setting',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  mail: {
    id: 'audit.object.mail',
    defaultMessage: 'Email',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  job: {
    id: 'audit.object.job',
    defaultMessage: 'Job',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  design: {
    id: 'audit.object.design',
    defaultMessage: 'Design',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  assignment: {
    id: 'audit.object.assignment',
    defaultMessage: 'Assignment',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  menu: {
    id: 'audit.object.menu',
    defaultMessage: 'Menu',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  task: {
    id: 'audit.object.task',
    defaultMessage: 'Task',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  medium: {
    id: 'audit.object.medium',
    defaultMessage: 'Medium',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  learningPath: {
    id: 'audit.object.learningPath',
    defaultMessage: 'Learning path',
    description: 'Kind of thing in the list of changes.',
  },
  category: {
    id: 'audit.object.category',
    defaultMessage: 'Category',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  badge: {
    id: 'audit.object.badge',
    defaultMessage: 'Badge',
    description: 'In the audit log: the kind of thing that was changed.',
  },
  certificate: {
    id: 'audit.object.certificate',
    defaultMessage: 'Certificate',
    description: 'A kind of thing in the audit log.',
  },
  customField: {
    id: 'audit.object.customField',
    defaultMessage: 'Custom field',
    description: 'In the audit log: the kind of thing that was changed.',
  },
})

/** The words around them. */
export const auditMessages = defineMessages({
  nobody: {
    id: 'audit.list.nobody',
    defaultMessage: 'The system',
    description: 'In place of a name: the product did it by itself.',
  },
  line: { id: 'audit.list.line', defaultMessage: '{actor}: {action}', description: 'One change: who did what.' },
  change: {
    id: 'audit.list.change',
    defaultMessage: '{field}: {before} → {after}',
    description: 'A field, what it was and what it is.',
  },
  customField: {
    id: 'audit.list.customField',
    defaultMessage: 'further details ({key})',
    description: 'A field that the installation has added to its people, by its key, in the list of changes.',
  },
  told: {
    id: 'audit.list.told',
    defaultMessage: '{field}: {value}',
    description: 'What a change is about, such as the unit somebody came into.',
  },
  changedOnly: {
    id: 'audit.list.changedOnly',
    defaultMessage: '{field}: changed',
    description: 'A personal field, whose values are not kept.',
  },
  whom: {
    id: 'audit.list.whom',
    defaultMessage: '{count, plural, one {Person} other {People}}: {names}',
    description: 'Whom a change of the people of a unit concerned; names joined to a list.',
  },
  unset: { id: 'audit.list.unset', defaultMessage: 'empty', description: 'In place of a value that is not set.' },
  empty: { id: 'audit.list.empty', defaultMessage: 'No changes yet', description: 'In place of the list.' },
  more: { id: 'audit.list.more', defaultMessage: 'Show earlier changes', description: 'Button.' },
  list: { id: 'audit.list.list', defaultMessage: 'Changes', description: 'Read aloud: name of the list.' },
})
