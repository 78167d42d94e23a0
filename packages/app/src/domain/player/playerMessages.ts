import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the frame around what is played. */
export const playerMessages = defineMessages({
  leave: { id: 'player.header.leave', defaultMessage: 'Save and leave', description: 'Button: closes the player.' },
  close: {
    id: 'player.header.close',
    defaultMessage: 'Leave',
    description: 'Button: closes the player, where nothing is saved.',
  },
  saved: {
    id: 'player.header.saved',
    defaultMessage: 'Saved {time}',
    description: 'What the learner did has reached the server, at this time of day.',
  },
  upToDate: {
    id: 'player.header.upToDate',
    defaultMessage: 'Everything saved',
    description: 'Nothing waits to be sent; nothing was sent yet since the player was opened.',
  },
  saving: { id: 'player.header.saving', defaultMessage: 'Saving', description: 'What the learner did is on its way.' },
  offline: {
    id: 'player.header.offline',
    defaultMessage: 'Offline, kept on this device',
    description: 'The server does not answer; what the learner did is stored on the device.',
  },
  review: {
    id: 'player.header.review',
    defaultMessage: 'Nothing is recorded',
    description: 'In place of the time of the last save: what was finished is only looked at.',
  },
  offlineBanner: {
    id: 'player.banner.offline',
    defaultMessage:
      'No connection. You can go on: your progress is kept on this device and sent when you’re back online.',
    description: 'Above what is played.',
  },
  refused: {
    id: 'player.banner.refused',
    defaultMessage: 'Part of your progress couldn’t be saved because its data isn’t valid. Tell your trainer.',
    description: 'Above what is played: the server has refused data of the content, and will refuse it again.',
  },
  leaveFailed: {
    id: 'player.banner.leaveFailed',
    defaultMessage:
      'Your progress couldn’t be sent. It’s kept on this device and sent the next time you open My media here.',
    description: 'After a press on Save and leave without a network.',
  },
  leaveAnyway: { id: 'player.banner.leaveAnyway', defaultMessage: 'Leave anyway', description: 'Step of that notice.' },
  completed: {
    id: 'player.banner.completed',
    defaultMessage: 'You’ve completed {title}.',
    description: 'Shown once, when the last required part is complete.',
  },
  rateNow: {
    id: 'player.banner.rate',
    defaultMessage: 'Rate it',
    description: 'Link behind “You’ve completed …”: leads to the form of a rating.',
  },
  outline: {
    id: 'player.outline.title',
    defaultMessage: 'Outline',
    description: 'Names the list of parts of a course.',
  },
  closeOutline: {
    id: 'player.outline.close',
    defaultMessage: 'Close outline',
    description: 'Button of the sheet on phones.',
  },
  expandOutline: {
    id: 'player.outline.expand',
    defaultMessage: 'Expand outline',
    description: 'Button of the sheet on phones: it covers the whole window.',
  },
  shrinkOutline: {
    id: 'player.outline.shrink',
    defaultMessage: 'Collapse outline',
    description: 'Button of the sheet on phones: it covers half of the window again.',
  },
  progressLabel: {
    id: 'player.outline.progressLabel',
    defaultMessage: 'Progress',
    description: 'Names the line that shows how far the course has come.',
  },
  progress: {
    id: 'player.outline.progress',
    defaultMessage: '{completed} of {parts, plural, one {# part} other {# parts}}',
    description: 'Required parts that are complete, and all of them.',
  },
  progressMinutes: {
    id: 'player.outline.progressMinutes',
    defaultMessage: '{completed} of {parts, plural, one {# part} other {# parts}}, about {minutes} min left',
    description: 'Required parts that are complete, all of them, and the minutes of the rest.',
  },
  minutes: { id: 'player.outline.minutes', defaultMessage: '{minutes} min', description: 'Length of a part.' },
  partComplete: {
    id: 'player.outline.partComplete',
    defaultMessage: 'Complete',
    description: 'State of a part, read before its title.',
  },
  partOpen: {
    id: 'player.outline.partOpen',
    defaultMessage: 'Open',
    description: 'State of a part, read before its title.',
  },
  partFailed: {
    id: 'player.outline.partFailed',
    defaultMessage: 'Not passed',
    description: 'State of a part, read before its title.',
  },
  partLocked: {
    id: 'player.outline.partLocked',
    defaultMessage: 'Locked',
    description: 'State of a part, read before its title.',
  },
  optional: {
    id: 'player.outline.optional',
    defaultMessage: 'Optional',
    description: 'A part that need not be completed.',
  },
  opensAfter: {
    id: 'player.outline.opensAfter',
    defaultMessage: 'Opens after part {number}',
    description: 'Link to the part that has to be completed first.',
  },
  opensAfterScore: {
    id: 'player.outline.opensAfterScore',
    defaultMessage: 'Opens after part {number} with at least {score} %',
    description: 'Link to the part that has to be completed first, with the score it has to reach.',
  },
  partOf: {
    id: 'player.part.partOf',
    defaultMessage: 'Part {number} of {parts}',
    description: 'Above the title of the part that is played.',
  },
  continueWith: {
    id: 'player.part.continueWith',
    defaultMessage: 'Continue with part {number}',
    description: 'Button below what is played.',
  },
  backToMedia: {
    id: 'player.part.backToMedia',
    defaultMessage: 'Back to My media',
    description: 'Button: leaves the player, where no part is left.',
  },
})

/** Why nothing can be played, and what to do. */
export const playerStopMessages = defineMessages({
  CONTINUED_ELSEWHERE: {
    id: 'player.stop.elsewhere',
    defaultMessage: 'You’ve continued in another tab or on another device. Continue here to take over.',
    description: 'This player no longer saves.',
  },
  STALE: {
    id: 'player.stop.stale',
    defaultMessage: 'Newer progress was saved elsewhere. Continue here to load it.',
    description: 'This player no longer saves.',
  },
  ENDED: {
    id: 'player.stop.ended',
    defaultMessage: 'This attempt has ended and takes no more answers. Reopen it from My media.',
    description: 'This player no longer saves.',
  },
  UNKNOWN: {
    id: 'player.stop.unknown',
    defaultMessage: 'This attempt no longer exists. Reopen it from My media.',
    description: 'This player no longer saves.',
  },
  continueHere: {
    id: 'player.stop.continueHere',
    defaultMessage: 'Continue here',
    description: 'Button: this player takes over.',
  },
  tryAgain: { id: 'player.stop.tryAgain', defaultMessage: 'Try again', description: 'Button: opens the part again.' },
  locked: {
    id: 'player.stop.locked',
    defaultMessage: 'This part isn’t open yet. Complete the part named in the outline first.',
    description: 'In place of a part.',
  },
  noAttempts: {
    id: 'player.stop.noAttempts',
    defaultMessage: 'You have no attempts left. Ask your trainer for another one.',
    description: 'In place of a part.',
  },
  noAccess: {
    id: 'player.stop.noAccess',
    defaultMessage: 'This isn’t available to you at the moment. Ask your trainer if you need it.',
    description: 'In place of a part.',
  },
  cannotOpen: {
    id: 'player.stop.cannotOpen',
    defaultMessage: 'Can’t be opened',
    description: 'Title in place of a part that cannot be played.',
  },
  notEnrolled: {
    id: 'player.stop.notEnrolled',
    defaultMessage: 'You aren’t enrolled in this. Look for it in the catalogue, or ask your trainer.',
    description: 'In place of the player.',
  },
})

/** A preview as a learner, opened from the editor. */
export const previewMessages = defineMessages({
  notSaved: {
    id: 'player.preview.notSaved',
    defaultMessage: 'Preview. Nothing is saved.',
    description: 'Bar above what is played.',
  },
  backToEditor: {
    id: 'player.preview.back',
    defaultMessage: 'Back to editor',
    description: 'Button: leaves the preview.',
  },
  empty: {
    id: 'player.preview.empty',
    defaultMessage: 'There’s nothing to preview yet. Add the content in the editor and save it.',
    description: 'In place of a part without content.',
  },
  unknown: {
    id: 'player.preview.unknown',
    defaultMessage: 'This can’t be previewed. It was removed, or it belongs to a unit you don’t manage.',
    description: 'In place of the player.',
  },
})
