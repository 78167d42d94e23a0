import type { NewsState } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

export const newsStateMessages = defineMessages<NewsState>({
  DRAFT: { id: 'communication.news.draft', defaultMessage: 'Draft', description: 'State of news.' },
  SCHEDULED: { id: 'communication.news.scheduled', defaultMessage: 'Scheduled', description: 'State of news.' },
  PUBLISHED: { id: 'communication.news.published', defaultMessage: 'Published', description: 'State of news.' },
  EXPIRED: { id: 'communication.news.expired', defaultMessage: 'Expired', description: 'State of news.' },
  ARCHIVED: { id: 'communication.news.archived', defaultMessage: 'Archived', description: 'State of news.' },
})

export const listMessages = defineMessages({
  write: { id: 'communication.news.write', defaultMessage: 'Write news', description: 'Button.' },
  search: { id: 'communication.news.search', defaultMessage: 'Search titles', description: 'Names a search field.' },
  list: { id: 'communication.news.list', defaultMessage: 'News', description: 'Names a table.' },
  pages: { id: 'communication.news.pages', defaultMessage: 'Pages of news', description: 'Names buttons.' },
  titleColumn: {
    id: 'communication.news.title',
    defaultMessage: 'Title',
    description: 'Title of a column and a field.',
  },
  state: { id: 'communication.news.state', defaultMessage: 'Status', description: 'Title of a column and a filter.' },
  visible: {
    id: 'communication.news.visible',
    defaultMessage: 'Visible',
    description: 'Title of a column: from when until when.',
  },
  read: { id: 'communication.news.read', defaultMessage: 'Read', description: 'Title of a column: by how many.' },
  created: { id: 'communication.news.created', defaultMessage: 'Created', description: 'Title of a column.' },
  fromUntil: {
    id: 'communication.news.fromUntil',
    defaultMessage: '{from} to {until}',
    description: 'Two dates.',
  },
  readCount: {
    id: 'communication.news.readCount',
    defaultMessage: '{count} read',
    description: 'How many people read it.',
  },
  confirmedCount: {
    id: 'communication.news.confirmedCount',
    defaultMessage: '{count} confirmed',
    description: 'How many people confirmed that they read it.',
  },
  everyone: { id: 'communication.news.everyone', defaultMessage: 'Everyone', description: 'Whom news is for.' },
  untitled: {
    id: 'communication.news.untitled',
    defaultMessage: 'Untitled',
    description: 'In place of a missing title.',
  },
  emptyTitle: {
    id: 'communication.news.emptyTitle',
    defaultMessage: 'No news yet',
    description: 'Title of an empty list.',
  },
  emptyText: {
    id: 'communication.news.emptyText',
    defaultMessage: 'News you write for people in your units will appear here.',
    description: 'In an empty list.',
  },
  newTitle: { id: 'communication.news.newTitle', defaultMessage: 'Write news', description: 'Title of a dialog.' },
  create: { id: 'communication.news.create', defaultMessage: 'Create draft', description: 'Button of a dialog.' },
  titleHint: {
    id: 'communication.news.titleHint',
    defaultMessage: 'In the language you are using. Text and audience follow.',
    description: 'Below a field for a title.',
  },
})

export const editorMessages = defineMessages({
  saveDraft: { id: 'communication.editor.saveDraft', defaultMessage: 'Save draft', description: 'Button.' },
  save: { id: 'communication.editor.save', defaultMessage: 'Save', description: 'Button.' },
  saved: { id: 'communication.editor.saved', defaultMessage: 'Saved.', description: 'A short message.' },
  saveFirst: {
    id: 'communication.editor.saveFirst',
    defaultMessage: 'Save your changes first.',
    description: 'Why something was not published.',
  },
  changedMeanwhile: {
    id: 'communication.editor.changedMeanwhile',
    defaultMessage:
      'Someone else changed this news. Their changes are shown where you edited nothing. Save again to keep yours.',
    description: 'Why a form was not saved.',
  },
  lockedTexts: {
    id: 'communication.editor.lockedTexts',
    defaultMessage: 'People have already confirmed this text, so it can’t be changed. Archive it and write a new one.',
    description: 'Why a form was not saved.',
  },
  outOfScope: {
    id: 'communication.editor.outOfScope',
    defaultMessage: 'Choose only units that you manage.',
    description: 'Why a form was not saved.',
  },
  publish: { id: 'communication.editor.publish', defaultMessage: 'Publish', description: 'Button.' },
  publishFrom: {
    id: 'communication.editor.publishFrom',
    defaultMessage: 'Schedule for {day}',
    description: 'Button; {day} is a date.',
  },
  published: { id: 'communication.editor.published', defaultMessage: 'Published.', description: 'A short message.' },
  scheduled: { id: 'communication.editor.scheduled', defaultMessage: 'Scheduled.', description: 'A short message.' },
  unfinished: {
    id: 'communication.editor.unfinished',
    defaultMessage: 'Enter a title and a text in the main language and in each language you have started.',
    description: 'Why something was not published.',
  },
  unitNeeded: {
    id: 'communication.editor.unitNeeded',
    defaultMessage: 'Choose at least one unit that you manage.',
    description: 'Why something was not published.',
  },
  archive: { id: 'communication.editor.archive', defaultMessage: 'Archive', description: 'Button.' },
  archiveTitle: {
    id: 'communication.editor.archiveTitle',
    defaultMessage: 'Archive this news?',
    description: 'Title of a dialog.',
  },
  archiveText: {
    id: 'communication.editor.archiveText',
    defaultMessage: 'Readers won’t see it any more. Confirmations are kept.',
    description: 'In a dialog.',
  },
  archived: { id: 'communication.editor.archivedDone', defaultMessage: 'Archived.', description: 'A short message.' },
  remove: { id: 'communication.editor.remove', defaultMessage: 'Delete draft', description: 'Button.' },
  removeTitle: {
    id: 'communication.editor.removeTitle',
    defaultMessage: 'Delete this draft?',
    description: 'Title of a dialog.',
  },
  removeText: {
    id: 'communication.editor.removeText',
    defaultMessage: 'It can’t be restored.',
    description: 'In a dialog.',
  },
  deleted: { id: 'communication.editor.deleted', defaultMessage: 'Draft deleted.', description: 'A short message.' },
  preview: { id: 'communication.editor.preview', defaultMessage: 'Preview', description: 'Heading.' },
  previewOnly: {
    id: 'communication.editor.previewOnly',
    defaultMessage: 'Readers confirm here.',
    description: 'Why a button of a preview does nothing.',
  },
})

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
    defaultMessage: 'You see who has, and can remind the others.',
    description: 'Below a checkbox.',
  },
  pinned: { id: 'communication.field.pinned', defaultMessage: 'Pin it above other news', description: 'A checkbox.' },
  pinnedHint: {
    id: 'communication.field.pinnedHint',
    defaultMessage: 'In the inbox and on the start page.',
    description: 'Below a checkbox.',
  },
})

export const readerMessages = defineMessages({
  read: {
    id: 'communication.readers.read',
    defaultMessage: 'Read by {done} of {all}',
    description: 'Heading; numbers of people.',
  },
  confirmed: {
    id: 'communication.readers.confirmed',
    defaultMessage: 'Confirmed by {done} of {all}',
    description: 'Heading; numbers of people.',
  },
  show: { id: 'communication.readers.show', defaultMessage: 'Show', description: 'Names a choice of people.' },
  missing: {
    id: 'communication.readers.missing',
    defaultMessage: 'Missing',
    description: 'A choice: people who have not read it.',
  },
  everybody: { id: 'communication.readers.everybody', defaultMessage: 'All', description: 'A choice: all people.' },
  remind: { id: 'communication.readers.remind', defaultMessage: 'Remind the others', description: 'Button.' },
  reminded: {
    id: 'communication.readers.reminded',
    defaultMessage:
      '{count, plural, =0 {Everyone has already been reminded today.} one {One person reminded.} other {{count} people reminded.}}',
    description: 'A short message.',
  },
  confirmedOn: {
    id: 'communication.readers.confirmedOn',
    defaultMessage: 'Confirmed {date}',
    description: 'Behind a name.',
  },
  readOn: { id: 'communication.readers.readOn', defaultMessage: 'Read {date}', description: 'Behind a name.' },
  notYet: {
    id: 'communication.readers.notYet',
    defaultMessage: 'Not yet',
    description: 'Behind the name of a person who has not read it.',
  },
  none: { id: 'communication.readers.none', defaultMessage: 'Nobody.', description: 'In an empty list of people.' },
  first: {
    id: 'communication.readers.first',
    defaultMessage: 'The first 100 people are shown.',
    description: 'Below a list.',
  },
})
