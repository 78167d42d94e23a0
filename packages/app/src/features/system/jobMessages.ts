import { defineMessages } from '../../platform/locale/message.ts'

/** The texts of the jobs. */
export const jobMessages = defineMessages({
  title: { id: 'system.jobs.title', defaultMessage: 'Jobs', description: 'Names the table.' },
  pages: { id: 'system.jobs.pages', defaultMessage: 'Pages of jobs', description: 'Names the buttons for pages.' },
  state: { id: 'system.jobs.state', defaultMessage: 'State', description: 'Head of a column and a filter.' },
  work: { id: 'system.jobs.work', defaultMessage: 'Job', description: 'Head of a column.' },
  progress: { id: 'system.jobs.progress', defaultMessage: 'Progress', description: 'Head of a column.' },
  owner: { id: 'system.jobs.owner', defaultMessage: 'Asked for by', description: 'Head of a column.' },
  created: { id: 'system.jobs.created', defaultMessage: 'Since', description: 'Head of a column: when it was asked for.' },
  QUEUED: { id: 'system.jobs.queued', defaultMessage: 'In line', description: 'State of a job.' },
  RUNNING: { id: 'system.jobs.running', defaultMessage: 'At work', description: 'State of a job.' },
  DONE: { id: 'system.jobs.done', defaultMessage: 'Done', description: 'State of a job.' },
  FAILED: { id: 'system.jobs.failed', defaultMessage: 'Failed', description: 'State of a job.' },
  CANCELLED: { id: 'system.jobs.cancelled', defaultMessage: 'Cancelled', description: 'State of a job.' },
  of: { id: 'system.jobs.of', defaultMessage: '{done, number} of {total, number}', description: 'How far a job is.' },
  counted: { id: 'system.jobs.counted', defaultMessage: '{done, number} so far', description: 'How far a job is whose end is not known.' },
  withFailed: { id: 'system.jobs.withfailed', defaultMessage: '{count, plural, one {# failed} other {# failed}}', description: 'How many things of a job could not be done.' },
  empty: { id: 'system.jobs.empty', defaultMessage: 'No jobs yet', description: 'Where there is none.' },
  emptySentence: { id: 'system.jobs.emptysentence', defaultMessage: 'Long work such as an import or an export is listed here while it runs, and for 90 days afterwards.', description: 'Where there is none.' },
  cancel: { id: 'system.jobs.cancel', defaultMessage: 'Cancel', description: 'Action of a job.' },
  retry: { id: 'system.jobs.retry', defaultMessage: 'Try again', description: 'Action of a job: what failed is done again.' },
  failures: { id: 'system.jobs.failures', defaultMessage: 'What failed', description: 'Action of a job, and title of a dialog.' },
  fetch: { id: 'system.jobs.fetch', defaultMessage: 'Fetch {name}', description: 'Action of a job: its file.' },
  isEnded: { id: 'system.jobs.isended', defaultMessage: 'The job has ended already.', description: 'A short message: it could not be cancelled or tried again.' },
  cancelAsked: { id: 'system.jobs.cancelasked', defaultMessage: 'The job ends after the step it is at.', description: 'A short message.' },
  retried: { id: 'system.jobs.retried', defaultMessage: 'The job goes on.', description: 'A short message.' },
  actFailed: { id: 'system.jobs.actfailed', defaultMessage: 'That did not work. {reason}', description: 'A short message; {reason} is a sentence.' },
  noFailures: { id: 'system.jobs.nofailures', defaultMessage: 'Nothing of it failed.', description: 'In the dialog.' },
  nameless: { id: 'system.jobs.nameless', defaultMessage: 'No name', description: 'A thing that could not be done has none.' },
  code: { id: 'system.jobs.code', defaultMessage: 'Something went wrong on the server. For support: {code}', description: 'Why something failed where there are no words for it; {code} stays as it is.' },
  schedules: { id: 'system.jobs.schedules', defaultMessage: 'What runs by itself', description: 'Title of a table.' },
  cron: { id: 'system.jobs.cron', defaultMessage: 'When', description: 'Head of a column.' },
  last: { id: 'system.jobs.last', defaultMessage: 'Last run', description: 'Head of a column.' },
  never: { id: 'system.jobs.never', defaultMessage: 'not yet', description: 'A schedule that never ran.' },
  noSchedules: { id: 'system.jobs.noschedules', defaultMessage: 'Nothing runs by itself', description: 'Where there are no schedules.' },
  noSchedulesSentence: { id: 'system.jobs.noschedulessentence', defaultMessage: 'With a mail server, the sending of mail does.', description: 'Where there are no schedules.' },
})

/** When something runs by itself. */
export const cronMessages = defineMessages({
  often: { id: 'system.cron.often', defaultMessage: '{count, plural, one {Every minute} other {Every # minutes}}', description: 'How often something runs by itself.' },
  hourly: { id: 'system.cron.hourly', defaultMessage: '{minute, plural, =0 {Every hour} one {Every hour, # minute past} other {Every hour, # minutes past}}', description: 'How often something runs by itself.' },
  daily: { id: 'system.cron.daily', defaultMessage: 'Every day at {time}', description: 'How often something runs by itself.' },
  weekly: { id: 'system.cron.weekly', defaultMessage: 'Every {weekday} at {time}', description: 'How often something runs by itself; {weekday} is the name of a day.' },
  other: { id: 'system.cron.other', defaultMessage: 'By plan: {cron} (UTC)', description: 'How often something runs by itself, where it is written for machines; {cron} stays as it is.' },
})
