import type { TaskState } from '@somo/graphql/schema'
import { defineMessages } from '../../platform/locale/message.ts'

/** How a task stands. */
export const stateMessages = defineMessages<TaskState>({
  DRAFT: { id: 'taskManagement.state.draft', defaultMessage: 'Draft', description: 'State of a task.' },
  PUBLISHED: { id: 'taskManagement.state.published', defaultMessage: 'Published', description: 'State of a task.' },
  CLOSED: { id: 'taskManagement.state.closed', defaultMessage: 'Closed', description: 'State of a task.' },
  ARCHIVED: { id: 'taskManagement.state.archived', defaultMessage: 'Archived', description: 'State of a task.' },
})

/** The texts of the list and of the page. */
export const messages = defineMessages({
  lead: {
    id: 'taskManagement.list.lead',
    defaultMessage: 'Set tasks, collect what people hand in, and review it.',
    description: 'Below the title.',
  },
  tabs: {
    id: 'taskManagement.list.tabs',
    defaultMessage: 'Parts of the page',
    description: 'Names the tabs.',
  },
  tabTasks: { id: 'taskManagement.list.tabTasks', defaultMessage: 'Tasks', description: 'Tab.' },
  tabQueue: { id: 'taskManagement.list.tabQueue', defaultMessage: 'Review queue', description: 'Tab.' },
  list: { id: 'taskManagement.list.list', defaultMessage: 'List of tasks', description: 'Names the table.' },
  pages: { id: 'taskManagement.list.pages', defaultMessage: 'Pages of tasks', description: 'Names the buttons.' },
  search: { id: 'taskManagement.list.search', defaultMessage: 'Search tasks', description: 'Names the search field.' },
  searchHint: { id: 'taskManagement.list.searchHint', defaultMessage: 'Title', description: 'Example in the field.' },
  views: { id: 'taskManagement.list.views', defaultMessage: 'Views of the tasks', description: 'Names the views.' },
  missingCount: {
    id: 'taskManagement.list.missingCount',
    defaultMessage: 'the number of tasks',
    description: 'Follows "Missing:".',
  },
  viewAll: { id: 'taskManagement.list.viewAll', defaultMessage: 'All', description: 'A view of the list.' },
  viewOpen: { id: 'taskManagement.list.viewOpen', defaultMessage: 'Published', description: 'A view of the list.' },
  viewWaiting: {
    id: 'taskManagement.list.viewWaiting',
    defaultMessage: 'To review',
    description: 'A view of the list: tasks with answers that wait.',
  },
  viewDrafts: { id: 'taskManagement.list.viewDrafts', defaultMessage: 'Drafts', description: 'A view of the list.' },
  viewClosed: { id: 'taskManagement.list.viewClosed', defaultMessage: 'Closed', description: 'A view of the list.' },
  add: { id: 'taskManagement.list.add', defaultMessage: 'Create task', description: 'Button: the form of a new task.' },
  newTitle: {
    id: 'taskManagement.list.newTitle',
    defaultMessage: 'No tasks yet',
    description: 'Title of the empty list.',
  },
  newText: {
    id: 'taskManagement.list.newText',
    defaultMessage: 'Ask people for a text, files, a link or a photo, and review what they hand in.',
    description: 'In the empty list.',
  },
  unit: { id: 'taskManagement.list.unit', defaultMessage: 'Unit', description: 'Filter: a unit that a task is for.' },
  waitingFilter: { id: 'taskManagement.list.waiting', defaultMessage: 'To review', description: 'Filter.' },
})

export const columnMessages = defineMessages({
  title: { id: 'taskManagement.column.title', defaultMessage: 'Task', description: 'Head of a column.' },
  state: { id: 'taskManagement.column.state', defaultMessage: 'State', description: 'Head of a column.' },
  audience: { id: 'taskManagement.column.audience', defaultMessage: 'For', description: 'Head of a column: for whom.' },
  due: { id: 'taskManagement.column.due', defaultMessage: 'Due', description: 'Head of a column.' },
  handedIn: { id: 'taskManagement.column.handedIn', defaultMessage: 'Handed in', description: 'Head of a column.' },
  waiting: { id: 'taskManagement.column.waiting', defaultMessage: 'To review', description: 'Head of a column.' },
  updated: { id: 'taskManagement.column.updated', defaultMessage: 'Changed', description: 'Head of a column.' },
  of: {
    id: 'taskManagement.column.of',
    defaultMessage: '{handedIn, number} of {audience, number}',
    description: 'How many of the people of a task have handed in.',
  },
  lateCount: {
    id: 'taskManagement.column.late',
    defaultMessage: '{count, number} late',
    description: 'Below the number of people who handed in.',
  },
  more: {
    id: 'taskManagement.column.more',
    defaultMessage: '{count, number} more',
    description: 'After the first names of units and people.',
  },
  person: { id: 'taskManagement.column.person', defaultMessage: 'Person', description: 'Head of a column.' },
  handedInAt: { id: 'taskManagement.column.handedInAt', defaultMessage: 'Handed in', description: 'Head of a column.' },
  result: { id: 'taskManagement.column.result', defaultMessage: 'Points', description: 'Head of a column.' },
})

/** Texts of the page of a task, beside its form. */
export const taskMessages = defineMessages({
  back: { id: 'taskManagement.task.back', defaultMessage: 'All tasks', description: 'Link to the list.' },
  new: { id: 'taskManagement.task.new', defaultMessage: 'New task', description: 'Title of the form of a new task.' },
  people: { id: 'taskManagement.task.people', defaultMessage: 'People', description: 'Tab of a task.' },
  settings: { id: 'taskManagement.task.settings', defaultMessage: 'Settings', description: 'Tab of a task.' },
  review: {
    id: 'taskManagement.task.review',
    defaultMessage: 'Review ({count, number})',
    description: 'Button: opens the review queue of the task; the number of answers that wait.',
  },
  publish: { id: 'taskManagement.task.publish', defaultMessage: 'Publish', description: 'Button.' },
  withdraw: { id: 'taskManagement.task.withdraw', defaultMessage: 'Withdraw', description: 'Button: back to a draft.' },
  close: { id: 'taskManagement.task.close', defaultMessage: 'Close', description: 'Button: nobody hands in any more.' },
  reopen: { id: 'taskManagement.task.reopen', defaultMessage: 'Reopen', description: 'Button.' },
  archive: { id: 'taskManagement.task.archive', defaultMessage: 'Archive', description: 'Button.' },
  remove: { id: 'taskManagement.task.remove', defaultMessage: 'Delete draft', description: 'Button.' },
  remindAll: {
    id: 'taskManagement.task.remindAll',
    defaultMessage: 'Send reminder',
    description: 'Button: to everyone who has not handed in.',
  },
  remindOne: { id: 'taskManagement.task.remindOne', defaultMessage: 'Send reminder', description: 'Menu of a person.' },
  reminded: {
    id: 'taskManagement.task.reminded',
    defaultMessage:
      '{count, plural, =0 {Everyone was reminded today already.} one {# person reminded.} other {# people reminded.}}',
    description: 'After reminders were sent.',
  },
  extend: { id: 'taskManagement.task.extend', defaultMessage: 'Change due date', description: 'Menu of a person.' },
  extendTitle: {
    id: 'taskManagement.task.extendTitle',
    defaultMessage: 'Due date for {name}',
    description: 'Title of a dialog.',
  },
  extendHint: {
    id: 'taskManagement.task.extendHint',
    defaultMessage: 'Empty: the due date of the task.',
    description: 'Under the field for a date.',
  },
  extended: {
    id: 'taskManagement.task.extended',
    defaultMessage: 'Due date changed.',
    description: 'After the change.',
  },
  openAnswer: { id: 'taskManagement.task.openAnswer', defaultMessage: 'Open answer', description: 'Menu of a person.' },
  takeBack: {
    id: 'taskManagement.task.takeBack',
    defaultMessage: 'Take back the decision',
    description: 'Menu of a person, and button of a dialog.',
  },
  takeBackTitle: {
    id: 'taskManagement.task.takeBackTitle',
    defaultMessage: 'Take back the decision for {name}?',
    description: 'Title of a dialog.',
  },
  takeBackText: {
    id: 'taskManagement.task.takeBackText',
    defaultMessage: 'The answer waits for a review again. The reason is kept in the audit log.',
    description: 'In a dialog.',
  },
  takenBack: { id: 'taskManagement.task.takenBack', defaultMessage: 'Decision taken back.', description: 'After it.' },
  stepDone: {
    id: 'taskManagement.task.stepDone',
    defaultMessage: '{title}: {state}',
    description: 'After the state of a task changed; {state} is its new state.',
  },
  removed: { id: 'taskManagement.task.removed', defaultMessage: 'Draft deleted.', description: 'After the deletion.' },
  saveFirst: {
    id: 'taskManagement.task.saveFirst',
    defaultMessage: 'Save your changes first.',
    description: 'Why nothing was published.',
  },
  peopleList: {
    id: 'taskManagement.people.list',
    defaultMessage: 'People of the task',
    description: 'Names the table.',
  },
  peoplePages: {
    id: 'taskManagement.people.pages',
    defaultMessage: 'Pages of people',
    description: 'Names the buttons.',
  },
  peopleSearch: {
    id: 'taskManagement.people.search',
    defaultMessage: 'Search people',
    description: 'Names the field.',
  },
  peopleEmpty: {
    id: 'taskManagement.people.emptyTitle',
    defaultMessage: 'Nobody yet',
    description: 'Title of an empty list.',
  },
  peopleEmptyText: {
    id: 'taskManagement.people.emptyText',
    defaultMessage: 'Choose units or people in the settings.',
    description: 'In an empty list.',
  },
})
