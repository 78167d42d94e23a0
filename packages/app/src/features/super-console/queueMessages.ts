import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the part about what waits and who signed in. */
export const queueMessages = defineMessages({
  title: { id: 'console.queue.title', defaultMessage: 'What waits and what is at work', description: 'Title.' },
  jobs: { id: 'console.queue.jobs', defaultMessage: 'Jobs', description: 'A line: long work.' },
  mail: { id: 'console.queue.mail', defaultMessage: 'Mail', description: 'A line: the outbox.' },
  facts: { id: 'console.queue.facts', defaultMessage: '{queued, plural, other {# in line}}, {running, plural, other {# at work}}, {failed, plural, other {# failed}}', description: 'How many.' },
  lastday: { id: 'console.queue.lastday', defaultMessage: 'Failed counts the last 24 hours.', description: 'A note at the jobs.' },
  open: { id: 'console.queue.open', defaultMessage: 'All of it', description: 'A link to the whole list.' },
  signins: { id: 'console.queue.signins', defaultMessage: 'Latest sign-ins', description: 'Title.' },
  outside: { id: 'console.queue.outside', defaultMessage: 'The sign-in service outside this installation keeps its own list.', description: 'Where sign-ins are not known here.' },
  nobody: { id: 'console.queue.nobody', defaultMessage: 'Nobody is signed in', description: 'Where there is no sign-in.' },
  unknown: { id: 'console.queue.unknown', defaultMessage: 'unknown device', description: 'Where a device does not tell.' },
  device: { id: 'console.queue.device', defaultMessage: '{browser} on {system}', description: 'A device.' },
  refresh: { id: 'console.queue.refresh', defaultMessage: 'Refresh', description: 'A button.' },
  statements: { id: 'console.queue.statements', defaultMessage: 'Slow statements', description: 'Title: what the database spends most of its time on.' },
  recorded: { id: 'console.queue.recorded', defaultMessage: 'What the database spends most of its time on, since it counts.', description: 'Above the list of slow statements.' },
  unrecorded: { id: 'console.queue.unrecorded', defaultMessage: 'Not known: this database does not record its statements. The extension pg_stat_statements does.', description: 'In place of the list of slow statements.' },
  statement: { id: 'console.queue.statement', defaultMessage: '{total} in {calls, plural, one {# run} other {# runs}}, {mean} each', description: 'How long a statement of the database took: altogether, how often, and on average. The lengths carry their unit.' },
  nameless: { id: 'console.queue.nameless', defaultMessage: 'No name', description: 'A person has none.' },
})
