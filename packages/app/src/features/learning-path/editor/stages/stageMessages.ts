import { defineMessages } from '../../../../platform/locale/message.ts'

/** The stages of a path and their fields. */
export const stageMessages = defineMessages({
  incomplete: {
    id: 'paths.stage.incomplete',
    defaultMessage: 'A condition is incomplete. Fill it in or clear its checkbox.',
    description: 'Error over the stages of a learning path.',
  },
  dateMissing: {
    id: 'paths.stage.dateMissing',
    defaultMessage: 'Enter a date, or clear the checkbox.',
    description: 'Error at the date of a condition.',
  },
  daysMissing: {
    id: 'paths.stage.daysMissing',
    defaultMessage: 'Enter a number of days, or clear the checkbox.',
    description: 'Error at the days of a condition.',
  },
  scoreMissing: {
    id: 'paths.stage.scoreMissing',
    defaultMessage: 'Enter a score, or clear the checkbox.',
    description: 'Error at the score of a condition.',
  },
  scoreMediumMissing: {
    id: 'paths.stage.scoreMediumMissing',
    defaultMessage: 'Choose a medium, or clear the checkbox.',
    description: 'Error at the medium whose score a condition asks for.',
  },
  list: {
    id: 'paths.stage.list',
    defaultMessage: 'Stages',
    description: 'Names the list.',
  },
  language: {
    id: 'paths.stage.language',
    defaultMessage: 'Language of the titles',
    description: 'Names the choice.',
  },
  add: {
    id: 'paths.stage.add',
    defaultMessage: 'Add a stage',
    description: 'Button.',
  },
  none: {
    id: 'paths.stage.none',
    defaultMessage: 'No stages yet. Add the first one.',
    description: 'Where there is no stage.',
  },
  day: {
    id: 'paths.stage.day',
    defaultMessage: 'Day {days, number}',
    description: 'In the margin: due so many days after the beginning.',
  },
  due: {
    id: 'paths.stage.due',
    defaultMessage: 'due',
    description: 'In the margin, below the day.',
  },
  startsHere: {
    id: 'paths.stage.startsHere',
    defaultMessage: 'starts here',
    description: 'In the margin of the first stage.',
  },
  unnamed: {
    id: 'paths.stage.unnamed',
    defaultMessage: 'Stage {number, number}',
    description: 'A stage without a title.',
  },
  edit: {
    id: 'paths.stage.edit',
    defaultMessage: 'Edit stage {number, number}: {title}',
    description: 'Names a button.',
  },
  all: {
    id: 'paths.stage.all',
    defaultMessage: '{count, plural, =0 {no items} one {# item} other {all # items}}',
    description: 'The rule of a stage, at the right of its title.',
  },
  any: {
    id: 'paths.stage.any',
    defaultMessage: 'any {needed, number} of {count, number}',
    description: 'The rule of a stage, at the right of its title.',
  },
  title: {
    id: 'paths.stage.title',
    defaultMessage: 'Title',
    description: 'Field.',
  },
  rule: {
    id: 'paths.stage.rule',
    defaultMessage: 'Done when',
    description: 'Field: the rule of a stage.',
  },
  ruleAll: {
    id: 'paths.stage.ruleAll',
    defaultMessage: 'all items are finished',
    description: 'Choice of the rule.',
  },
  ruleAny: {
    id: 'paths.stage.ruleAny',
    defaultMessage: 'any {needed, number} of {count, number} are finished',
    description: 'Choice of the rule.',
  },
  dueDays: {
    id: 'paths.stage.dueDays',
    defaultMessage: 'Due',
    description: 'Field: days after the beginning.',
  },
  afterStart: {
    id: 'paths.stage.afterStart',
    defaultMessage: 'days after the start',
    description: 'After a number.',
  },
  opens: {
    id: 'paths.stage.opens',
    defaultMessage: 'Opens when',
    description: 'Group of conditions, all of which have to be met.',
  },
  opensHint: {
    id: 'paths.stage.opensHint',
    defaultMessage: 'Every chosen condition has to be met.',
    description: 'Hint.',
  },
  previous: {
    id: 'paths.stage.previous',
    defaultMessage: 'stage {number, number} is done',
    description: 'Condition.',
  },
  date: {
    id: 'paths.stage.date',
    defaultMessage: 'a date is reached',
    description: 'Condition.',
  },
  dateField: {
    id: 'paths.stage.dateField',
    defaultMessage: 'Date',
    description: 'Field.',
  },
  days: {
    id: 'paths.stage.days',
    defaultMessage: 'some days have passed since the start',
    description: 'Condition.',
  },
  daysField: {
    id: 'paths.stage.daysField',
    defaultMessage: 'Days after the start',
    description: 'Field.',
  },
  score: {
    id: 'paths.stage.score',
    defaultMessage: 'an item is passed with a score',
    description: 'Condition.',
  },
  scoreMedium: {
    id: 'paths.stage.scoreMedium',
    defaultMessage: 'Item',
    description: 'Field.',
  },
  scoreMin: {
    id: 'paths.stage.scoreMin',
    defaultMessage: 'At least',
    description: 'Field: percent.',
  },
  opensWhen: {
    id: 'paths.stage.opensWhen',
    defaultMessage: 'Opens when {conditions}',
    description: 'Conditions of a stage in words.',
  },
  onDate: {
    id: 'paths.stage.onDate',
    defaultMessage: '{date} is reached',
    description: 'Condition in words.',
  },
  afterDays: {
    id: 'paths.stage.afterDays',
    defaultMessage: '{days, plural, one {# day has} other {# days have}} passed since the start',
    description: 'Condition in words.',
  },
  withScore: {
    id: 'paths.stage.withScore',
    defaultMessage: '“{title}” is passed with {score, number}% or more',
    description: 'Condition in words.',
  },
  items: {
    id: 'paths.stage.items',
    defaultMessage: 'Items of the stage',
    description: 'Names the list.',
  },
  addItem: {
    id: 'paths.stage.addItem',
    defaultMessage: 'Add an item',
    description: 'Field: search for media.',
  },
  addHint: {
    id: 'paths.stage.addHint',
    defaultMessage: 'Search published media.',
    description: 'Hint of a field.',
  },
  findFailed: {
    id: 'paths.stage.findFailed',
    defaultMessage: 'The media could not be searched.',
    description: 'Error.',
  },
  itemActions: {
    id: 'paths.stage.itemActions',
    defaultMessage: 'Actions for {title}',
    description: 'Names a menu.',
  },
  removeItem: {
    id: 'paths.stage.removeItem',
    defaultMessage: 'Remove',
    description: 'Entry of a menu.',
  },
  unpublished: {
    id: 'paths.stage.unpublished',
    defaultMessage: 'not published',
    description: 'Beside a medium.',
  },
  moveUp: {
    id: 'paths.stage.moveUp',
    defaultMessage: 'Move up',
    description: 'Entry of a menu.',
  },
  moveDown: {
    id: 'paths.stage.moveDown',
    defaultMessage: 'Move down',
    description: 'Entry of a menu.',
  },
  copy: {
    id: 'paths.stage.copy',
    defaultMessage: 'Copy stage',
    description: 'Entry of a menu.',
  },
  remove: {
    id: 'paths.stage.remove',
    defaultMessage: 'Remove stage',
    description: 'Entry of a menu.',
  },
  actions: {
    id: 'paths.stage.actions',
    defaultMessage: 'Actions for stage {number, number}',
    description: 'Names a menu.',
  },
  moved: {
    id: 'paths.stage.moved',
    defaultMessage: '{title}: stage {number, number} of {count, number}',
    description: 'Said after a stage was moved.',
  },
  keys: {
    id: 'paths.stage.keys',
    defaultMessage: 'Move stages with Alt and the arrow keys.',
    description: 'Hint below the list.',
  },
})
