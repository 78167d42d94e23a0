import type {
  Job,
  JobFailure,
  JobFilter,
  JobPage,
  JobPayload,
  JobSchedule,
  JobSort,
  PageInput,
  UserErrorCode,
} from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import { isUuid } from '../../database/uuid.ts'
import { SomoError } from '../../access/somoError.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { readFileLocale } from '../tables/fileNames.ts'
import type { ListWish } from '../tables/listExport.ts'
import { planPage } from '../paging.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import { latestFirst } from '../list/keysetPage.ts'
import { checkCap } from '../units/list/unitListService.ts'
import type { JobEngine } from './createJobs.ts'
import { jobExportKind } from './exportJobs.ts'
import { hasLostRole } from './ownerRoles.ts'
import type { JobChoice, JobRow, JobStore } from './store.ts'

/** What people see and ask of jobs. Everybody has their own, administrators all. */
export interface JobService {
  /** Null where there is none, or it is somebody else's. */
  find(uuid: string, caller: Caller): Promise<Job | null>
  /** @throws SomoError BAD_INPUT for a senseless page. */
  listMine(page: PageInput, filter: JobFilter | null, caller: Caller, sort: JobSort | null): Promise<JobPage>
  list(page: PageInput, filter: JobFilter | null, caller: Caller, sort: JobSort | null): Promise<JobPage>
  /** How many of everybody's match, counted to `cap`. @throws SomoError BAD_INPUT unless it is 1 to 10000. */
  count(cap: number, filter: JobFilter | null): Promise<number>
  /** Starts the export of everybody's and answers its job; that it was asked for is written down. */
  startExport(wish: ListWish<JobFilter>, call: RequestCall): Promise<JobPayload>
  failures(uuid: string, caller: Caller): Promise<JobFailure[] | null>
  schedules(): Promise<JobSchedule[]>
  cancel(uuid: string, caller: Caller): Promise<JobPayload>
  retry(uuid: string, caller: Caller): Promise<JobPayload>
}

/** What the rules stand on. */
export interface JobDeps {
  readonly store: JobStore
  readonly engine: JobEngine
  readonly files: Pick<PrivateFiles, 'addressOf'>
  readonly transact: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>
}

/** The rules about jobs. */
export function createJobService(deps: JobDeps): JobService {
  const { store, engine } = deps
  const list = async (page: PageInput, choice: JobChoice, caller: Caller, sort: JobSort | null): Promise<JobPage> => {
    check(choice)
    const { items, pageInfo } = await store.list(planPage(page, sort ?? latestFirst('CREATED')), choice)
    return { items: items.map((row) => show(deps, row, caller)), pageInfo }
  }
  return {
    async find(uuid, caller) {
      const row = await findFor(deps, uuid, caller)
      return row === null ? null : show(deps, row, caller)
    },
    listMine: (page, filter, caller, sort) => list(page, { ...filter, ownerSubject: caller.subject }, caller, sort),
    list: (page, filter, caller, sort) => list(page, filter ?? {}, caller, sort),
    async count(cap, filter) {
      check(filter)
      return store.count(filter ?? {}, checkCap(cap))
    },
    startExport: (wish, call) => startExport(deps, wish, call),
    failures: async (uuid, caller) => ((await findFor(deps, uuid, caller)) === null ? null : store.failures(uuid)),
    async schedules() {
      const planned = engine.workers.flatMap(({ kind, cron }) => (cron === undefined ? [] : [{ kind, cron }]))
      const kinds = planned.map(({ kind }) => kind)
      const [runs, looks] = await Promise.all([store.lastRuns(kinds), store.lastLooks(kinds)])
      return planned.map(({ kind, cron }) => {
        const last = runs.find((run) => run.kind === kind)
        const lastLookAt = looks.find((look) => look.kind === kind)?.at ?? null
        return { kind, cron, lastRunAt: last?.at ?? null, lastState: last?.state ?? null, lastLookAt }
      })
    },
    cancel: (uuid, caller) => cancel(deps, uuid, caller),
    retry: (uuid, caller) => retry(deps, uuid, caller),
  }
}

function check(filter: JobFilter | null): void {
  const owner = filter?.owner ?? null
  if (owner !== null && !isUuid(owner)) throw new SomoError('BAD_INPUT', { argument: 'filter.owner' })
}

async function startExport(deps: JobDeps, wish: ListWish<JobFilter>, call: RequestCall): Promise<JobPayload> {
  check(wish.filter)
  const uuid = await deps.transact(async (client) => {
    const payload: ListWish<JobFilter> = { ...wish, locale: await readFileLocale(client, call.subject, wish.locale) }
    const job = await deps.engine.start(client, { kind: jobExportKind, payload, owner: call })
    await writeAudit(client, call, [{ action: 'job.export', objectKind: 'job', object: job }])
    return job
  })
  const row = await findFor(deps, uuid, call)
  return { job: row === null ? null : show(deps, row, call), userErrors: [] }
}

async function findFor({ store }: JobDeps, uuid: string, { subject, roles }: Caller): Promise<JobRow | null> {
  const row = isUuid(uuid) ? await store.find(uuid) : null
  return row !== null && (row.ownerSubject === subject || roles.includes('ADMIN')) ? row : null
}

function show({ engine, files }: JobDeps, row: JobRow, caller: Caller): Job {
  const { ownerSubject, isCancelRequested, isOvertaken, file, ...facts } = row
  const isOwn = ownerSubject === caller.subject
  const isOpen = row.state === 'QUEUED' || row.state === 'RUNNING'
  const canDoAgain = row.state === 'DONE' && row.failed > 0 && engine.workerOf(row.kind)?.again !== undefined
  return {
    ...facts,
    isOwn,
    fileUrl: isOwn && file !== null ? files.addressOf(file) : null,
    canCancel: isOpen && !isCancelRequested,
    canRetry: !isOvertaken && (row.state === 'FAILED' || canDoAgain),
  }
}

const refuse = (code: UserErrorCode): JobPayload => ({ job: null, userErrors: [{ code, path: [] }] })

async function cancel(deps: JobDeps, uuid: string, caller: Caller): Promise<JobPayload> {
  if ((await findFor(deps, uuid, caller)) === null) return refuse('UNKNOWN')
  const isRequested = await deps.transact((client) => deps.store.askToCancel(client, uuid))
  const row = await findFor(deps, uuid, caller)
  const job = row === null ? null : show(deps, row, caller)
  return { job, userErrors: isRequested ? [] : [{ code: 'WRONG_STATE', path: [] }] }
}

async function retry(deps: JobDeps, uuid: string, caller: Caller): Promise<JobPayload> {
  if ((await findFor(deps, uuid, caller)) === null) return refuse('UNKNOWN')
  const error = await deps.transact((client) => beginAgain(deps, client, uuid, caller))
  const row = await findFor(deps, uuid, caller)
  const job = row === null ? null : show(deps, row, caller)
  return { job, userErrors: error === null ? [] : [{ code: error, path: [] }] }
}

/** A job that stopped goes on where it stood; of one that ended with failures those alone are done again. Answers what speaks against it. */
async function beginAgain(
  { store, engine }: JobDeps,
  client: PoolClient,
  uuid: string,
  caller: Caller,
): Promise<UserErrorCode | null> {
  const row = await store.lock(client, uuid)
  if (row === null || row.isOvertaken) return 'WRONG_STATE'
  const { payload, owner } = row.envelope
  if (owner !== null && hasLostRole(owner.roles, owner.subject === caller.subject ? caller.roles : row.ownerRoles))
    return 'OUT_OF_SCOPE'
  if (row.state === 'FAILED') await store.requeue(client, uuid, null)
  else {
    const rest =
      row.state === 'DONE' && row.failed > 0
        ? engine.workerOf(row.kind)?.again?.(payload, await store.allFailures(uuid))
        : null
    if (rest === null || rest === undefined) return 'WRONG_STATE'
    await store.requeue(client, uuid, { payload: rest, owner })
  }
  await engine.deliver(client, uuid)
  return null
}
