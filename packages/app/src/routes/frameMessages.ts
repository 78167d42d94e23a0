import { defineMessages } from '../platform/locale/message.ts'

/** The texts of the frame around every page. */
export const frameMessages = defineMessages({
  documentTitle: { id: 'frame.document.title', defaultMessage: '{page} – Somo', description: 'Title of the browser tab; Somo is the name of the product.' },
  loading: { id: 'frame.waiting.label', defaultMessage: 'Somo is loading', description: 'Read aloud while the first page loads.' },
  toasts: { id: 'frame.toasts.label', defaultMessage: 'Notifications', description: 'Name of the region that shows for a while what came of an action, with undo.' },
  account: { id: 'frame.account.label', defaultMessage: '{name}, account and settings', description: 'Name of the button that opens the account menu; {name} is the person, and must come first.' },
  profile: { id: 'frame.account.profile', defaultMessage: 'My profile', description: 'Entry of the account menu.' },
  noRole: { id: 'frame.account.noRole', defaultMessage: 'No role yet', description: 'In the account menu, in place of roles, for a person without any.' },
  language: { id: 'frame.account.language', defaultMessage: 'Language', description: 'Caption in the account menu above the languages.' },
  theme: { id: 'frame.account.theme', defaultMessage: 'Appearance', description: 'Caption in the account menu above light and dark.' },
  themeLight: { id: 'frame.account.themeLight', defaultMessage: 'Light', description: 'A theme.' },
  themeDark: { id: 'frame.account.themeDark', defaultMessage: 'Dark violet', description: 'A theme.' },
  session: { id: 'frame.account.session', defaultMessage: 'Session', description: 'Caption in the account menu above "Sign out".' },
  signOut: { id: 'frame.account.signOut', defaultMessage: 'Sign out', description: 'Last entry of the account menu.' },
})
