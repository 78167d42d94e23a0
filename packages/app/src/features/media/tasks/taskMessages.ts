import type { TaskRefusal } from '@somo/graphql/schema'
import { defineMessages } from '../../../platform/locale/message.ts'

/** Texts of the list of tasks. */
export const listMessages = defineMessages({
  toDo: { id: 'media.tasks.toDo', defaultMessage: 'To do', description: 'Choice over the list of tasks.' },
  done: { id: 'media.tasks.done', defaultMessage: 'Handed in', description: 'Choice over the list of tasks.' },
  show: { id: 'media.tasks.show', defaultMessage: 'Show', description: 'Names the choice over the list of tasks.' },
  pages: { id: 'media.tasks.pages', defaultMessage: 'Pages of tasks', description: 'Names the buttons for pages.' },
  noDue: { id: 'media.tasks.noDue', defaultMessage: 'No due date', description: 'In the margin of a task.' },
  open: { id: 'media.tasks.open', defaultMessage: 'Open', description: 'Button: opens a task.' },
  emptyTitle: {
    id: 'media.tasks.empty.title',
    defaultMessage: 'No tasks to do',
    description: 'Title of the empty list of tasks.',
  },
  emptyText: {
    id: 'media.tasks.empty.text',
    defaultMessage: 'Tasks that are set for you appear here.',
    description: 'In the empty list of tasks.',
  },
  noneDoneTitle: {
    id: 'media.tasks.noneDone.title',
    defaultMessage: 'Nothing handed in yet',
    description: 'Title of the empty list of tasks that were handed in.',
  },
  noneDoneText: {
    id: 'media.tasks.noneDone.text',
    defaultMessage: 'What you hand in appears here with its result.',
    description: 'In the empty list of tasks that were handed in.',
  },
})

/** Why nothing can be handed in now. */
export const refusalMessages = defineMessages<TaskRefusal>({
  NOT_OPEN: {
    id: 'media.task.refusal.notOpen',
    defaultMessage: 'This task isn’t open yet.',
    description: 'On the page of a task.',
  },
  TOO_LATE: {
    id: 'media.task.refusal.tooLate',
    defaultMessage: 'The due date has passed. Ask your trainer for more time.',
    description: 'On the page of a task.',
  },
  CLOSED: {
    id: 'media.task.refusal.closed',
    defaultMessage: 'This task is closed.',
    description: 'On the page of a task.',
  },
  IN_REVIEW: {
    id: 'media.task.refusal.inReview',
    defaultMessage: 'Your answer is being reviewed.',
    description: 'On the page of a task.',
  },
  DECIDED: {
    id: 'media.task.refusal.decided',
    defaultMessage: 'Your answer has been reviewed.',
    description: 'On the page of a task.',
  },
})

/** Texts of the page of a task. */
export const pageMessages = defineMessages({
  elsewhere: {
    id: 'media.task.elsewhere',
    defaultMessage:
      'This version was already handed in from another page. Your text here was not; it is kept on this device.',
    description: 'A hand-in was refused.',
  },
  back: { id: 'media.task.back', defaultMessage: 'Back to my tasks', description: 'Link to the list of tasks.' },
  due: { id: 'media.task.due', defaultMessage: 'Due {date}', description: 'Under the title of a task.' },
  whatToDo: {
    id: 'media.task.whatToDo',
    defaultMessage: 'What to do',
    description: 'Opens and closes the instructions of a task.',
  },
  returned: {
    id: 'media.task.returned',
    defaultMessage: '{name} returned your answer on {date}. {comment}',
    description: 'On the page of a task: what is to be changed.',
  },
  yourAnswer: { id: 'media.task.text', defaultMessage: 'Your answer', description: 'Label of the field for the text.' },
  yourLink: {
    id: 'media.task.link',
    defaultMessage: 'Link to your work',
    description: 'Label of the field for an address.',
  },
  linkHint: {
    id: 'media.task.linkHint',
    defaultMessage: 'Starts with https://',
    description: 'Under the field for an address.',
  },
  saved: { id: 'media.task.saved', defaultMessage: 'Saved {time}', description: 'Under the text that is typed.' },
  saving: { id: 'media.task.saving', defaultMessage: 'Saving', description: 'Under the text that is typed.' },
  device: {
    id: 'media.task.device',
    defaultMessage: 'Saved on this device. It is sent when you’re back online.',
    description: 'Under the text that is typed, without a network.',
  },
  words: {
    id: 'media.task.words',
    defaultMessage: '{count, plural, one {# word} other {# words}}',
    description: 'Under the text that is typed.',
  },
  conflict: {
    id: 'media.task.conflict',
    defaultMessage: 'You changed this answer on another device. Choose which version to keep.',
    description: 'Notice over the fields.',
  },
  keepMine: {
    id: 'media.task.keepMine',
    defaultMessage: 'Keep this version',
    description: 'Button: what stands in this page stays.',
  },
  takeTheirs: {
    id: 'media.task.takeTheirs',
    defaultMessage: 'Use the other version',
    description: 'Button: what another device saved comes into the fields.',
  },
  fileCount: {
    id: 'media.task.fileCount',
    defaultMessage: '{count, number} of at most 10',
    description: 'Beside the heading of the files.',
  },
  photo: { id: 'media.task.photo', defaultMessage: 'Photo', description: 'Button: takes or chooses a photo.' },
  file: { id: 'media.task.file', defaultMessage: 'File', description: 'Button: chooses a file.' },
  keepsOn: {
    id: 'media.task.keepsOn',
    defaultMessage: 'Uploads continue automatically when you’re back online.',
    description: 'Under the buttons that add files.',
  },
  uploading: {
    id: 'media.task.uploading',
    defaultMessage: 'Wait until all files are uploaded.',
    description: 'Why nothing can be handed in yet.',
  },
  handIn: {
    id: 'media.task.handIn',
    defaultMessage: '{number, plural, =1 {Hand in} other {Hand in version #}}',
    description: 'Button of the page of a task.',
  },
  nothing: {
    id: 'media.task.nothing',
    defaultMessage: 'Write an answer or add a file first.',
    description: 'Why nothing was handed in.',
  },
  badLink: {
    id: 'media.task.badLink',
    defaultMessage: 'Enter an address that starts with https://.',
    description: 'At the field for an address.',
  },
  versions: {
    id: 'media.task.versions',
    defaultMessage: 'What you handed in',
    description: 'Heading over the versions of an answer.',
  },
  lateAllowed: {
    id: 'media.task.lateAllowed',
    defaultMessage: 'You can still hand in. Your answer is marked as late.',
    description: 'On the page of a task after its due date.',
  },
  newVersion: {
    id: 'media.task.newVersion',
    defaultMessage: 'Change your answer',
    description: 'Disclosure: the fields for a newer version.',
  },
  result: { id: 'media.task.result', defaultMessage: 'Result', description: 'Heading over the result of an answer.' },
  reviewedBy: {
    id: 'media.task.reviewedBy',
    defaultMessage: 'Reviewed by {name} on {date}',
    description: 'Under the result of an answer.',
  },
})

/** Texts of the receipt. */
export const receiptMessages = defineMessages({
  title: {
    id: 'media.receipt.title',
    defaultMessage: '{number, plural, =1 {Your answer is handed in} other {Version # is handed in}}',
    description: 'Title of the receipt.',
  },
  lead: {
    id: 'media.receipt.lead',
    defaultMessage: 'Keep this page as proof. You also get it as a notification.',
    description: 'Under the title of the receipt.',
  },
  task: { id: 'media.receipt.task', defaultMessage: 'Task', description: 'Label on the receipt.' },
  at: { id: 'media.receipt.at', defaultMessage: 'Handed in', description: 'Label on the receipt.' },
  digest: { id: 'media.receipt.digest', defaultMessage: 'Checksum (SHA-256)', description: 'Label on the receipt.' },
  content: { id: 'media.receipt.content', defaultMessage: 'What was handed in', description: 'Label on the receipt.' },
  textWords: {
    id: 'media.receipt.text',
    defaultMessage: '{count, plural, one {Text, # word} other {Text, # words}}',
    description: 'On the receipt.',
  },
  print: { id: 'media.receipt.print', defaultMessage: 'Print', description: 'Button on the receipt.' },
  look: {
    id: 'media.receipt.look',
    defaultMessage: 'See what you handed in',
    description: 'Link on the receipt to the page of the task.',
  },
  newer: {
    id: 'media.receipt.newer',
    defaultMessage: 'Noticed something?',
    description: 'Heading on the receipt.',
  },
  newerText: {
    id: 'media.receipt.newerText',
    defaultMessage: 'You can hand in a newer version until someone starts reviewing. Only the newest one is reviewed.',
    description: 'On the receipt.',
  },
  newerTextUntil: {
    id: 'media.receipt.newerTextUntil',
    defaultMessage:
      'You can hand in a newer version until {date}, unless it is being reviewed. Only the newest one is reviewed.',
    description: 'On the receipt.',
  },
  start: {
    id: 'media.receipt.start',
    defaultMessage: 'Start version {number, number}',
    description: 'Link on the receipt to the fields.',
  },
})
