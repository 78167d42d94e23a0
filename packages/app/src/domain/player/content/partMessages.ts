import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of parts that are opened, read or confirmed. */
export const partMessages = defineMessages({
  openLink: {
    id: 'player.link.open',
    defaultMessage: 'Open in a new tab',
    description: 'Button: opens the address of a link.',
  },
  linkHint: {
    id: 'player.link.hint',
    defaultMessage: 'This part is on another website: {host}',
    description: 'Above the button that opens a link.',
  },
  opened: { id: 'player.link.opened', defaultMessage: 'Opened', description: 'The link counts as completed.' },
  confirm: {
    id: 'player.confirm.button',
    defaultMessage: 'I have read and understood this',
    description: 'Button: confirms a document, a page or a link.',
  },
  confirmed: {
    id: 'player.confirm.done',
    defaultMessage: 'You confirmed that you have read and understood this.',
    description: 'In place of the button that confirms.',
  },
  read: {
    id: 'player.page.read',
    defaultMessage: 'You’ve read this to the end.',
    description: 'Below a page or document that counts as completed.',
  },
  unreadable: {
    id: 'player.page.unreadable',
    defaultMessage: 'This page can’t be displayed. Tell your trainer.',
    description: 'In place of the content of a page.',
  },
  noFile: {
    id: 'player.file.none',
    defaultMessage: 'The file isn’t available. Try again later, or tell your trainer.',
    description: 'In place of a recording or document.',
  },
  notPlayable: {
    id: 'player.part.notPlayable',
    defaultMessage: 'This kind of content can’t be played here yet.',
    description: 'In place of a part.',
  },
  openFile: {
    id: 'player.file.open',
    defaultMessage: 'Open {name} in a new tab',
    description: 'Link: a document in a window of its own.',
  },
})
