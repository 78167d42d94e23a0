import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of a list of jobs; what a notice about one job says too stands in `jobMessages`. */
export const jobListMessages = defineMessages({
  pages: { id: 'job.list.pages', defaultMessage: 'Pages of jobs', description: 'Names the buttons for pages.' },
  work: { id: 'job.list.work', defaultMessage: 'Job', description: 'Head of a column.' },
  state: { id: 'job.list.state', defaultMessage: 'Status', description: 'Head of a column and a filter.' },
  progress: { id: 'job.list.progress', defaultMessage: 'Progress', description: 'Head of a column.' },
  owner: { id: 'job.list.owner', defaultMessage: 'Requested by', description: 'Head of a column.' },
  system: {
    id: 'job.list.system',
    defaultMessage: 'The system',
    description: 'Who asked for a job: nobody, it runs by itself.',
  },
  created: { id: 'job.list.created', defaultMessage: 'Since', description: 'Head of a column: when it was asked for.' },
  asked: { id: 'job.list.asked', defaultMessage: 'Requested', description: 'A fact: when somebody asked for a job.' },
  begun: { id: 'job.list.begun', defaultMessage: 'Started', description: 'A fact: when a job began.' },
  ended: { id: 'job.list.ended', defaultMessage: 'Ended', description: 'A fact: when a job ended.' },
  QUEUED: { id: 'job.list.queued', defaultMessage: 'Queued', description: 'State of a job.' },
  RUNNING: { id: 'job.list.running', defaultMessage: 'Running', description: 'State of a job.' },
  DONE: { id: 'job.list.done', defaultMessage: 'Done', description: 'State of a job.' },
  FAILED: { id: 'job.list.failed', defaultMessage: 'Failed', description: 'State of a job.' },
  CANCELLED: { id: 'job.list.cancelled', defaultMessage: 'Cancelled', description: 'State of a job.' },
  withFailed: {
    id: 'job.list.withfailed',
    defaultMessage: '{count, plural, one {# failed} other {# failed}}',
    description: 'How many things of a job could not be done.',
  },
  withdrawn: {
    id: 'job.list.withdrawn',
    defaultMessage: 'file removed: it may contain someone who was anonymised',
    description: 'In the progress of a job, after a comma: why its file cannot be fetched any more.',
  },
  empty: { id: 'job.list.empty', defaultMessage: 'No jobs yet', description: 'Where there is none.' },
  emptySentence: {
    id: 'job.list.emptysentence',
    defaultMessage: 'Long-running jobs such as imports and exports are listed here for 90 days.',
    description: 'Where there is none.',
  },
  import: {
    id: 'job.list.import',
    defaultMessage: 'Open the import',
    description: 'Action of a job: leads to the import it works at.',
  },
  retry: {
    id: 'job.list.retry',
    defaultMessage: 'Try again',
    description: 'Action of a job: what failed is done again.',
  },
  failures: {
    id: 'job.list.failures',
    defaultMessage: 'Failures',
    description: 'Action of a job, and heading in the dialog about it.',
  },
  isEnded: {
    id: 'job.list.isended',
    defaultMessage: 'The job has already ended.',
    description: 'A short message: it could not be cancelled.',
  },
  cancelAsked: {
    id: 'job.list.cancelasked',
    defaultMessage: 'The job stops after the current step.',
    description: 'A short message.',
  },
  retried: { id: 'job.list.retried', defaultMessage: 'The job continues.', description: 'A short message.' },
  noFile: {
    id: 'job.list.nofile',
    defaultMessage: 'The file is no longer stored.',
    description: 'A short message: the file of a job cannot be fetched any more.',
  },
  actFailed: {
    id: 'job.list.actfailed',
    defaultMessage: 'That didn’t work. {reason}',
    description: 'A short message; {reason} is a sentence.',
  },
  code: {
    id: 'job.list.code',
    defaultMessage: 'Something went wrong on the server. For support: {code}',
    description: 'Why something failed where there are no words for it; {code} stays as it is.',
  },
})
