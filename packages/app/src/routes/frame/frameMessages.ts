import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the frame around every page. */
export const frameMessages = defineMessages({
  documentTitle: {
    id: 'frame.document.title',
    defaultMessage: '{page} – {product}',
    description: 'Title of the browser tab; {product} is the name this installation goes by, such as Somo.',
  },
  loading: {
    id: 'frame.waiting.label',
    defaultMessage: '{product} is loading',
    description: 'Read aloud while the first page loads. {product} is the name of the product.',
  },
  toasts: {
    id: 'frame.toasts.label',
    defaultMessage: 'Notifications',
    description: 'Name of the region that shows for a while what came of an action, with undo.',
  },
  search: {
    id: 'frame.search.open',
    defaultMessage: 'Search',
    description: 'Button in the frame: opens the command palette, which finds pages and actions by their names.',
  },
  bell: {
    id: 'frame.bell.name',
    defaultMessage: '{count, plural, =0 {Notifications} other {Notifications, {count} unread}}',
    description: 'Name of the bell in the frame, which opens the notifications; {count} is at most 99.',
  },
  bellMany: {
    id: 'frame.bell.many',
    defaultMessage: 'Notifications, more than 99 unread',
    description: 'Name of the bell in the frame.',
  },
  account: {
    id: 'frame.account.label',
    defaultMessage: '{name}, account and settings',
    description: 'Name of the button that opens the account menu; {name} is the person, and must come first.',
  },
  profile: { id: 'frame.account.profile', defaultMessage: 'My profile', description: 'Entry of the account menu.' },
  noRole: {
    id: 'frame.account.noRole',
    defaultMessage: 'No role yet',
    description: 'In the account menu, in place of roles, for a person without any.',
  },
  language: {
    id: 'frame.account.language',
    defaultMessage: 'Language',
    description: 'Caption in the account menu above the languages.',
  },
  theme: {
    id: 'frame.account.theme',
    defaultMessage: 'Appearance',
    description: 'Caption in the account menu above light and dark.',
  },
  themeLight: { id: 'frame.account.themeLight', defaultMessage: 'Light', description: 'A theme.' },
  themeDark: { id: 'frame.account.themeDark', defaultMessage: 'Dark violet', description: 'A theme.' },
  session: {
    id: 'frame.account.session',
    defaultMessage: 'Session',
    description: 'Caption in the account menu above "Sign out".',
  },
  signOut: { id: 'frame.account.signOut', defaultMessage: 'Sign out', description: 'Last entry of the account menu.' },
})
