import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the part about what waits and who signed in. */
export const queueMessages = defineMessages({
  title: { id: 'console.queue.title', defaultMessage: 'Queue', description: 'Title.' },
  jobs: { id: 'console.queue.jobs', defaultMessage: 'Jobs', description: 'A line: long work.' },
  mail: { id: 'console.queue.mail', defaultMessage: 'Email', description: 'A line: the outbox.' },
  facts: {
    id: 'console.queue.facts',
    defaultMessage:
      '{queued, plural, other {# queued}}, {running, plural, other {# running}}, {failed, plural, other {# failed}}',
    description: 'How many.',
  },
  lastday: {
    id: 'console.queue.lastday',
    defaultMessage: 'Failures of the last 24 hours.',
    description: 'A note at the jobs.',
  },
  open: { id: 'console.queue.open', defaultMessage: 'View all', description: 'A link to the whole list.' },
  signins: { id: 'console.queue.signins', defaultMessage: 'Latest sign-ins', description: 'Title.' },
  outside: {
    id: 'console.queue.outside',
    defaultMessage: 'The external sign-in service keeps its own list.',
    description: 'Where sign-ins are not known here.',
  },
  nobody: {
    id: 'console.queue.nobody',
    defaultMessage: 'Nobody is signed in',
    description: 'Where there is no sign-in.',
  },
  unknown: {
    id: 'console.queue.unknown',
    defaultMessage: 'unknown device',
    description: 'Where a device does not tell.',
  },
  device: { id: 'console.queue.device', defaultMessage: '{browser} on {system}', description: 'A device.' },
  refresh: { id: 'console.queue.refresh', defaultMessage: 'Refresh', description: 'A button.' },
  statements: {
    id: 'console.queue.statements',
    defaultMessage: 'Slow statements',
    description: 'Title: what the database spends most of its time on.',
  },
  recorded: {
    id: 'console.queue.recorded',
    defaultMessage: 'The statements that took most of the database’s time since statistics were last reset.',
    description: 'Above the list of slow statements.',
  },
  unrecorded: {
    id: 'console.queue.unrecorded',
    defaultMessage:
      'Not available: this database doesn’t record its statements. Enable the extension pg_stat_statements.',
    description: 'In place of the list of slow statements.',
  },
  statement: {
    id: 'console.queue.statement',
    defaultMessage: '{total} in {calls, plural, one {# run} other {# runs}}, {mean} each',
    description:
      'How long a statement of the database took: altogether, how often, and on average. The lengths carry their unit.',
  },
  nameless: { id: 'console.queue.nameless', defaultMessage: 'No name', description: 'A person has none.' },
})
