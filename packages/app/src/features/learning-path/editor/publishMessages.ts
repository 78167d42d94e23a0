import { defineMessages } from '../../../platform/locale/message.ts'

/** The dialog that publishes. */
export const publishMessages = defineMessages({
  first: {
    id: 'paths.publish.first',
    defaultMessage: 'People can begin this path as soon as it is published.',
    description: 'Before the first publication.',
  },
  people: {
    id: 'paths.publish.people',
    defaultMessage: '{people, plural, one {# person is} other {# people are}} in this path',
    description: 'Above the choice.',
  },
  stay: {
    id: 'paths.publish.stay',
    defaultMessage: 'Leave them in their version',
    description: 'Choice.',
  },
  stayText: {
    id: 'paths.publish.stayText',
    defaultMessage: 'Only people who begin from now on get the new version.',
    description: 'Below a choice.',
  },
  move: {
    id: 'paths.publish.move',
    defaultMessage: 'Move them to the new version',
    description: 'Choice.',
  },
  moveText: {
    id: 'paths.publish.moveText',
    defaultMessage: 'What they have completed counts.',
    description: 'Below a choice.',
  },
  completes: {
    id: 'paths.publish.completes',
    defaultMessage: '{count, plural, one {# person has} other {# people have}} completed it then',
    description: 'Effect of a move.',
  },
  changes: {
    id: 'paths.publish.changes',
    defaultMessage: '{count, plural, one {# person gets} other {# people get}} new media or due dates',
    description: 'Effect of a move.',
  },
  loses: {
    id: 'paths.publish.loses',
    defaultMessage: '{count, plural, one {# person loses} other {# people lose}} media they have not begun',
    description: 'Effect of a move.',
  },
  unchanged: {
    id: 'paths.publish.unchanged',
    defaultMessage: 'Nothing changes for {count, plural, one {# person} other {# people}}',
    description: 'Effect of a move.',
  },
  sample: {
    id: 'paths.publish.sample',
    defaultMessage: 'For example: {names}',
    description: 'Below the effect of a move.',
  },
})

/** What keeps a draft from being published. */
export const gapMessages = defineMessages({
  NO_STAGE: {
    id: 'paths.gap.noStage',
    defaultMessage: 'Add a stage',
    description: 'Something is missing.',
  },
  NO_TITLE: {
    id: 'paths.gap.noTitle',
    defaultMessage: 'Stage {stage, number}: enter a title in the main language',
    description: 'Something is missing.',
  },
  NO_ITEM: {
    id: 'paths.gap.noItem',
    defaultMessage: 'Stage {stage, number}: add an item',
    description: 'Something is missing.',
  },
  NOT_PUBLISHED: {
    id: 'paths.gap.notPublished',
    defaultMessage: 'Stage {stage, number}: an item is not published',
    description: 'Something is missing.',
  },
  TOO_MANY_NEEDED: {
    id: 'paths.gap.tooManyNeeded',
    defaultMessage: 'Stage {stage, number}: more items are needed than there are',
    description: 'Something is wrong.',
  },
  SCORE_NOT_BEFORE: {
    id: 'paths.gap.scoreNotBefore',
    defaultMessage: 'Stage {stage, number}: the item with the score must be in an earlier stage',
    description: 'Something is wrong.',
  },
})
