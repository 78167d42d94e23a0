import type { AuditFilter, AuditSort, JobFilter, JobSort, MailFilter, MailSort, MailState } from '@somo/graphql/schema'
import { jobStates } from '../../../domain/job/list/jobStates.ts'
import { defineList } from '../../../domain/list/definition/defineList.ts'
import { days, found, many, yesNo } from '../../../domain/list/definition/listFilters.ts'
import { mailEvents } from '../../../domain/mail/mailEvents.ts'
import { kindNames } from './jobSearch.ts'

/** The jobs of everybody. */
export const jobList = defineList<JobFilter, JobSort>()({
  path: '/system',
  tab: 'jobs',
  columns: { work: {}, state: {}, progress: {}, owner: {}, created: { sort: 'CREATED' } },
  filters: {
    state: many(jobStates, 'state'),
    kind: many(kindNames, 'kind'),
    owner: found('owner'),
    system: yesNo('isOwnerless'),
    created: days('from', 'until'),
  },
  sort: '-created',
  views: { failed: { state: ['FAILED'] }, running: { state: ['RUNNING'] } },
})

const mailStates = ['QUEUED', 'SENDING', 'SENT', 'FAILED', 'SUPPRESSED'] as const satisfies readonly MailState[]

/** The mails of the installation. */
export const mailList = defineList<MailFilter, MailSort>()({
  path: '/system',
  tab: 'mail',
  columns: {
    subject: {},
    to: {},
    event: { isHidden: true },
    state: {},
    tries: {},
    created: { sort: 'CREATED' },
    sent: { isHidden: true },
  },
  filters: {
    state: many(mailStates, 'state'),
    event: many(mailEvents, 'event'),
    user: found('user'),
    created: days('from', 'until'),
  },
  search: 'search',
  sort: '-created',
  views: { failed: { state: ['FAILED'] } },
})

/** The audit log; the actions that can have been done are told by the server. */
export const auditList = (actions: readonly string[]) =>
  defineList<AuditFilter, AuditSort>()({
    path: '/system',
    tab: 'audit',
    columns: { action: {}, object: {}, actor: {}, changes: {}, at: { sort: 'AT' } },
    filters: {
      action: many(actions, 'action'),
      actor: found('actor'),
      object: found('object'),
      at: days('from', 'until'),
    },
    search: 'reference',
    sort: '-at',
  })
