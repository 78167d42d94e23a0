import { defineMessages } from '../../../platform/locale/message.ts'

/** Heads of the columns and names of the filters. */
export const columnMessages = defineMessages({
  title: {
    id: 'mediaManagement.column.title',
    defaultMessage: 'Title',
    description: 'Column.',
  },
  kind: {
    id: 'mediaManagement.column.kind',
    defaultMessage: 'Type',
    description: 'Column and filter.',
  },
  package: {
    id: 'mediaManagement.column.package',
    defaultMessage: 'SCORM',
    description: 'In the column "Type": a SCORM package, in one short word.',
  },
  state: {
    id: 'mediaManagement.column.state',
    defaultMessage: 'State',
    description: 'Column and filter.',
  },
  version: {
    id: 'mediaManagement.column.version',
    defaultMessage: 'Version',
    description: 'Column.',
  },
  unit: {
    id: 'mediaManagement.column.unit',
    defaultMessage: 'Owner',
    description: 'Column and filter: the unit that a medium belongs to.',
  },
  language: {
    id: 'mediaManagement.column.language',
    defaultMessage: 'Languages',
    description: 'Column and filter: languages of the content.',
  },
  responsible: {
    id: 'mediaManagement.column.responsible',
    defaultMessage: 'Responsible',
    description: 'Column and filter: a person.',
  },
  updated: {
    id: 'mediaManagement.column.updated',
    defaultMessage: 'Updated',
    description: 'Column.',
  },
  checking: {
    id: 'mediaManagement.column.checking',
    defaultMessage: 'Being checked',
    description: 'Below the state, while the file of a medium is checked.',
  },
  unusable: {
    id: 'mediaManagement.column.unusable',
    defaultMessage: 'File can’t be used',
    description: 'Below the state, where the check refused the file of a medium.',
  },
  draftBeside: {
    id: 'mediaManagement.column.draftBeside',
    defaultMessage: '{version, number}, draft {draft, number}',
    description: 'The published version and the draft beside it.',
  },
  draft: {
    id: 'mediaManagement.column.draft',
    defaultMessage: 'Draft {number, number}',
    description: 'Below the number of the published version: the draft beside it.',
  },
  usage: {
    id: 'mediaManagement.column.usage',
    defaultMessage: 'Used in',
    description: 'Column: assignments, learning paths and courses that contain a medium.',
  },
  learners: {
    id: 'mediaManagement.column.learners',
    defaultMessage: 'Learners',
    description: 'Column: how many people have started a medium.',
  },
  inCourses: {
    id: 'mediaManagement.column.inCourses',
    defaultMessage: 'in courses',
    description:
      'In the column "Learners": people learn the medium in courses, where they are counted. Follows a dash.',
  },
  assignments: {
    id: 'mediaManagement.column.assignments',
    defaultMessage: '{count, plural, one {# assignment} other {# assignments}}',
    description: 'In the column "Used in".',
  },
  paths: {
    id: 'mediaManagement.column.paths',
    defaultMessage: '{count, plural, one {# path} other {# paths}}',
    description: 'In the column "Used in": learning paths.',
  },
  courses: {
    id: 'mediaManagement.column.courses',
    defaultMessage: '{count, plural, one {# course} other {# courses}}',
    description: 'In the column "Used in".',
  },
  catalogueOnly: {
    id: 'mediaManagement.column.catalogueOnly',
    defaultMessage: 'Catalogue only',
    description: 'In the column "Used in": nothing contains the medium, but people find it in the catalogue.',
  },
  unused: {
    id: 'mediaManagement.column.unused',
    defaultMessage: 'Not used',
    description: 'In the column "Used in".',
  },
  NO_SEATS: {
    id: 'mediaManagement.column.noSeats',
    defaultMessage: 'No seats left',
    description: 'Below the state: every coming session of an event is full. A link to the sessions.',
  },
  NO_CAPTIONS: {
    id: 'mediaManagement.column.noCaptions',
    defaultMessage: 'Captions missing',
    description: 'Below the state of a video or a recording. A link to its files.',
  },
})
