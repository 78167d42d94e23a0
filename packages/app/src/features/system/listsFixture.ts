import { jobListFixture, jobsFixture } from '../../domain/job/jobListFixture.ts'
import { createListCodec } from '../../domain/list/listCodec.ts'
import type { WholeList } from '../../domain/list/useListPlace.ts'
import { known } from '../../testing/answers.ts'
import { wholeListFixture, type ListParts } from '../../testing/listFixture.ts'
import { tabViewsFixture } from '../../testing/tabViewsFixture.ts'
import { auditFixture, mailsFixture } from './systemFixture.ts'
import type { AuditUse } from './useAudit.ts'
import type { JobsUse } from './useJobs.ts'
import type { MailsUse } from './useMails.ts'

const nothing = (): void => undefined
const nobody = { find: () => Promise.resolve([]), chosen: null }

/** How a list stands that nobody has arranged, with these columns; the last one is when its rows came. */
function untouched(columns: readonly string[]): WholeList['state'] {
  const columnId = columns.at(-1) ?? ''
  return createListCodec({
    filters: [],
    columns,
    hidden: [],
    sorts: [columnId],
    sort: { columnId, direction: 'descending' },
    tabs: ['entry'],
  }).read('')
}

/** The list of jobs; any part of the list can be replaced. */
export const jobsUse = (parts: ListParts<(typeof jobsFixture)[number]> = {}, rows = jobsFixture): JobsUse => ({
  jobs: jobListFixture(rows, {
    list: wholeListFixture(untouched(['work', 'state', 'progress', 'owner', 'created']), rows, parts),
  }),
  ...{ views: tabViewsFixture(), person: nobody, file: { kind: 'idle' }, onExport: nothing },
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
  list: wholeListFixture(untouched(['subject', 'to', 'event', 'state', 'tries', 'sent', 'created']), rows, parts),
  ...{ views: tabViewsFixture(), person: nobody, file: { kind: 'idle' }, onExport: nothing },
  ...{
    resend: nothing,
    sendTest: nothing,
    isSendingTest: false,
    opened: null,
    open: nothing,
    body: { ...known(''), retry: nothing },
  },
})

/** The audit log; any part of the list can be replaced. */
export const auditUse = (parts: ListParts<(typeof auditFixture)[number]> = {}, rows = auditFixture): AuditUse => ({
  list: wholeListFixture(untouched(['action', 'object', 'actor', 'changes', 'at']), rows, parts),
  ...{ views: tabViewsFixture(), file: { kind: 'idle' }, onExport: nothing },
  actions: auditFixture.map(({ action }) => action),
  people: { find: nobody.find, actor: null, object: null },
})
