import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts about two-step sign-in. */
export const factorMessages = defineMessages({
  title: { id: 'myProfile.factor.title', defaultMessage: 'Two-step sign-in', description: 'Heading.' },
  hint: {
    id: 'myProfile.factor.hint',
    defaultMessage:
      'Protect your account with a second step after your password. A passkey also signs you in without a password.',
    description: 'Below the heading.',
  },
  required: {
    id: 'myProfile.factor.required',
    defaultMessage:
      'Your organisation requires two-step sign-in for your role. If you remove the last method, you will set one up at your next sign-in.',
    description: 'Notice.',
  },
  app: { id: 'myProfile.factor.app', defaultMessage: 'Authenticator app', description: 'Name of a method.' },
  appOn: {
    id: 'myProfile.factor.appOn',
    defaultMessage: 'A code from the app is asked for after your password.',
    description: 'State of the authenticator app.',
  },
  appOff: {
    id: 'myProfile.factor.appOff',
    defaultMessage: 'Not set up',
    description: 'State of the authenticator app.',
  },
  setUpApp: { id: 'myProfile.factor.setUpApp', defaultMessage: 'Set up app', description: 'Button.' },
  removeApp: {
    id: 'myProfile.factor.removeApp',
    defaultMessage: 'Remove app',
    description: 'Button and title of a question.',
  },
  removeAppSentence: {
    id: 'myProfile.factor.removeAppSentence',
    defaultMessage: 'Its codes will no longer be asked for when you sign in.',
    description: 'In the question before the app is removed.',
  },
  appIntro: {
    id: 'myProfile.factor.appIntro',
    defaultMessage: 'You need an app such as Aegis, Google Authenticator or Microsoft Authenticator on your phone.',
    description: 'In the set-up of an authenticator app.',
  },
  scan: {
    id: 'myProfile.factor.scan',
    defaultMessage:
      'Scan the code with your authenticator app, or enter the key there. Then enter the 6-digit code the app shows.',
    description: 'In the set-up of an authenticator app.',
  },
  qr: {
    id: 'myProfile.factor.qr',
    defaultMessage: 'QR code for the authenticator app',
    description: 'Name of a picture.',
  },
  key: {
    id: 'myProfile.factor.key',
    defaultMessage: 'Key: {key}',
    description: '{key} is what is typed where the code cannot be scanned.',
  },
  code: { id: 'myProfile.factor.code', defaultMessage: 'Code from the app', description: 'Label.' },
  passkeys: { id: 'myProfile.factor.passkeys', defaultMessage: 'Passkeys', description: 'Name of a method.' },
  noPasskeys: {
    id: 'myProfile.factor.noPasskeys',
    defaultMessage: 'None yet. Sign in with your fingerprint, face or screen lock.',
    description: 'Where there is no passkey.',
  },
  addPasskey: {
    id: 'myProfile.factor.addPasskey',
    defaultMessage: 'Add passkey',
    description: 'Button and title of a dialog.',
  },
  addSentence: {
    id: 'myProfile.factor.addSentence',
    defaultMessage: 'Name the device, so that you recognise the passkey later. Your browser then asks you to confirm.',
    description: 'In the dialog that adds a passkey.',
  },
  passkeyName: {
    id: 'myProfile.factor.passkeyName',
    defaultMessage: 'Name',
    description: 'Label: the name of a passkey.',
  },
  framed: {
    id: 'myProfile.factor.framed',
    defaultMessage:
      'Passkeys cannot be added here. Open {product} in its own tab, over https and by its name, in a current browser.',
    description:
      'Where passkeys cannot be made: in a frame of another site, an old browser, or by an address that is a number. {product} is the name of the product.',
  },
  created: { id: 'myProfile.factor.created', defaultMessage: 'Added {date}', description: 'At a passkey.' },
  used: { id: 'myProfile.factor.used', defaultMessage: 'Last used {date}, {time}', description: 'At a passkey.' },
  unused: { id: 'myProfile.factor.unused', defaultMessage: 'Not used yet', description: 'At a passkey.' },
  rename: { id: 'myProfile.factor.rename', defaultMessage: 'Rename', description: 'Button.' },
  renameTitle: {
    id: 'myProfile.factor.renameTitle',
    defaultMessage: 'Rename passkey',
    description: 'Title of a dialog.',
  },
  remove: { id: 'myProfile.factor.remove', defaultMessage: 'Remove', description: 'Button.' },
  removeTitle: {
    id: 'myProfile.factor.removeTitle',
    defaultMessage: 'Remove {name}',
    description: 'Title of a question; {name} is the name of a passkey.',
  },
  removeSentence: {
    id: 'myProfile.factor.removeSentence',
    defaultMessage: 'You can no longer sign in with this passkey. Delete it on your device as well.',
    description: 'In the question before a passkey is removed.',
  },
  codes: {
    id: 'myProfile.factor.codes',
    defaultMessage: 'Recovery codes',
    description: 'Name of a method, and title of a dialog.',
  },
  codesLeft: {
    id: 'myProfile.factor.codesLeft',
    defaultMessage:
      '{count, plural, one {# code left} other {# codes left}}. Each signs you in once if you lose your phone or passkey.',
    description: 'How many recovery codes are left.',
  },
  codesOff: {
    id: 'myProfile.factor.codesOff',
    defaultMessage: 'You get them when you set up the first method.',
    description: 'Where there are no recovery codes.',
  },
  newCodes: {
    id: 'myProfile.factor.newCodes',
    defaultMessage: 'Create new codes',
    description: 'Button and title of a question.',
  },
  newCodesSentence: {
    id: 'myProfile.factor.newCodesSentence',
    defaultMessage: 'Your old codes stop working.',
    description: 'In the question before new codes are created.',
  },
  saveCodes: {
    id: 'myProfile.factor.saveCodes',
    defaultMessage: 'Save these codes now. They are not shown again.',
    description: 'Above new recovery codes.',
  },
  download: {
    id: 'myProfile.factor.download',
    defaultMessage: 'Download',
    description: 'Link: saves the recovery codes as a file.',
  },
  copy: { id: 'myProfile.factor.copy', defaultMessage: 'Copy', description: 'Button: copies the recovery codes.' },
  copied: {
    id: 'myProfile.factor.copied',
    defaultMessage: 'Copied',
    description: 'On the button after the codes were copied.',
  },
  done: {
    id: 'myProfile.factor.done',
    defaultMessage: 'I have saved them',
    description: 'Button: closes the dialog with the recovery codes.',
  },
  next: { id: 'myProfile.factor.next', defaultMessage: 'Continue', description: 'Button.' },
  save: { id: 'myProfile.factor.save', defaultMessage: 'Save', description: 'Button.' },
  password: { id: 'myProfile.factor.password', defaultMessage: 'Current password', description: 'Label.' },
  passwordHint: {
    id: 'myProfile.factor.passwordHint',
    defaultMessage: 'Needed because you signed in more than 10 minutes ago.',
    description: 'Below the field for the password.',
  },
  REQUIRED: {
    id: 'myProfile.factor.error.required',
    defaultMessage: 'Enter your current password.',
    description: 'At the field for the password.',
  },
  WRONG_PASSWORD: {
    id: 'myProfile.factor.error.wrongPassword',
    defaultMessage: 'This is not your current password.',
    description: 'At the field for the password.',
  },
  RATE_LIMITED: {
    id: 'myProfile.factor.error.rateLimited',
    defaultMessage: 'Too many wrong attempts. Wait a few minutes, then try again.',
    description: 'In a dialog.',
  },
  WRONG_CODE: {
    id: 'myProfile.factor.error.wrongCode',
    defaultMessage: 'That code is not right. Check the time on your phone and try the newest code.',
    description: 'At the field for the code.',
  },
  BAD_NAME: {
    id: 'myProfile.factor.error.badName',
    defaultMessage: 'Enter a name of at most 100 characters.',
    description: 'At the name of a passkey.',
  },
  NO_PASSKEY: {
    id: 'myProfile.factor.error.noPasskey',
    defaultMessage: 'No passkey was added. Try again, and confirm it on your device.',
    description: 'In the dialog that adds a passkey.',
  },
  FAILED: {
    id: 'myProfile.factor.error.failed',
    defaultMessage: 'Nothing was changed. Reload the page and try again.',
    description: 'In a dialog.',
  },
})
