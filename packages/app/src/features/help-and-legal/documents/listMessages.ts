import { defineMessages } from '../../../platform/locale/message.ts'
import type { DocumentState } from './documentList.ts'

/** What narrows the lists of documents and articles. */
export const listMessages = defineMessages({
  search: {
    id: 'helpAndLegal.list.search',
    defaultMessage: 'Search by name or kind',
    description: 'Name of the search field above the documents.',
  },
  searchHelp: {
    id: 'helpAndLegal.list.searchHelp',
    defaultMessage: 'Search by name or page',
    description: 'Name of the search field above the help articles: by their names and by the pages they are for.',
  },
  kind: { id: 'helpAndLegal.list.kind', defaultMessage: 'Kind', description: 'A filter: terms, privacy and so on.' },
  export: {
    id: 'helpAndLegal.list.export',
    defaultMessage: 'Export',
    description: 'Button with a menu of formats: makes a file of the documents on show.',
  },
  views: {
    id: 'helpAndLegal.list.views',
    defaultMessage: 'Views of the documents',
    description: 'Read aloud: names the row of kept views.',
  },
  viewAll: {
    id: 'helpAndLegal.list.viewAll',
    defaultMessage: 'All',
    description: 'A view of the list: every document.',
  },
  viewOpen: {
    id: 'helpAndLegal.list.viewOpen',
    defaultMessage: 'To do',
    description: 'A view of the list: drafts, scheduled versions, documents without text.',
  },
  viewAsked: {
    id: 'helpAndLegal.list.viewAsked',
    defaultMessage: 'With consent',
    description: 'A view of the list: documents that people confirm or agree to.',
  },
})

export const stateMessages = defineMessages<DocumentState>({
  LIVE: {
    id: 'helpAndLegal.stateFilter.live',
    defaultMessage: 'In force',
    description: 'A filter: a version is in force.',
  },
  SCHEDULED: {
    id: 'helpAndLegal.stateFilter.scheduled',
    defaultMessage: 'Scheduled',
    description: 'A filter: a version waits for its day.',
  },
  DRAFT: {
    id: 'helpAndLegal.stateFilter.draft',
    defaultMessage: 'With draft',
    description: 'A filter: a draft is being written.',
  },
  EMPTY: {
    id: 'helpAndLegal.stateFilter.empty',
    defaultMessage: 'No text yet',
    description: 'A filter: there is no version.',
  },
})
