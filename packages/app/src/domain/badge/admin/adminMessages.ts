import type { BadgeConditionKind, BadgeKind, BadgeState } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'
import type { BadgeTab } from './badgeAddress.ts'

export const leadMessages = defineMessages<BadgeKind>({
  SYSTEM: {
    id: 'badgeAdmin.lead.system',
    defaultMessage: 'Award badges for signing in and for completed media.',
    description: 'Below the title of the page of system badges.',
  },
  COURSE: {
    id: 'badgeAdmin.lead.course',
    defaultMessage: 'Award badges for completing certain media.',
    description: 'Below the title of the page of course badges.',
  },
})

export const stateMessages = defineMessages<BadgeState>({
  DRAFT: { id: 'badgeAdmin.state.draft', defaultMessage: 'Draft', description: 'State of a badge.' },
  ACTIVE: { id: 'badgeAdmin.state.active', defaultMessage: 'Active', description: 'State of a badge.' },
  PAUSED: { id: 'badgeAdmin.state.paused', defaultMessage: 'Paused', description: 'State of a badge.' },
  ARCHIVED: { id: 'badgeAdmin.state.archived', defaultMessage: 'Archived', description: 'State of a badge.' },
})

export const tabMessages = defineMessages<BadgeTab>({
  rule: { id: 'badgeAdmin.tab.rule', defaultMessage: 'Badge and rule', description: 'Tab of a badge.' },
  awards: { id: 'badgeAdmin.tab.awards', defaultMessage: 'Awards', description: 'Tab: who was awarded a badge.' },
})

export const listMessages = defineMessages({
  add: { id: 'badgeAdmin.list.add', defaultMessage: 'Add badge', description: 'Button: makes a new badge.' },
  newTitle: {
    id: 'badgeAdmin.list.newTitle',
    defaultMessage: 'New badge',
    description: 'Title of a badge that is being made.',
  },
  table: { id: 'badgeAdmin.list.table', defaultMessage: 'Badges', description: 'Names the table.' },
  name: { id: 'badgeAdmin.list.name', defaultMessage: 'Name', description: 'Column of a table.' },
  state: { id: 'badgeAdmin.list.state', defaultMessage: 'State', description: 'Column of a table.' },
  rule: { id: 'badgeAdmin.list.rule', defaultMessage: 'Rule', description: 'Column of a table: what has to be done.' },
  awards: { id: 'badgeAdmin.list.awards', defaultMessage: 'Awarded', description: 'Column of a table: how often.' },
  last: { id: 'badgeAdmin.list.last', defaultMessage: 'Last award', description: 'Column of a table: a date.' },
  hasDraft: {
    id: 'badgeAdmin.list.hasDraft',
    defaultMessage: 'Unpublished changes',
    description: 'A published badge was changed and not published again.',
  },
  empty: { id: 'badgeAdmin.list.empty', defaultMessage: 'No badges yet', description: 'Title of an empty list.' },
  emptySentence: {
    id: 'badgeAdmin.list.emptySentence',
    defaultMessage: 'Badges you add appear here. They stay drafts until you publish them.',
    description: 'Below the title of an empty list.',
  },
  back: { id: 'badgeAdmin.list.back', defaultMessage: 'All badges', description: 'Link back to the list.' },
  tabs: { id: 'badgeAdmin.list.tabs', defaultMessage: 'Parts of the badge', description: 'Names the tabs.' },
})

export const formMessages = defineMessages({
  names: { id: 'badgeAdmin.form.names', defaultMessage: 'Name', description: 'Heading above the names per language.' },
  name: { id: 'badgeAdmin.form.name', defaultMessage: 'Name ({language})', description: 'Label of a field.' },
  abouts: {
    id: 'badgeAdmin.form.abouts',
    defaultMessage: 'What it is for',
    description: 'Heading above the descriptions per language.',
  },
  about: {
    id: 'badgeAdmin.form.about',
    defaultMessage: 'What it is for ({language})',
    description: 'Label of a field.',
  },
  save: { id: 'badgeAdmin.form.save', defaultMessage: 'Save draft', description: 'Button of the form.' },
  saved: { id: 'badgeAdmin.form.saved', defaultMessage: 'Draft saved.', description: 'After saving.' },
  changedMeanwhile: {
    id: 'badgeAdmin.form.changedMeanwhile',
    defaultMessage:
      'Someone else changed this badge. Fields you did not edit now show their version. Save again to keep your changes, or discard them to see theirs.',
    description: 'Why it was not saved.',
  },
  rule: { id: 'badgeAdmin.form.rule', defaultMessage: 'Who gets it', description: 'Heading above the rule.' },
  match: { id: 'badgeAdmin.form.match', defaultMessage: 'People who meet', description: 'Before “all” and “any”.' },
  ALL: { id: 'badgeAdmin.form.all', defaultMessage: 'all', description: 'All conditions of a rule are needed.' },
  ANY: { id: 'badgeAdmin.form.any', defaultMessage: 'any', description: 'One condition of a rule is enough.' },
  repeats: {
    id: 'badgeAdmin.form.repeats',
    defaultMessage: 'Award again at each renewal',
    description: 'A choice: also in the next cycle of the media.',
  },
  words: {
    id: 'badgeAdmin.form.words',
    defaultMessage: 'In words',
    description: 'Heading above the rule as a sentence.',
  },
  conditions: {
    id: 'badgeAdmin.form.conditions',
    defaultMessage: 'Conditions',
    description: 'Names the list of conditions.',
  },
  kind: { id: 'badgeAdmin.form.kind', defaultMessage: 'Condition', description: 'Label of a choice: what is counted.' },
  count: { id: 'badgeAdmin.form.count', defaultMessage: 'How many', description: 'Label of a number.' },
  addCondition: {
    id: 'badgeAdmin.form.addCondition',
    defaultMessage: 'Add condition',
    description: 'Button of a rule.',
  },
  removeCondition: {
    id: 'badgeAdmin.form.removeCondition',
    defaultMessage: 'Remove condition {number}',
    description: 'Button of a row of the rule.',
  },
  none: {
    id: 'badgeAdmin.form.none',
    defaultMessage: 'Without a condition the badge is only given by hand.',
    description: 'Where a rule has no conditions.',
  },
  media: { id: 'badgeAdmin.form.media', defaultMessage: 'Media', description: 'Names the chosen media.' },
  addMedium: { id: 'badgeAdmin.form.addMedium', defaultMessage: 'Add medium', description: 'Label of a search field.' },
  findFailed: {
    id: 'badgeAdmin.form.findFailed',
    defaultMessage: 'The search failed. Try again.',
    description: 'In a list of choices: the search did not answer.',
  },
  howMany: {
    id: 'badgeAdmin.form.howMany',
    defaultMessage: 'Of these media',
    description: 'Label of a choice: all or some.',
  },
  allMedia: {
    id: 'badgeAdmin.form.allMedia',
    defaultMessage: 'All',
    description: 'All media of a list have to be completed.',
  },
  someMedia: {
    id: 'badgeAdmin.form.someMedia',
    defaultMessage: 'At least',
    description: 'A number of media has to be completed.',
  },
  score: {
    id: 'badgeAdmin.form.score',
    defaultMessage: 'Score at least (optional)',
    description: 'Label of a number in percent.',
  },
  meets: {
    id: 'badgeAdmin.form.meets',
    defaultMessage: '{count, plural, one {# person meets this.} other {# people meet this.}}',
    description: 'Below a condition of a rule.',
  },
  meetsAll: {
    id: 'badgeAdmin.form.meetsAll',
    defaultMessage:
      '{count, plural, =0 {Nobody else would get the badge now.} one {# person would get the badge now.} other {# people would get the badge now.}}',
    description: 'Below the rule in words.',
  },
  incomplete: {
    id: 'badgeAdmin.form.incomplete',
    defaultMessage: 'Complete each condition: choose media and enter how many.',
    description: 'A condition of the rule is not complete.',
  },
  nameMissing: {
    id: 'badgeAdmin.form.nameMissing',
    defaultMessage: 'Enter a name in at least one language.',
    description: 'No language has a name.',
  },
  nameNeeded: {
    id: 'badgeAdmin.form.nameNeeded',
    defaultMessage: 'Enter a name in this language. A published badge needs all of them.',
    description: 'A language without a name keeps a badge from being published.',
  },
})

export const conditionMessages = defineMessages<BadgeConditionKind>({
  LOGINS: {
    id: 'badgeAdmin.condition.logins',
    defaultMessage: 'Number of sign-ins',
    description: 'Kind of condition.',
  },
  DAYS_IN_ROW: {
    id: 'badgeAdmin.condition.daysInRow',
    defaultMessage: 'Days in a row with a sign-in',
    description: 'Kind of condition.',
  },
  COMPLETED_ITEMS: {
    id: 'badgeAdmin.condition.completedItems',
    defaultMessage: 'Completed media',
    description: 'Kind of condition: how many.',
  },
  COMPLETES: {
    id: 'badgeAdmin.condition.completes',
    defaultMessage: 'Completes media',
    description: 'Kind of condition: which ones.',
  },
})

export const publishMessages = defineMessages({
  publish: { id: 'badgeAdmin.publish.publish', defaultMessage: 'Publish', description: 'Button of a draft.' },
  resume: { id: 'badgeAdmin.publish.resume', defaultMessage: 'Resume', description: 'Button of a paused badge.' },
  more: { id: 'badgeAdmin.publish.more', defaultMessage: 'More actions', description: 'Names a menu.' },
  pause: { id: 'badgeAdmin.publish.pause', defaultMessage: 'Pause', description: 'Stops awarding a badge for now.' },
  archive: {
    id: 'badgeAdmin.publish.archive',
    defaultMessage: 'Archive',
    description: 'Stops awarding a badge for good.',
  },
  title: {
    id: 'badgeAdmin.publish.title',
    defaultMessage: '{count, plural, one {# person meets this rule already} other {# people meet this rule already}}',
    description: 'Title of the question before a badge is published.',
  },
  sentence: {
    id: 'badgeAdmin.publish.sentence',
    defaultMessage:
      '{count, plural, one {They met it on {first}.} other {They met it between {first} and {last}.}} Award the badge to them too, or only to people who meet the rule from now on?',
    description: 'The question before a badge is published.',
  },
  now: {
    id: 'badgeAdmin.publish.now',
    defaultMessage: 'Award now',
    description: 'Button: also to those who meet the rule already.',
  },
  later: {
    id: 'badgeAdmin.publish.later',
    defaultMessage: 'Only from now on',
    description: 'Button: not to those who meet the rule already.',
  },
  published: {
    id: 'badgeAdmin.publish.published',
    defaultMessage:
      '“{name}” is active. {count, plural, =0 {} one {# person was awarded it.} other {# people were awarded it.}}',
    description: 'After a badge was published.',
  },
  changed: {
    id: 'badgeAdmin.publish.changed',
    defaultMessage: '“{name}” is now {state, select, PAUSED {paused} other {archived}}.',
    description: 'After a badge was paused or archived.',
  },
  failed: {
    id: 'badgeAdmin.publish.failed',
    defaultMessage: 'Not done. {reason}',
    description: 'After a step that failed; the reason is a sentence.',
  },
  noPreview: {
    id: 'badgeAdmin.publish.noPreview',
    defaultMessage: 'The people who meet the rule could not be counted. Try again.',
    description: 'Before publishing, where the count did not come.',
  },
  saveFirst: {
    id: 'badgeAdmin.publish.saveFirst',
    defaultMessage: 'Save your changes first.',
    description: 'Publishing is not possible while something is unsaved.',
  },
  archiveTitle: {
    id: 'badgeAdmin.publish.archiveTitle',
    defaultMessage: 'Archive “{name}”?',
    description: 'Title of a question.',
  },
  archiveSentence: {
    id: 'badgeAdmin.publish.archiveSentence',
    defaultMessage: 'It will not be awarded any more. People keep the badges they have.',
    description: 'What archiving a badge does.',
  },
})

export const imageMessages = defineMessages({
  picture: {
    id: 'badgeAdmin.image.picture',
    defaultMessage: 'Upload an image instead',
    description: 'Field for a file.',
  },
  pictureHint: {
    id: 'badgeAdmin.image.pictureHint',
    defaultMessage: 'Fitted into a square of 512 pixels.',
    description: 'Hint of a field for a file.',
  },
  hasPicture: {
    id: 'badgeAdmin.image.hasPicture',
    defaultMessage: 'This badge uses an uploaded image.',
    description: 'Beside the preview.',
  },
  removePicture: {
    id: 'badgeAdmin.image.removePicture',
    defaultMessage: 'Remove image and use a drawing',
    description: 'Button.',
  },
  title: { id: 'badgeAdmin.image.title', defaultMessage: 'Image', description: 'Heading.' },
  shape: { id: 'badgeAdmin.image.shape', defaultMessage: 'Shape', description: 'Label of a choice.' },
  colour: { id: 'badgeAdmin.image.colour', defaultMessage: 'Colour', description: 'Label of a choice.' },
  icon: { id: 'badgeAdmin.image.icon', defaultMessage: 'Icon', description: 'Label of a choice.' },
  EARNED: { id: 'badgeAdmin.image.earned', defaultMessage: 'Earned', description: 'How a badge looks.' },
  IN_PROGRESS: { id: 'badgeAdmin.image.inProgress', defaultMessage: 'In progress', description: 'How a badge looks.' },
  LOCKED: { id: 'badgeAdmin.image.locked', defaultMessage: 'Not started', description: 'How a badge looks.' },
  CIRCLE: { id: 'badgeAdmin.image.circle', defaultMessage: 'Circle', description: 'Shape of a badge.' },
  HEXAGON: { id: 'badgeAdmin.image.hexagon', defaultMessage: 'Hexagon', description: 'Shape of a badge.' },
  OCTAGON: { id: 'badgeAdmin.image.octagon', defaultMessage: 'Octagon', description: 'Shape of a badge.' },
  SHIELD: { id: 'badgeAdmin.image.shield', defaultMessage: 'Shield', description: 'Shape of a badge.' },
  SQUARE: { id: 'badgeAdmin.image.square', defaultMessage: 'Square', description: 'Shape of a badge.' },
  SAGE: { id: 'badgeAdmin.image.sage', defaultMessage: 'Sage, with triangles', description: 'Colour of a badge.' },
  LILAC: { id: 'badgeAdmin.image.lilac', defaultMessage: 'Lilac, with diamonds', description: 'Colour of a badge.' },
  APRICOT: { id: 'badgeAdmin.image.apricot', defaultMessage: 'Apricot, with bars', description: 'Colour of a badge.' },
  ROSE: { id: 'badgeAdmin.image.rose', defaultMessage: 'Rose, with dots', description: 'Colour of a badge.' },
  TEAL: { id: 'badgeAdmin.image.teal', defaultMessage: 'Teal, with waves', description: 'Colour of a badge.' },
  STRAW: { id: 'badgeAdmin.image.straw', defaultMessage: 'Straw, with crosses', description: 'Colour of a badge.' },
})

export const awardMessages = defineMessages({
  give: {
    id: 'badgeAdmin.award.give',
    defaultMessage: 'Award by hand',
    description: 'Button: gives a badge to one person.',
  },
  giveTitle: { id: 'badgeAdmin.award.giveTitle', defaultMessage: 'Award “{name}”', description: 'Title of a dialog.' },
  giveVerb: { id: 'badgeAdmin.award.giveVerb', defaultMessage: 'Award badge', description: 'Button of a dialog.' },
  person: {
    id: 'badgeAdmin.award.person',
    defaultMessage: 'Person',
    description: 'Label of a field; column of a table.',
  },
  reason: { id: 'badgeAdmin.award.reason', defaultMessage: 'Reason', description: 'Label of a field.' },
  reasonHint: {
    id: 'badgeAdmin.award.reasonHint',
    defaultMessage: 'The person will see it.',
    description: 'Below the field for a reason.',
  },
  given: {
    id: 'badgeAdmin.award.given',
    defaultMessage: '{person} was awarded the badge.',
    description: 'After awarding by hand.',
  },
  has: {
    id: 'badgeAdmin.award.has',
    defaultMessage: 'This person already has the badge.',
    description: 'Why a badge is not given again.',
  },
  notActive: {
    id: 'badgeAdmin.award.notActive',
    defaultMessage: 'Only active badges can be awarded.',
    description: 'Why a badge cannot be given by hand.',
  },
  table: { id: 'badgeAdmin.award.table', defaultMessage: 'Awards', description: 'Names a table.' },
  pages: {
    id: 'badgeAdmin.award.pages',
    defaultMessage: 'Pages of awards',
    description: 'Names the buttons for pages.',
  },
  awarded: { id: 'badgeAdmin.award.awarded', defaultMessage: 'Awarded', description: 'Column of a table: a date.' },
  why: { id: 'badgeAdmin.award.why', defaultMessage: 'Why', description: 'Column of a table: the reason of an award.' },
  byRule: { id: 'badgeAdmin.award.byRule', defaultMessage: 'Met the rule', description: 'Why a person has a badge.' },
  byHand: {
    id: 'badgeAdmin.award.byHand',
    defaultMessage: '{name}: “{reason}”',
    description: 'Who gave a badge by hand and why.',
  },
  state: { id: 'badgeAdmin.award.state', defaultMessage: 'State', description: 'Column of a table.' },
  valid: { id: 'badgeAdmin.award.valid', defaultMessage: 'Valid', description: 'State of an award.' },
  revoked: {
    id: 'badgeAdmin.award.revoked',
    defaultMessage: 'Revoked on {date}: “{reason}”',
    description: 'State of an award.',
  },
  revoke: { id: 'badgeAdmin.award.revoke', defaultMessage: 'Revoke', description: 'Takes an award back for good.' },
  revokeTitle: {
    id: 'badgeAdmin.award.revokeTitle',
    defaultMessage: 'Revoke the badge of {name}?',
    description: 'Title of a dialog.',
  },
  revokeHint: {
    id: 'badgeAdmin.award.revokeHint',
    defaultMessage: 'The badge and its files stop being valid. This can’t be undone.',
    description: 'What revoking a badge does.',
  },
  revokeDone: {
    id: 'badgeAdmin.award.revokeDone',
    defaultMessage: 'The badge of {name} was revoked.',
    description: 'After revoking.',
  },
  empty: { id: 'badgeAdmin.award.empty', defaultMessage: 'No awards yet', description: 'Title of an empty list.' },
  emptySentence: {
    id: 'badgeAdmin.award.emptySentence',
    defaultMessage: 'People who are awarded this badge appear here.',
    description: 'Below the title of an empty list.',
  },
})
