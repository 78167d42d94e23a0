import { defineMessages } from '../../../platform/locale/message.ts'

/** The editor of a learning path. */
export const editorMessages = defineMessages({
  back: {
    id: 'paths.editor.back',
    defaultMessage: 'Learning paths',
    description: 'Link back to the list.',
  },
  path: {
    id: 'paths.editor.path',
    defaultMessage: 'Where this page is',
    description: 'Names the links above the title.',
  },
  unknownTitle: {
    id: 'paths.editor.unknownTitle',
    defaultMessage: 'Learning path not found',
    description: 'Title.',
  },
  unknown: {
    id: 'paths.editor.unknown',
    defaultMessage: 'It was deleted, or you do not manage its unit.',
    description: 'Below the title.',
  },
  tabs: {
    id: 'paths.editor.tabs',
    defaultMessage: 'Parts of the learning path',
    description: 'Names the tabs.',
  },
  stages: {
    id: 'paths.editor.stages',
    defaultMessage: 'Stages',
    description: 'Tab.',
  },
  details: {
    id: 'paths.editor.details',
    defaultMessage: 'Details',
    description: 'Tab.',
  },
  people: {
    id: 'paths.editor.people',
    defaultMessage: 'People',
    description: 'Tab.',
  },
  versions: {
    id: 'paths.editor.versions',
    defaultMessage: 'Versions',
    description: 'Tab.',
  },
  draft: {
    id: 'paths.editor.draft',
    defaultMessage: 'Draft, version {number, number}',
    description: 'Beside the state: what is edited.',
  },
  version: {
    id: 'paths.editor.version',
    defaultMessage: 'Version {number, number}',
    description: 'A published version.',
  },
  live: {
    id: 'paths.editor.live',
    defaultMessage: 'Version {number, number} is live for {people, plural, one {# person} other {# people}}.',
    description: 'Beside the state.',
  },
  publish: {
    id: 'paths.editor.publish',
    defaultMessage: 'Publish',
    description: 'Button.',
  },
  more: {
    id: 'paths.editor.more',
    defaultMessage: 'More actions',
    description: 'Names the menu.',
  },
  discard: {
    id: 'paths.editor.discard',
    defaultMessage: 'Discard draft',
    description: 'Entry of the menu.',
  },
  archive: {
    id: 'paths.editor.archive',
    defaultMessage: 'Archive',
    description: 'Entry of the menu.',
  },
  restore: {
    id: 'paths.editor.restore',
    defaultMessage: 'Take out of the archive',
    description: 'Entry of the menu.',
  },
  remove: {
    id: 'paths.editor.remove',
    defaultMessage: 'Delete',
    description: 'Entry of the menu.',
  },
  assign: {
    id: 'paths.editor.assign',
    defaultMessage: 'Assign',
    description: 'Link to a new assignment.',
  },
  published: {
    id: 'paths.editor.published',
    defaultMessage: 'Version {number, number} published',
    description: 'After publishing.',
  },
  notDone: {
    id: 'paths.editor.notDone',
    defaultMessage: 'Not done: {reason}',
    description: 'After a failure.',
  },
  changedMeanwhile: {
    id: 'paths.editor.changedMeanwhile',
    defaultMessage: 'This learning path was changed by someone else. Reload the page to go on.',
    description: 'Error.',
  },
  publishedBy: {
    id: 'paths.editor.publishedBy',
    defaultMessage: 'Published on {date} by {name}',
    description: 'Below a version.',
  },
  publishedOn: {
    id: 'paths.editor.publishedOn',
    defaultMessage: 'Published on {date}',
    description: 'Below a version.',
  },
  peopleIn: {
    id: 'paths.editor.peopleIn',
    defaultMessage: '{people, plural, =0 {Nobody is in it} one {# person is in it} other {# people are in it}}',
    description: 'Below a version: who has not completed it.',
  },
  noVersions: {
    id: 'paths.editor.noVersions',
    defaultMessage: 'Nothing has been published yet.',
    description: 'Where there is no version.',
  },
})
