import { defineMessages } from '../../../../platform/locale/message.ts'

/** Words of several steps. */
export const stepMessages = defineMessages({
  days: {
    id: 'assignments.field.days',
    defaultMessage: 'days',
    description: 'After a number in a field.',
  },
  months: {
    id: 'assignments.field.months',
    defaultMessage: 'months',
    description: 'After a number in a field.',
  },
  withSubUnits: {
    id: 'assignments.field.withSubUnits',
    defaultMessage: 'With sub-units',
    description: 'Checkbox at a unit.',
  },
  unitMissing: {
    id: 'assignments.field.unitMissing',
    defaultMessage: 'Choose a unit.',
    description: 'While the field is empty.',
  },
})

/** The step What. */
export const whatMessages = defineMessages({
  targets: {
    id: 'assignments.what.targets',
    defaultMessage: 'Media',
    description: 'Field.',
  },
  targetsHint: {
    id: 'assignments.what.targetsHint',
    defaultMessage: 'Published media. Everyone gets all of them.',
    description: 'Hint of the field.',
  },
  targetsMissing: {
    id: 'assignments.what.targetsMissing',
    defaultMessage: 'Choose at least one medium.',
    description: 'While the field is empty.',
  },
  unpublished: {
    id: 'assignments.what.unpublished',
    defaultMessage: 'not published',
    description: 'After the kind of a medium.',
  },
  title: {
    id: 'assignments.what.title',
    defaultMessage: 'Title',
    description: 'Field.',
  },
  titleMissing: {
    id: 'assignments.what.titleMissing',
    defaultMessage: 'Enter a title.',
    description: 'While the field is empty.',
  },
  isMandatory: {
    id: 'assignments.what.isMandatory',
    defaultMessage: 'Mandatory',
    description: 'Checkbox.',
  },
  isMandatoryHint: {
    id: 'assignments.what.isMandatoryHint',
    defaultMessage: 'Counts in the compliance statistics and needs a due date.',
    description: 'Hint of the checkbox.',
  },
  ownerUnit: {
    id: 'assignments.what.ownerUnit',
    defaultMessage: 'Owner unit',
    description: 'Field.',
  },
  ownerUnitHint: {
    id: 'assignments.what.ownerUnitHint',
    defaultMessage: 'Its managers can edit the assignment.',
    description: 'Hint of the field.',
  },
  ownerUnitNew: {
    id: 'assignments.what.ownerUnitNew',
    defaultMessage: 'Its managers can edit the assignment. Leave empty for your highest unit.',
    description: 'Hint of the field in a new assignment.',
  },
})

/** The step Who. */
export const whoMessages = defineMessages({
  included: {
    id: 'assignments.who.included',
    defaultMessage: 'Gets the assignment',
    description: 'Heading of fields.',
  },
  excluded: {
    id: 'assignments.who.excluded',
    defaultMessage: 'Does not get it',
    description: 'Heading of fields: exclusions.',
  },
  units: {
    id: 'assignments.who.units',
    defaultMessage: 'Units',
    description: 'Field.',
  },
  unitsHint: {
    id: 'assignments.who.unitsHint',
    defaultMessage: 'People who join later get it too; people who leave lose it.',
    description: 'Hint of the field.',
  },
  people: {
    id: 'assignments.who.people',
    defaultMessage: 'People by name',
    description: 'Field.',
  },
  excludedUnits: {
    id: 'assignments.who.excludedUnits',
    defaultMessage: 'Excluded units',
    description: 'Field.',
  },
  excludedPeople: {
    id: 'assignments.who.excludedPeople',
    defaultMessage: 'Excluded people',
    description: 'Field.',
  },
  peopleIn: {
    id: 'assignments.who.peopleIn',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'How many people a unit has.',
  },
  nobody: {
    id: 'assignments.who.nobody',
    defaultMessage: 'Choose a unit or a person.',
    description: 'While both fields are empty.',
  },
  outOfScope: {
    id: 'assignments.who.outOfScope',
    defaultMessage: 'You don’t manage one of these. Remove it.',
    description: 'A manager named somebody outside of their units.',
  },
})

/** The step When. */
export const whenMessages = defineMessages({
  dueRule: {
    id: 'assignments.when.dueRule',
    defaultMessage: 'Due',
    description: 'Field: how the due date is found.',
  },
  dueNeeded: {
    id: 'assignments.when.dueNeeded',
    defaultMessage: 'A mandatory assignment needs a due date.',
    description: 'At the field.',
  },
  dueOn: {
    id: 'assignments.when.dueOn',
    defaultMessage: 'Due date',
    description: 'Field.',
  },
  dueOnHint: {
    id: 'assignments.when.dueOnHint',
    defaultMessage: 'Until the end of the day in the time zone of the unit.',
    description: 'Hint of the field.',
  },
  dueOnMissing: {
    id: 'assignments.when.dueOnMissing',
    defaultMessage: 'Enter the due date.',
    description: 'While the field is empty.',
  },
  dueBeforeStart: {
    id: 'assignments.when.dueBeforeStart',
    defaultMessage: 'The due date is before the first day.',
    description: 'At the field.',
  },
  dueDays: {
    id: 'assignments.when.dueDays',
    defaultMessage: 'Days to complete it',
    description: 'Field.',
  },
  dueDaysMissing: {
    id: 'assignments.when.dueDaysMissing',
    defaultMessage: 'Enter a number of days.',
    description: 'While the field is empty.',
  },
  lateDays: {
    id: 'assignments.when.lateDays',
    defaultMessage: 'At least this many days for people who get it later',
    description: 'Field.',
  },
  lateDaysHint: {
    id: 'assignments.when.lateDaysHint',
    defaultMessage: 'Leave empty if the date applies to everyone.',
    description: 'Hint of the field.',
  },
  startsOn: {
    id: 'assignments.when.startsOn',
    defaultMessage: 'First day',
    description: 'Field.',
  },
  startsOnHint: {
    id: 'assignments.when.startsOnHint',
    defaultMessage: 'Nobody gets it before this day. Leave empty to start with the activation.',
    description: 'Hint of the field.',
  },
  graceDays: {
    id: 'assignments.when.graceDays',
    defaultMessage: 'Grace period',
    description: 'Field.',
  },
  graceDaysHint: {
    id: 'assignments.when.graceDaysHint',
    defaultMessage: 'Days after the due date before someone counts as overdue.',
    description: 'Hint of the field.',
  },
})

/** Due rules to choose from. */
export const ruleMessages = defineMessages({
  FIXED_DATE: {
    id: 'assignments.dueRule.fixedDate',
    defaultMessage: 'On a fixed date',
    description: 'Option.',
  },
  AFTER_JOINING: {
    id: 'assignments.dueRule.afterJoining',
    defaultMessage: 'A number of days after joining the unit',
    description: 'Option.',
  },
  AFTER_ASSIGNED: {
    id: 'assignments.dueRule.afterAssigned',
    defaultMessage: 'A number of days after it is assigned',
    description: 'Option.',
  },
  AFTER_ACTIVATION: {
    id: 'assignments.dueRule.afterActivation',
    defaultMessage: 'A number of days after activation',
    description: 'Option.',
  },
  NONE: {
    id: 'assignments.dueRule.none',
    defaultMessage: 'No due date',
    description: 'Option.',
  },
})
