import { defineMessages } from '../../platform/locale/message.ts'
import type { MediaSort, MediaTab } from './list/mediaList.ts'

/** The parts of the page. */
export const tabMessages = defineMessages<MediaTab>({
  todo: { id: 'media.tab.todo', defaultMessage: 'To do', description: 'Tab: media that were not started.' },
  progress: { id: 'media.tab.progress', defaultMessage: 'In progress', description: 'Tab: media that were started.' },
  finished: { id: 'media.tab.finished', defaultMessage: 'Finished', description: 'Tab: completed and ended media.' },
})

/** What a part says when there is nothing in it. */
export const emptyMessages = defineMessages<MediaTab>({
  todo: {
    id: 'media.empty.todo',
    defaultMessage: 'New assignments appear here. You can also choose something from the catalogue.',
    description: 'Below the title, when there is nothing to do.',
  },
  progress: {
    id: 'media.empty.progress',
    defaultMessage: 'What you have started appears here until you finish it.',
    description: 'Below the title, when nothing was started.',
  },
  finished: {
    id: 'media.empty.finished',
    defaultMessage: 'What you complete appears here, with its date and result.',
    description: 'Below the title, when nothing is finished.',
  },
})

export const emptyTitles = defineMessages<MediaTab>({
  todo: { id: 'media.empty.todoTitle', defaultMessage: 'Nothing to do', description: 'Title of an empty list.' },
  progress: {
    id: 'media.empty.progressTitle',
    defaultMessage: 'Nothing started',
    description: 'Title of an empty list.',
  },
  finished: {
    id: 'media.empty.finishedTitle',
    defaultMessage: 'Nothing finished yet',
    description: 'Title of an empty list.',
  },
})

/** The orders of the list. */
export const sortMessages = defineMessages<MediaSort>({
  due: { id: 'media.sort.due', defaultMessage: 'Due date', description: 'Order of the list.' },
  '-used': { id: 'media.sort.used', defaultMessage: 'Last used', description: 'Order of the list.' },
  title: { id: 'media.sort.title', defaultMessage: 'Title', description: 'Order of the list.' },
  '-progress': { id: 'media.sort.progress', defaultMessage: 'Progress', description: 'Order of the list.' },
})

/** The texts of the page. */
export const messages = defineMessages({
  lead: {
    id: 'media.page.lead',
    defaultMessage: 'What you have to learn, what you have started and what you have completed.',
    description: 'Below the title of the page “My media”.',
  },
  tasks: { id: 'media.tab.tasks', defaultMessage: 'Tasks', description: 'Tab: what is to be handed in.' },
  tabs: {
    id: 'media.page.tabs',
    defaultMessage: 'Parts of my media',
    description: 'Names the tabs for screen readers.',
  },
  pages: { id: 'media.page.pages', defaultMessage: 'Pages of my media', description: 'Names the buttons for pages.' },
  search: { id: 'media.list.search', defaultMessage: 'Search my media', description: 'Names the search field.' },
  sort: { id: 'media.list.sort', defaultMessage: 'Order', description: 'Names the field for the order of the list.' },
  kind: { id: 'media.filter.kind', defaultMessage: 'Type', description: 'Filter by kind of medium.' },
  mandatory: { id: 'media.filter.mandatory', defaultMessage: 'Mandatory', description: 'Filter.' },
  catalogue: { id: 'media.empty.catalogue', defaultMessage: 'Open the catalogue', description: 'Link.' },
  more: {
    id: 'media.row.more',
    defaultMessage: 'More about {title}',
    description: 'Names the menu of a medium.',
  },
  details: { id: 'media.row.details', defaultMessage: 'Details', description: 'Opens the page about a medium.' },
  remove: {
    id: 'media.row.remove',
    defaultMessage: 'Remove from my media',
    description: 'The person ends what they added by themselves; what was done stays on record.',
  },
  withdraw: {
    id: 'media.row.withdraw',
    defaultMessage: 'Withdraw request',
    description: 'Button: takes a request back.',
  },
  removed: {
    id: 'media.row.removed',
    defaultMessage: '“{title}” was removed. What you did in it stays on record.',
    description: 'Message after removing.',
  },
  withdrawn: {
    id: 'media.row.withdrawn',
    defaultMessage: 'Your request for “{title}” was withdrawn.',
    description: 'Message after withdrawing a request.',
  },
  notDone: {
    id: 'media.row.notDone',
    defaultMessage: '“{title}” was not changed. {reason}',
    description: 'Message when something failed; {reason} is a sentence.',
  },
})
