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
