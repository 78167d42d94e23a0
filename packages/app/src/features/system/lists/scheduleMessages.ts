import { defineMessages } from '../../../platform/locale/message.ts'

/** The texts of the tab with the jobs, and of what runs by itself. */
export const scheduleMessages = defineMessages({
  title: { id: 'system.jobs.title', defaultMessage: 'Jobs', description: 'Names the table.' },
  search: {
    id: 'system.jobs.search',
    defaultMessage: 'Search by job name',
    description: 'Label of the search field: finds what work is called, such as an import.',
  },
  export: { id: 'system.jobs.export', defaultMessage: 'Export', description: 'A button with a menu of formats.' },
  bySystem: {
    id: 'system.jobs.bysystem',
    defaultMessage: 'Automatic',
    description: 'A filter, answered by yes or no: jobs that nobody asked for.',
  },
  schedules: { id: 'system.jobs.schedules', defaultMessage: 'Scheduled jobs', description: 'Title of a table.' },
  cron: { id: 'system.jobs.cron', defaultMessage: 'When', description: 'Head of a column.' },
  last: { id: 'system.jobs.last', defaultMessage: 'Last run', description: 'Head of a column.' },
  look: {
    id: 'system.jobs.look',
    defaultMessage: 'Last checked',
    description:
      'Head of a column: when it last looked whether there is something to do. Where there was nothing, there was no run.',
  },
  never: {
    id: 'system.jobs.never',
    defaultMessage: 'not yet',
    description: 'A schedule that never ran, or never looked.',
  },
  noSchedules: {
    id: 'system.jobs.noschedules',
    defaultMessage: 'No scheduled jobs',
    description: 'Where there are no schedules.',
  },
  noSchedulesSentence: {
    id: 'system.jobs.noschedulessentence',
    defaultMessage: 'Set up a mail server to send email automatically.',
    description: 'Where there are no schedules.',
  },
})

/** When something runs by itself. */
export const cronMessages = defineMessages({
  often: {
    id: 'system.cron.often',
    defaultMessage: '{count, plural, one {Every minute} other {Every # minutes}}',
    description: 'How often something runs by itself.',
  },
  hourly: {
    id: 'system.cron.hourly',
    defaultMessage:
      '{minute, plural, =0 {Every hour} one {Every hour, # minute past} other {Every hour, # minutes past}}',
    description: 'How often something runs by itself.',
  },
  daily: {
    id: 'system.cron.daily',
    defaultMessage: 'Every day at {time}',
    description: 'How often something runs by itself.',
  },
  weekly: {
    id: 'system.cron.weekly',
    defaultMessage: 'Every {weekday} at {time}',
    description: 'How often something runs by itself; {weekday} is the name of a day.',
  },
  other: {
    id: 'system.cron.other',
    defaultMessage: 'Schedule: {cron} (UTC)',
    description: 'How often something runs by itself, where it is written for machines; {cron} stays as it is.',
  },
})
