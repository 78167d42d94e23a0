import { defineMessages } from '../../platform/locale/message.ts'

/** The texts around work that goes on by itself. */
export const jobMessages = defineMessages({
  waiting: { id: 'job.state.waiting', defaultMessage: 'Waiting to start', description: 'Beside a progress bar: the work is in the queue.' },
  progress: {
    id: 'job.state.progress',
    defaultMessage: '{done, number} of {total, number}',
    description: 'Beside a progress bar and in a list of jobs: how many things of the work are done.',
  },
  counted: { id: 'job.state.counted', defaultMessage: '{done, number} so far', description: 'Beside a progress bar and in a list of jobs, where nobody knows how many things there are in all.' },
  done: {
    id: 'job.end.done',
    defaultMessage: '{name}: finished. {done, plural, =0 {Nothing had to be changed.} one {# done.} other {# done.}}',
    description: 'Above a list: work has ended well; {name} is what it was, such as "Suspending people".',
  },
  ready: { id: 'job.end.ready', defaultMessage: '{name}: the file is ready, and is kept for 7 days. This link works for ten minutes; a reload of the page brings another.', description: 'Above a list: a file was made; {name} is what it was.' },
  withdrawn: { id: 'job.end.withdrawn', defaultMessage: '{name}: finished, but the file is gone: somebody was anonymised who may be in it. Make it anew.', description: 'Above a list: a file was made and removed again; {name} is what it was.' },
  partly: {
    id: 'job.end.partly',
    defaultMessage: '{name}: finished, {failed, plural, one {# could not be done} other {# could not be done}}, {done, plural, one {# was} other {# were}}.',
    description: 'Above a list: work has ended and some things of it failed.',
  },
  failed: { id: 'job.end.failed', defaultMessage: '{name}: stopped by a fault after {done, number}. What is done stays done.', description: 'Above a list: work has failed.' },
  cancelled: {
    id: 'job.end.cancelled',
    defaultMessage: '{name}: cancelled after {done, number}. What is done stays done.',
    description: 'Above a list: somebody ended the work early.',
  },
  gone: { id: 'job.end.gone', defaultMessage: 'This work is no longer known, or belongs to somebody else.', description: 'Above a list: the address names work that cannot be followed.' },
  lost: { id: 'job.state.lost', defaultMessage: 'How far it is cannot be told just now. {reason}', description: 'Above a list; {reason} is one of the sentences for problems.' },
  cancel: { id: 'job.step.cancel', defaultMessage: 'Cancel', description: 'Button beside a progress bar and action of a job: ends the work before its next step.' },
  retry: { id: 'job.step.retry', defaultMessage: 'Do what failed again', description: 'Button after work that partly failed.' },
  failures: { id: 'job.step.failures', defaultMessage: 'What could not be done', description: 'Heading that opens the list of failed things.' },
  download: { id: 'job.step.download', defaultMessage: 'Fetch {file}', description: 'Link to a file that was made, and action of a job; {file} is its name.' },
  file: { id: 'job.step.file', defaultMessage: 'the file', description: 'In place of the name of a file that has none.' },
  hide: { id: 'job.step.hide', defaultMessage: 'Put away', description: 'Button: the notice about ended work goes.' },
  nameless: { id: 'job.failure.nameless', defaultMessage: 'Not known any more', description: 'In the list of failed things: one whose name is gone.' },
  work: { id: 'job.kind.other', defaultMessage: 'Work in the background', description: 'What work is called whose kind has no name of its own.' },
})
