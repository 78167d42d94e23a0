import { defineMessages } from '../../platform/locale/message.ts'

/** The texts around work that goes on by itself. */
export const jobMessages = defineMessages({
  waiting: {
    id: 'job.state.waiting',
    defaultMessage: 'Waiting to start',
    description: 'Beside a progress bar: the work is in the queue.',
  },
  progress: {
    id: 'job.state.progress',
    defaultMessage: '{done, number} of {total, number}',
    description: 'Beside a progress bar and in a list of jobs: how many things of the work are done.',
  },
  counted: {
    id: 'job.state.counted',
    defaultMessage: '{done, number} so far',
    description: 'Beside a progress bar and in a list of jobs, where nobody knows how many things there are in all.',
  },
  done: {
    id: 'job.end.done',
    defaultMessage: '{name}: finished. {done, plural, =0 {No changes were needed.} one {# done.} other {# done.}}',
    description: 'Above a list: work has ended well; {name} is what it was, such as "Suspending people".',
  },
  ready: {
    id: 'job.end.ready',
    defaultMessage:
      '{name}: the file is ready and kept for 7 days. This link works for ten minutes. Reload the page for a new one.',
    description: 'Above a list: a file was made; {name} is what it was.',
  },
  withdrawn: {
    id: 'job.end.withdrawn',
    defaultMessage:
      '{name}: finished, but the file was removed because it may contain someone who was anonymised. Create it again.',
    description: 'Above a list: a file was made and removed again; {name} is what it was.',
  },
  partly: {
    id: 'job.end.partly',
    defaultMessage:
      '{name}: finished. {failed, plural, one {# failed} other {# failed}}, {done, plural, one {# done} other {# done}}.',
    description: 'Above a list: work has ended and some things of it failed.',
  },
  failed: {
    id: 'job.end.failed',
    defaultMessage: '{name}: stopped by an error after {done, number}. Completed steps are kept.',
    description: 'Above a list: work has failed.',
  },
  cancelled: {
    id: 'job.end.cancelled',
    defaultMessage: '{name}: cancelled after {done, number}. Completed steps are kept.',
    description: 'Above a list: somebody ended the work early.',
  },
  gone: {
    id: 'job.end.gone',
    defaultMessage: 'This job no longer exists, or you don’t have access to it.',
    description: 'Above a list: the address names work that cannot be followed.',
  },
  lost: {
    id: 'job.state.lost',
    defaultMessage: 'Progress unknown. {reason}',
    description: 'Above a list; {reason} is one of the sentences for problems.',
  },
  cancel: {
    id: 'job.step.cancel',
    defaultMessage: 'Cancel',
    description: 'Button beside a progress bar and action of a job: ends the work before its next step.',
  },
  retry: {
    id: 'job.step.retry',
    defaultMessage: 'Retry failed steps',
    description: 'Button after work that partly failed.',
  },
  failures: {
    id: 'job.step.failures',
    defaultMessage: 'Show failures',
    description: 'Heading that opens the list of failed things.',
  },
  download: {
    id: 'job.step.download',
    defaultMessage: 'Download {file}',
    description: 'Link to a file that was made, and action of a job; {file} is its name.',
  },
  file: {
    id: 'job.step.file',
    defaultMessage: 'the file',
    description: 'In place of the name of a file that has none.',
  },
  hide: { id: 'job.step.hide', defaultMessage: 'Hide', description: 'Button: the notice about ended work goes.' },
  nameless: {
    id: 'job.failure.nameless',
    defaultMessage: 'Unknown',
    description: 'In the list of failed things: one whose name is gone.',
  },
  work: {
    id: 'job.kind.other',
    defaultMessage: 'Background job',
    description: 'What work is called whose kind has no name of its own.',
  },
})
