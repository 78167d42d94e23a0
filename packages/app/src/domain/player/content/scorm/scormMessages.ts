import { defineMessages } from '../../../../platform/locale/message.ts'

/** The texts around a SCORM package. */
export const scormMessages = defineMessages({
  frame: {
    id: 'player.scorm.frame',
    defaultMessage: 'Content: {title}',
    description: 'Names the frame in which a SCORM package is shown.',
  },
  activities: {
    id: 'player.scorm.activities',
    defaultMessage: 'Activities',
    description: 'Heading of the list of activities in a SCORM package.',
  },
  fullScreen: {
    id: 'player.scorm.fullScreen',
    defaultMessage: 'Full screen',
    description: 'Button: shows a SCORM package on the whole screen.',
  },
  closed: {
    id: 'player.scorm.closed',
    defaultMessage: 'This content has been closed.',
    description: 'In place of a SCORM package that was closed because the person was about to leave.',
  },
  resume: {
    id: 'player.scorm.resume',
    defaultMessage: 'Resume',
    description: 'Button: opens a closed SCORM package again.',
  },
  over: {
    id: 'player.scorm.over',
    defaultMessage: 'You’ve reached the end of this content.',
    description: 'Above a SCORM package whose own rules have ended it.',
  },
  openAgain: {
    id: 'player.scorm.openAgain',
    defaultMessage: 'Open again',
    description: 'Button: opens a SCORM package again that has ended.',
  },
  previous: {
    id: 'player.scorm.previous',
    defaultMessage: 'Previous activity',
    description: 'Button below a SCORM package: goes back to the activity before.',
  },
  next: {
    id: 'player.scorm.next',
    defaultMessage: 'Next activity',
    description: 'Button below a SCORM package: goes on to the next activity.',
  },
  silent: {
    id: 'player.scorm.silent',
    defaultMessage: 'This content isn’t loading. Check your connection and open it again, or tell your trainer.',
    description: 'Above a SCORM package whose page does not come.',
  },
  log: {
    id: 'player.scorm.log',
    defaultMessage: 'Refused calls',
    description: 'Heading of the calls of a package that were refused; only authors see it.',
  },
  logHint: {
    id: 'player.scorm.log.hint',
    defaultMessage: 'Values this package tried to store that break the SCORM standard. Only authors see this list.',
    description: 'Above the calls that were refused.',
  },
  logEntry: {
    id: 'player.scorm.log.entry',
    defaultMessage:
      '{call} {element} ({length, plural, one {# character} other {# characters}}): error {code}, {sentence}',
    description: 'One refused call. {sentence} is that of the SCORM standard, in English.',
  },
})
