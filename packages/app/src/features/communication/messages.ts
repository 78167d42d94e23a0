import { defineMessages } from '../../platform/locale/message.ts'
import type { CommunicationTab } from './communicationAddress.ts'

export const messages = defineMessages({
  signedOut: {
    id: 'communication.signedOut.sentence',
    defaultMessage: 'Sign in to see your news and messages.',
    description: 'On /communication for people who are not signed in.',
  },
  lead: {
    id: 'communication.page.lead',
    defaultMessage: 'News and messages.',
    description: 'Below the title of the page.',
  },
  waiting: {
    id: 'communication.page.waiting',
    defaultMessage:
      '{unread, plural, =0 {Nothing new.} one {One new.} other {{unread} new.}}{toConfirm, plural, =0 {} one { One asks you to confirm that you have read it.} other { {toConfirm} ask you to confirm that you have read them.}}',
    description:
      'Below the title of the page. How many entries of the inbox are unread, and how many are to be confirmed.',
  },
  tabs: { id: 'communication.page.tabs', defaultMessage: 'Communication', description: 'Names the tabs of the page.' },
  newMessage: { id: 'communication.page.newMessage', defaultMessage: 'New message', description: 'Link to a form.' },
  pages: { id: 'communication.inbox.pages', defaultMessage: 'Pages of the inbox', description: 'Names buttons.' },
  emptyTitle: {
    id: 'communication.inbox.emptyTitle',
    defaultMessage: 'Nothing here yet',
    description: 'Title of an empty inbox.',
  },
  emptyText: {
    id: 'communication.inbox.emptyText',
    defaultMessage: 'News and messages for you will appear here.',
    description: 'In an empty inbox.',
  },
  entry: {
    id: 'communication.inbox.entry',
    defaultMessage: 'Inbox entry',
    description: 'Title of a panel that loads.',
  },
  unread: {
    id: 'communication.inbox.unread',
    defaultMessage: 'Unread',
    description: 'Said before the title of an entry.',
  },
  pinned: { id: 'communication.inbox.pinned', defaultMessage: 'Pinned', description: 'A mark of news.' },
  pleaseConfirm: {
    id: 'communication.inbox.pleaseConfirm',
    defaultMessage: 'Please confirm',
    description: 'A mark of news that has to be confirmed.',
  },
  confirm: { id: 'communication.inbox.confirm', defaultMessage: 'Confirm', description: 'Button: I have read it.' },
  confirmOne: {
    id: 'communication.inbox.confirmOne',
    defaultMessage: 'Confirm: {title}',
    description: 'Spoken name of a button; {title} is the title of news.',
  },
  confirmRead: {
    id: 'communication.inbox.confirmRead',
    defaultMessage: 'Confirm as read',
    description: 'Button: I have read it.',
  },
  confirmedOn: {
    id: 'communication.inbox.confirmedOn',
    defaultMessage: 'Confirmed {date}',
    description: 'A mark of news; {date} is a date.',
  },
  confirmDone: {
    id: 'communication.inbox.confirmDone',
    defaultMessage: 'Confirmed: {title}',
    description: 'A short message; {title} is the title of news.',
  },
  markUnread: { id: 'communication.inbox.markUnread', defaultMessage: 'Mark as unread', description: 'Button.' },
  nobody: {
    id: 'communication.inbox.nobody',
    defaultMessage: 'Deleted person',
    description: 'In place of the name of a writer who was deleted.',
  },
  messageFrom: {
    id: 'communication.inbox.messageFrom',
    defaultMessage: '{from}, message to you',
    description: 'Who wrote a message.',
  },
  newsFor: {
    id: 'communication.inbox.newsFor',
    defaultMessage: '{from}, news for {units}',
    description: 'Who wrote news, and for which units.',
  },
  newsForAll: {
    id: 'communication.inbox.newsForAll',
    defaultMessage: '{from}, news for everyone',
    description: 'Who wrote news for everybody.',
  },
})

export const tabMessages = defineMessages<CommunicationTab>({
  inbox: {
    id: 'communication.tab.inbox',
    defaultMessage: 'For me',
    description: 'A tab: news and messages for the person.',
  },
  news: { id: 'communication.tab.news', defaultMessage: 'News', description: 'A tab: news that the person manages.' },
  sent: { id: 'communication.tab.sent', defaultMessage: 'Sent', description: 'A tab: messages that the person sent.' },
})
