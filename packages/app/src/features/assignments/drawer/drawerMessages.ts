import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the drawer. */
export const drawerMessages = defineMessages({
  unnamed: {
    id: 'assignments.drawer.unnamed',
    defaultMessage: 'Assignment',
    description: 'Title while the name is on its way.',
  },
  owner: {
    id: 'assignments.drawer.owner',
    defaultMessage: 'Owner: {unit}',
    description: 'Below the title: the unit that an assignment belongs to.',
  },
  parts: {
    id: 'assignments.drawer.parts',
    defaultMessage: 'Parts of {title}',
    description: 'Names the tabs.',
  },
  overview: {
    id: 'assignments.drawer.overview',
    defaultMessage: 'Overview',
    description: 'Tab.',
  },
  people: {
    id: 'assignments.drawer.people',
    defaultMessage: 'People',
    description: 'Tab.',
  },
  messages: {
    id: 'assignments.drawer.messages',
    defaultMessage: 'Messages',
    description: 'Tab: what was sent.',
  },
  history: {
    id: 'assignments.drawer.history',
    defaultMessage: 'History',
    description: 'Tab: what was changed.',
  },
  notYours: {
    id: 'assignments.drawer.notYours',
    defaultMessage:
      '{count, plural, =0 {This assignment is also for units outside yours.} one {This assignment is also for # person outside your units.} other {This assignment is also for # people outside your units.}} Only an administrator can change it.',
    description: 'Notice: a manager sees an assignment that an administrator gave other people too.',
  },
  outside: {
    id: 'assignments.drawer.outside',
    defaultMessage: '{count, plural, one {and # person outside your units} other {and # people outside your units}}',
    description: 'Below the units and people of an assignment: how many others have it.',
  },
  actions: {
    id: 'assignments.drawer.actions',
    defaultMessage: 'Actions',
    description: 'Button: opens a menu.',
  },
  actionsOf: {
    id: 'assignments.drawer.actionsOf',
    defaultMessage: 'Actions for {title}',
    description: 'Names the menu.',
  },
  pause: {
    id: 'assignments.drawer.pause',
    defaultMessage: 'Pause',
    description: 'Action.',
  },
  resume: {
    id: 'assignments.drawer.resume',
    defaultMessage: 'Resume',
    description: 'Action.',
  },
  end: {
    id: 'assignments.drawer.end',
    defaultMessage: 'End assignment',
    description: 'Action.',
  },
  copy: {
    id: 'assignments.drawer.copy',
    defaultMessage: 'Copy',
    description: 'Action.',
  },
  remove: {
    id: 'assignments.drawer.remove',
    defaultMessage: 'Delete draft',
    description: 'Action.',
  },
  copyTitle: {
    id: 'assignments.drawer.copyTitle',
    defaultMessage: '{title} (copy)',
    description: 'Title of a copy.',
  },
  pauseText: {
    id: 'assignments.drawer.pauseText',
    defaultMessage: 'Nobody new gets it and no reminders are sent. People who have it keep it.',
    description: 'Question: what follows from pausing.',
  },
  resumeText: {
    id: 'assignments.drawer.resumeText',
    defaultMessage: 'Reminders start again. People who joined in the meantime get it now.',
    description: 'Question: what follows from resuming.',
  },
  endText: {
    id: 'assignments.drawer.endText',
    defaultMessage: 'Nobody gets this assignment any more. Completed work stays. You can’t undo this.',
    description: 'Question: what follows from ending.',
  },
  copyText: {
    id: 'assignments.drawer.copyText',
    defaultMessage: 'Creates a draft with the same settings.',
    description: 'Question: what follows from copying.',
  },
  removeText: {
    id: 'assignments.drawer.removeText',
    defaultMessage: 'The draft is deleted. You can’t undo this.',
    description: 'Question: what follows from deleting.',
  },
  edit: {
    id: 'assignments.drawer.edit',
    defaultMessage: 'Edit',
    description: 'Button.',
  },
  hasEdit: {
    id: 'assignments.drawer.hasEdit',
    defaultMessage: 'This assignment has changes that are not active yet.',
    description: 'Notice: a draft edits the assignment.',
  },
  openEdit: {
    id: 'assignments.drawer.openEdit',
    defaultMessage: 'Continue editing',
    description: 'Link.',
  },
  started: {
    id: 'assignments.drawer.started',
    defaultMessage: 'People who have started',
    description: 'Choice, when an assignment is ended.',
  },
  startedKeep: {
    id: 'assignments.drawer.startedKeep',
    defaultMessage: 'May finish, without a due date',
    description: 'Option.',
  },
  startedClose: {
    id: 'assignments.drawer.startedClose',
    defaultMessage: 'Lose it too',
    description: 'Option.',
  },
  paused: {
    id: 'assignments.drawer.paused',
    defaultMessage: '“{title}” is paused.',
    description: 'After an action.',
  },
  resumed: {
    id: 'assignments.drawer.resumed',
    defaultMessage: '“{title}” is active again.',
    description: 'After an action.',
  },
  ended: {
    id: 'assignments.drawer.ended',
    defaultMessage: '“{title}” has ended.',
    description: 'After an action.',
  },
  notFinished: {
    id: 'assignments.drawer.notFinished',
    defaultMessage: '“{title}” was changed, but not for everyone yet. An administrator can run the job again.',
    description: 'After an action whose background job failed.',
  },
  copied: {
    id: 'assignments.drawer.copied',
    defaultMessage: '“{title}” was copied. This is the copy.',
    description: 'After an action: the copy opens.',
  },
  removed: {
    id: 'assignments.drawer.removed',
    defaultMessage: 'The draft “{title}” was deleted.',
    description: 'After an action.',
  },
  what: {
    id: 'assignments.drawer.what',
    defaultMessage: 'What',
    description: 'Fact: what is learnt.',
  },
  who: {
    id: 'assignments.drawer.who',
    defaultMessage: 'Who',
    description: 'Fact: for whom.',
  },
  when: {
    id: 'assignments.drawer.when',
    defaultMessage: 'When',
    description: 'Fact: the due rule.',
  },
  often: {
    id: 'assignments.drawer.often',
    defaultMessage: 'How often',
    description: 'Fact: the renewal.',
  },
  minutes: {
    id: 'assignments.drawer.minutes',
    defaultMessage: '{minutes, number} min',
    description: 'Length of a medium.',
  },
  excluded: {
    id: 'assignments.drawer.excluded',
    defaultMessage: 'Without {names}',
    description: 'Units and people that are excluded.',
  },
  nobody: {
    id: 'assignments.drawer.nobody',
    defaultMessage: 'Nobody yet',
    description: 'Where neither units nor people are named.',
  },
  starts: {
    id: 'assignments.drawer.starts',
    defaultMessage: 'From {date}',
    description: 'First day.',
  },
  grace: {
    id: 'assignments.drawer.grace',
    defaultMessage: '{days, plural, one {# day of grace} other {# days of grace}}',
    description: 'Days after the due date.',
  },
  window: {
    id: 'assignments.drawer.window',
    defaultMessage: '{days, plural, one {Opens # day before} other {Opens # days before}}',
    description: 'When a renewal can begin.',
  },
  bar: {
    id: 'assignments.drawer.bar',
    defaultMessage: 'People by status',
    description: 'Names the picture of states.',
  },
  doneSentence: {
    id: 'assignments.drawer.doneSentence',
    defaultMessage: '{done, number} of {total, number} people are done.',
    description: 'Above the picture of states.',
  },
  missing: {
    id: 'assignments.drawer.missing',
    defaultMessage: 'This assignment does not exist',
    description: 'The address names an unknown assignment.',
  },
  missingText: {
    id: 'assignments.drawer.missingText',
    defaultMessage: 'It may have been deleted.',
    description: 'The address names an unknown assignment.',
  },
})
