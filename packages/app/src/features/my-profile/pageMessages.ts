import { defineMessages } from '../../platform/locale/message.ts'
import type { TabName } from './tabs.ts'

/** The names of the tabs. */
export const tabMessages = defineMessages<TabName>({
  personal: { id: 'myProfile.tab.personal', defaultMessage: 'Personal', description: 'Tab of the page “My profile”.' },
  language: {
    id: 'myProfile.tab.language',
    defaultMessage: 'Language & format',
    description: 'Tab of the page “My profile”.',
  },
  appearance: {
    id: 'myProfile.tab.appearance',
    defaultMessage: 'Appearance',
    description: 'Tab of the page “My profile”.',
  },
  notifications: {
    id: 'myProfile.tab.notifications',
    defaultMessage: 'Notifications',
    description: 'Tab of the page “My profile”.',
  },
  privacy: { id: 'myProfile.tab.privacy', defaultMessage: 'Privacy', description: 'Tab of the page “My profile”.' },
  'sign-in': {
    id: 'myProfile.tab.signIn',
    defaultMessage: 'Sign-in & sessions',
    description: 'Tab of the page “My profile”.',
  },
})

/** The texts of the page around its tabs, and what it says of something done in one of them. */
export const pageMessages = defineMessages({
  lead: {
    id: 'myProfile.page.lead',
    defaultMessage: 'Your details, language, appearance and sign-in.',
    description: 'Below the title of the page "My profile". {product} is the name of the product.',
  },
  tabs: {
    id: 'myProfile.page.tabs',
    defaultMessage: 'Parts of your profile',
    description: 'Names the row of tabs for screen readers.',
  },
  saved: {
    id: 'myProfile.page.saved',
    defaultMessage: 'Saved',
    description: 'Said after a form of the profile was saved.',
  },
  toasts: {
    id: 'myProfile.page.toasts',
    defaultMessage: 'Notifications',
    description: 'Names the place where short messages appear.',
  },
  pictureRemoved: {
    id: 'myProfile.picture.removed',
    defaultMessage: 'Picture removed. Your initials are shown instead.',
    description: 'Short message.',
  },
  pictureKept: { id: 'myProfile.picture.kept', defaultMessage: 'Picture saved.', description: 'Short message.' },
  ended: {
    id: 'myProfile.signIn.ended',
    defaultMessage: '{device} is signed out.',
    description: 'Short message; {device} such as Firefox on Windows.',
  },
  othersEnded: {
    id: 'myProfile.signIn.othersEnded',
    defaultMessage: 'All other sessions have ended.',
    description: 'Short message after all other sessions were ended.',
  },
  endFailed: {
    id: 'myProfile.signIn.endFailed',
    defaultMessage: 'Not ended. {reason}',
    description: 'Ending a session failed; {reason} is one of the sentences for problems.',
  },
  passwordChanged: {
    id: 'myProfile.signIn.passwordChanged',
    defaultMessage: 'Password changed. Your other sessions have ended.',
    description: 'Short message.',
  },
})
