import { defineMessages } from '../../platform/locale/message.ts'
import type { CollectionTab, FileKind } from './collectionTypes.ts'

export const tabMessages = defineMessages<CollectionTab>({
  all: { id: 'badgesCollection.tab.all', defaultMessage: 'All', description: 'Tab: all badges.' },
  earned: { id: 'badgesCollection.tab.earned', defaultMessage: 'Earned', description: 'Tab: badges the person has.' },
  begun: {
    id: 'badgesCollection.tab.begun',
    defaultMessage: 'In progress',
    description: 'Tab: badges the person has begun to earn.',
  },
  locked: {
    id: 'badgesCollection.tab.locked',
    defaultMessage: 'Not started',
    description: 'Tab: badges the person has not begun to earn.',
  },
})

export const fileMessages = defineMessages<FileKind>({
  credential: {
    id: 'badgesCollection.file.credential',
    defaultMessage: 'Credential file (JWT)',
    description: 'Entry of a menu: downloads the signed proof of a badge.',
  },
  png: {
    id: 'badgesCollection.file.png',
    defaultMessage: 'Image (PNG)',
    description: 'Entry of a menu: downloads the badge as a picture that contains its proof.',
  },
  svg: {
    id: 'badgesCollection.file.svg',
    defaultMessage: 'Image (SVG)',
    description: 'Entry of a menu: downloads the badge as a drawing that contains its proof.',
  },
})

/** How far the person is: by what is counted. */
export const stepMessages = defineMessages({
  LOGINS: {
    id: 'badgesCollection.step.logins',
    defaultMessage: '{done} of {goal} sign-ins',
    description: 'How far the person is with a badge.',
  },
  DAYS_IN_ROW: {
    id: 'badgesCollection.step.days',
    defaultMessage: '{done} of {goal} days in a row',
    description: 'How far the person is with a badge.',
  },
  COMPLETED_ITEMS: {
    id: 'badgesCollection.step.items',
    defaultMessage: '{done} of {goal} media',
    description: 'How far the person is with a badge.',
  },
  COMPLETES: {
    id: 'badgesCollection.step.completes',
    defaultMessage: '{done} of {goal} media',
    description: 'How far the person is with a badge that asks for certain media.',
  },
  conditions: {
    id: 'badgesCollection.step.conditions',
    defaultMessage: '{done} of {goal} conditions',
    description: 'How far the person is with a badge that has several conditions.',
  },
})

export const messages = defineMessages({
  lead: {
    id: 'badgesCollection.page.lead',
    defaultMessage:
      '{earned, plural, =0 {No badges yet.} one {# badge earned.} other {# badges earned.}} {begun, plural, =0 {} one {# more is in progress.} other {# more are in progress.}}',
    description: 'Below the title of the page: how many badges the person has and has begun.',
  },
  tabs: {
    id: 'badgesCollection.page.tabs',
    defaultMessage: 'Parts of the collection',
    description: 'Names the tabs for assistive technology.',
  },
  privacy: {
    id: 'badgesCollection.page.privacy',
    defaultMessage: 'Only you see your badges until you make one public.',
    description: 'Beside the heading of earned badges.',
  },
  empty: {
    id: 'badgesCollection.empty.title',
    defaultMessage: 'No badges here',
    description: 'Title where a part of the collection is empty.',
  },
  emptySentence: {
    id: 'badgesCollection.empty.sentence',
    defaultMessage: 'Badges you earn or can earn appear here. Complete media to get started.',
    description: 'Where a part of the collection is empty.',
  },
  catalogue: {
    id: 'badgesCollection.empty.catalogue',
    defaultMessage: 'Explore the catalogue',
    description: 'Link to the catalogue.',
  },
  media: { id: 'badgesCollection.open.media', defaultMessage: 'My media', description: 'Link to the own media.' },
  given: {
    id: 'badgesCollection.earned.given',
    defaultMessage: 'Given by {name}: “{reason}”',
    description: 'Why the person has a badge that was given by hand.',
  },
  public: { id: 'badgesCollection.earned.public', defaultMessage: 'Public', description: 'Others may see the badge.' },
  private: {
    id: 'badgesCollection.earned.private',
    defaultMessage: 'Private',
    description: 'Only the person sees the badge.',
  },
  download: {
    id: 'badgesCollection.earned.download',
    defaultMessage: 'Download “{name}”',
    description: 'Names a menu of files.',
  },
  more: {
    id: 'badgesCollection.earned.more',
    defaultMessage: 'More for “{name}”',
    description: 'Names a menu of actions.',
  },
  copy: {
    id: 'badgesCollection.earned.copy',
    defaultMessage: 'Copy check link',
    description: 'Entry of a menu: the address at which others check the badge.',
  },
  open: {
    id: 'badgesCollection.earned.open',
    defaultMessage: 'Open check page',
    description: 'Entry of a menu: the page at which others check the badge.',
  },
  onlyPublic: {
    id: 'badgesCollection.earned.onlyPublic',
    defaultMessage: 'Make the badge public first.',
    description: 'Why an entry of a menu cannot be used.',
  },
  copied: {
    id: 'badgesCollection.toast.copied',
    defaultMessage: 'Link copied.',
    description: 'After copying the address of a check page.',
  },
  notCopied: {
    id: 'badgesCollection.toast.notCopied',
    defaultMessage: 'Your browser did not allow copying. Copy the link here: {address}',
    description: 'Where the address of a check page could not be put into the clipboard.',
  },
  nowPublic: {
    id: 'badgesCollection.toast.public',
    defaultMessage: '“{name}” is public. Anyone with the link can see it with your name.',
    description: 'After a badge was made public.',
  },
  nowPrivate: {
    id: 'badgesCollection.toast.private',
    defaultMessage: '“{name}” is private again.',
    description: 'After a badge was made private.',
  },
  notDone: {
    id: 'badgesCollection.toast.notDone',
    defaultMessage: '“{name}” was not changed. {reason}',
    description: 'After a change that failed; the reason is a sentence.',
  },
  noFile: {
    id: 'badgesCollection.toast.noFile',
    defaultMessage: 'The file could not be created. Try again.',
    description: 'After a download that failed.',
  },
})
