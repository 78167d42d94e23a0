import { defineMessages } from '../../../platform/locale/message.ts'

export const fieldMessages = defineMessages({
  texts: { id: 'communication.field.texts', defaultMessage: 'Text', description: 'Heading of fields.' },
  languages: { id: 'communication.field.languages', defaultMessage: 'Language', description: 'Names tabs.' },
  title: { id: 'communication.field.title', defaultMessage: 'Title', description: 'Label of a field.' },
  body: { id: 'communication.field.body', defaultMessage: 'Text', description: 'Label of a field.' },
  bodyHint: {
    id: 'communication.field.bodyHint',
    defaultMessage: 'A line with ## is a heading, with - an item of a list, **bold**, *italic*.',
    description: 'Below the field while it shows the marks of a text.',
  },
  mainLocale: {
    id: 'communication.field.mainLocale',
    defaultMessage: 'Main language',
    description: 'Label of a field.',
  },
  mainLocaleHint: {
    id: 'communication.field.mainLocaleHint',
    defaultMessage: 'Readers whose language is missing get this one.',
    description: 'Below a field.',
  },
  audience: { id: 'communication.field.audience', defaultMessage: 'Who gets it', description: 'Heading of fields.' },
  units: { id: 'communication.field.units', defaultMessage: 'Add a unit', description: 'Label of a field.' },
  chosenUnits: {
    id: 'communication.field.chosenUnits',
    defaultMessage: 'Units',
    description: 'Names a list of units.',
  },
  unitsHint: {
    id: 'communication.field.unitsHint',
    defaultMessage: 'Without a unit, everyone gets it.',
    description: 'Below a field for administrators.',
  },
  ownUnitsHint: {
    id: 'communication.field.ownUnitsHint',
    defaultMessage: 'One or more units that you manage.',
    description: 'Below a field for managers.',
  },
  withSubunits: {
    id: 'communication.field.withSubunits',
    defaultMessage: 'Include all units below',
    description: 'A checkbox.',
  },
  roles: { id: 'communication.field.roles', defaultMessage: 'Only these roles', description: 'Label of checkboxes.' },
  rolesHint: {
    id: 'communication.field.rolesHint',
    defaultMessage: 'Without a choice, all roles get it.',
    description: 'Below checkboxes.',
  },
  counting: {
    id: 'communication.field.counting',
    defaultMessage: 'Counting …',
    description: 'While people are counted.',
  },
  people: {
    id: 'communication.field.people',
    defaultMessage:
      '{count, plural, one {person} other {people}}, each counted once.{withoutEmail, plural, =0 {} one { One has no email address and sees it in the application.} other { {withoutEmail} have no email address and see it in the application.}}',
    description: 'Behind a large number of people.',
  },
  visibility: { id: 'communication.field.visibility', defaultMessage: 'Visibility', description: 'Heading of fields.' },
  from: { id: 'communication.field.from', defaultMessage: 'Visible from', description: 'Label of a date field.' },
  fromHint: {
    id: 'communication.field.fromHint',
    defaultMessage: 'Empty: at once.',
    description: 'Below a date field.',
  },
  until: { id: 'communication.field.until', defaultMessage: 'Until', description: 'Label of a date field.' },
  untilHint: {
    id: 'communication.field.untilHint',
    defaultMessage: 'Empty: no end.',
    description: 'Below a date field.',
  },
  mustConfirm: {
    id: 'communication.field.mustConfirm',
    defaultMessage: 'Everyone confirms that they have read it',
    description: 'A checkbox.',
  },
  mustConfirmHint: {
    id: 'communication.field.mustConfirmHint',
    defaultMessage: 'You can see who has confirmed, and remind the others.',
    description: 'Below a checkbox.',
  },
  pinned: { id: 'communication.field.pinned', defaultMessage: 'Pin it above other news', description: 'A checkbox.' },
  pinnedHint: {
    id: 'communication.field.pinnedHint',
    defaultMessage: 'In the inbox and on the start page.',
    description: 'Below a checkbox.',
  },
})
