import { defineMessages } from '../../../platform/locale/message.ts'

/** The details. */
export const detailMessages = defineMessages({
  general: {
    id: 'paths.details.general',
    defaultMessage: 'General',
    description: 'Section.',
  },
  texts: {
    id: 'paths.details.texts',
    defaultMessage: 'Texts in {language}',
    description: 'Section.',
  },
  title: {
    id: 'paths.details.title',
    defaultMessage: 'Title',
    description: 'Field.',
  },
  summary: {
    id: 'paths.details.summary',
    defaultMessage: 'Summary',
    description: 'Field.',
  },
  summaryHint: {
    id: 'paths.details.summaryHint',
    defaultMessage: 'Shown in the catalogue.',
    description: 'Hint of a field.',
  },
  ownerUnit: {
    id: 'paths.details.ownerUnit',
    defaultMessage: 'Owner unit',
    description: 'Field.',
  },
  ownerUnitHint: {
    id: 'paths.details.ownerUnitHint',
    defaultMessage: 'Days begin and end by its time zone.',
    description: 'Hint of a field.',
  },
  rewards: {
    id: 'paths.details.rewards',
    defaultMessage: 'On completion',
    description: 'Heading of what somebody gets for a path.',
  },
  certificate: { id: 'paths.details.certificate', defaultMessage: 'Certificate', description: 'Field.' },
  certificateHint: {
    id: 'paths.details.certificateHint',
    defaultMessage: 'Issued once to everyone who completes the path from now on.',
    description: 'Hint of a field.',
  },
  noCertificate: {
    id: 'paths.details.noCertificate',
    defaultMessage: 'No certificate',
    description: 'Choice.',
  },
  badges: { id: 'paths.details.badges', defaultMessage: 'Badges', description: 'Names a list.' },
  noBadges: {
    id: 'paths.details.noBadges',
    defaultMessage: 'No badge is awarded for this path. Administrators add the path to the rule of a course badge.',
    description: 'Where no badge names the path.',
  },
  paused: { id: 'paths.details.paused', defaultMessage: '{name} (paused)', description: 'A badge.' },
  booking: {
    id: 'paths.details.booking',
    defaultMessage: 'Who can begin it',
    description: 'Field.',
  },
  OPEN: {
    id: 'paths.details.open',
    defaultMessage: 'Everyone in the owner unit and below',
    description: 'Choice: from the catalogue.',
  },
  ASSIGNED_ONLY: {
    id: 'paths.details.assignedOnly',
    defaultMessage: 'Only people it is assigned to',
    description: 'Choice.',
  },
})
