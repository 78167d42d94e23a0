import { jobListFixture, jobsFixture } from '../../../domain/job/list/jobListFixture.ts'
import { known } from '../../../testing/answers.ts'
import { wholeListFixture, type ListParts } from '../../../testing/listFixture.ts'
import { tabViewsFixture } from '../../../testing/tabViewsFixture.ts'
import { auditFixture, mailsFixture } from '../systemFixture.ts'
import { auditList, jobList, mailList } from './systemLists.ts'
import type { AuditUse } from './useAudit.ts'
import type { JobsUse } from './useJobs.ts'
import type { MailsUse } from './useMails.ts'

const nothing = (): void => undefined
const nobody = { find: () => Promise.resolve([]), chosen: null }

/** The list of jobs; any part of the list can be replaced. */
export const jobsUse = (parts: ListParts<(typeof jobsFixture)[number]> = {}, rows = jobsFixture): JobsUse => ({
  jobs: jobListFixture(rows, {
    list: wholeListFixture(jobList.read(''), rows, parts),
  }),
  views: tabViewsFixture(),
  person: nobody,
  file: { kind: 'idle' },
  onExport: nothing,
  schedules: known([
    {
      kind: 'mail.send',
      cron: '* * * * *',
      lastRunAt: '2026-11-24T07:29:00.000Z',
      lastState: 'DONE',
      lastLookAt: '2026-11-24T07:29:00.000Z',
    },
    {
      kind: 'units.beginMemberships',
      cron: '*/15 * * * *',
      lastRunAt: null,
      lastState: null,
      lastLookAt: '2026-11-24T07:15:00.000Z',
    },
  ]),
  retrySchedules: nothing,
})

/** The outbox; any part of the list can be replaced. */
export const mailsUse = (parts: ListParts<(typeof mailsFixture)[number]> = {}, rows = mailsFixture): MailsUse => ({
  list: wholeListFixture(mailList.read('columns=subject,to,event,state,tries,sent,created'), rows, parts),
  views: tabViewsFixture(),
  person: nobody,
  file: { kind: 'idle' },
  onExport: nothing,
  resend: nothing,
  sendTest: nothing,
  isSendingTest: false,
  opened: null,
  open: nothing,
  body: { ...known(''), retry: nothing },
})

const actions = auditFixture.map(({ action }) => action)

/** The audit log; any part of the list can be replaced. */
export const auditUse = (parts: ListParts<(typeof auditFixture)[number]> = {}, rows = auditFixture): AuditUse => ({
  list: wholeListFixture(auditList(actions).read(''), rows, parts),
  views: tabViewsFixture(),
  file: { kind: 'idle' },
  onExport: nothing,
  definition: auditList(actions),
  people: { find: nobody.find, actor: null, object: null },
})
