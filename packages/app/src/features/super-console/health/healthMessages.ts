import { defineMessages } from '../../../platform/locale/message.ts'

export const healthMessages = defineMessages({
  title: {
    id: 'console.health.title',
    defaultMessage: 'Parts of the installation',
    description: 'Heading above the parts with their states.',
  },
  asOf: {
    id: 'console.health.asOf',
    defaultMessage: 'As of {time}',
    description: 'When the states were read; {time} has seconds.',
  },
  refresh: { id: 'console.health.refresh', defaultMessage: 'Refresh', description: 'Button: reads the states again.' },
  figures: {
    id: 'console.health.figures',
    defaultMessage: 'Figures',
    description: 'Heading above sizes and versions.',
  },
  startedAt: {
    id: 'console.health.startedAt',
    defaultMessage: 'Running since',
    description: 'Label: when the server was started.',
  },
  memory: { id: 'console.health.memory', defaultMessage: 'Memory of the server', description: 'Label.' },
  databaseSize: { id: 'console.health.databaseSize', defaultMessage: 'Size of the database', description: 'Label.' },
  fileSize: { id: 'console.health.fileSize', defaultMessage: 'Size of the files', description: 'Label.' },
  databaseVersion: {
    id: 'console.health.databaseVersion',
    defaultMessage: 'PostgreSQL',
    description: 'Label before a version: the name of the database product.',
  },
  nodeVersion: {
    id: 'console.health.nodeVersion',
    defaultMessage: 'Node.js',
    description: 'Label before a version: the name of the runtime.',
  },
  migration: {
    id: 'console.health.migration',
    defaultMessage: 'Newest migration',
    description: 'Label: the last change of the database’s shape.',
  },
  signedIn: { id: 'console.health.signedIn', defaultMessage: 'People signed in', description: 'Label before a count.' },
  signedInOutside: {
    id: 'console.health.signedInOutside',
    defaultMessage: 'Only the external sign-in service knows',
    description: 'In place of the count of people signed in.',
  },
  setupTitle: {
    id: 'console.setup.title',
    defaultMessage: 'Set-up checklist',
    description: 'Heading above the state of the set-up list.',
  },
  setupShown: {
    id: 'console.setup.shown',
    defaultMessage: 'Every administrator sees the checklist on the overview.',
    description: 'State of the set-up list.',
  },
  setupHidden: {
    id: 'console.setup.hidden',
    defaultMessage: 'The checklist is hidden.',
    description: 'State of the set-up list.',
  },
  setupBack: {
    id: 'console.setup.back',
    defaultMessage: 'Show the checklist',
    description: 'Button: shows the set-up list on the overview again.',
  },
  setupIsBack: {
    id: 'console.setup.isBack',
    defaultMessage: 'The checklist is on your overview again.',
    description: 'After "Bring the list back".',
  },
  setupOpen: {
    id: 'console.setup.open',
    defaultMessage: 'Go to the overview',
    description: 'Link beside the state of the set-up list.',
  },
  setupFailed: {
    id: 'console.setup.failed',
    defaultMessage: 'This was not saved. {reason}',
    description: 'After a failed "Bring the list back"; {reason} is one of the sentences for problems.',
  },
})

export const screenMessages = defineMessages({
  title: {
    id: 'console.screens.title',
    defaultMessage: 'Pages you can open',
    description: 'Heading above the list of pages.',
  },
  start: {
    id: 'console.screens.start',
    defaultMessage: 'Start',
    description: 'Caption above the pages of the menu’s first group.',
  },
  beside: {
    id: 'console.screens.beside',
    defaultMessage: 'Outside the menu',
    description: 'Caption above pages that are not in the menu.',
  },
})
