import { unasked } from '../../../testing/answers.ts'
import { listFixture } from '../../../testing/listFixture.ts'
import type { JobListUse, ListedJob } from './useJobList.ts'

const job = (uuid: string, change: Partial<ListedJob>): ListedJob => ({
  uuid,
  kind: 'import.run',
  state: 'DONE',
  done: 5000,
  total: 5000,
  failed: 0,
  owner: 'Grace Nyambura',
  createdAt: '2026-11-24T07:12:00.000Z',
  startedAt: '2026-11-24T07:13:00.000Z',
  endedAt: '2026-11-24T07:21:00.000Z',
  error: null,
  fileUrl: null,
  fileName: null,
  isFileWithdrawn: false,
  import: null,
  canCancel: false,
  canRetry: false,
  ...change,
})

const atWork = { endedAt: null } as const
const inLine = { startedAt: null, endedAt: null } as const

/** Jobs in every state. */
export const jobsFixture: readonly ListedJob[] = [
  job('j1', { state: 'RUNNING', done: 1840, total: 5000, ...atWork, canCancel: true, import: 'i1' }),
  job('j2', { kind: 'mail.send', state: 'QUEUED', ...inLine, done: 0, total: null, owner: null, canCancel: true }),
  job('j3', { failed: 40, done: 4960, canRetry: true, owner: 'Lukas Brandt', import: 'i2' }),
  job('j4', { kind: 'audit.export', done: 214, total: 214, fileUrl: '/api/files/x', fileName: 'audit-2026-11-24.csv' }),
  job('j5', { kind: 'users.suspend', state: 'FAILED', done: 12, total: 120, error: 'INTERNAL', canRetry: true }),
]

/** The jobs of one person in every state. */
export const ownJobsFixture: readonly ListedJob[] = [
  job('o1', { kind: 'users.export', state: 'QUEUED', ...inLine, done: 0, total: null, canCancel: true }),
  job('o2', { state: 'RUNNING', done: 1840, ...atWork, canCancel: true, import: 'i1' }),
  job('o3', {
    kind: 'users.export',
    done: 128,
    total: 128,
    fileUrl: '/api/files/x',
    fileName: 'people-2026-11-24.csv',
  }),
  job('o4', { kind: 'units.addMembers', done: 96, total: 101, failed: 5, canRetry: true }),
  job('o5', { kind: 'users.suspend', state: 'FAILED', done: 12, total: 120, error: 'INTERNAL', canRetry: true }),
  job('o6', { kind: 'import.check', state: 'CANCELLED', done: 300, total: 5000, import: 'i2' }),
]

const nothing = (): void => undefined

/** A list of jobs that nothing is done with; any part can be replaced. A job that is given as opened is looked at. */
export const jobListFixture = (items: readonly ListedJob[], parts: Partial<JobListUse> = {}): JobListUse => ({
  list: listFixture(items),
  cancel: nothing,
  retry: nothing,
  save: nothing,
  opened: null,
  isOpen: (parts.opened ?? null) !== null,
  open: nothing,
  close: nothing,
  failures: unasked,
  retryFailures: nothing,
  ...parts,
})
