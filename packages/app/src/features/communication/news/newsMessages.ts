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
