import type {
  AuditPage,
  MemberFilter,
  MemberMatch,
  MemberSort,
  MyUnit,
  PageInput,
  UnitChangeInput,
  UnitChangePayload,
  UnitConsequences,
  UnitDetail,
  UnitInput,
  UnitMemberPage,
  UnitPatch,
  UnitPayload,
  UnitTree,
  UserError,
} from '@somo/graphql/schema'
import { SomoError } from '../../access/somoError.ts'
import type { JobWorker } from '../jobs/jobs.ts'
import { JobError } from '../jobs/jobs.ts'
import { buildPage, planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { applyChange, restore } from './changes/applyChange.ts'
import { planChange } from './changes/planChange.ts'
import { lockTree } from '../../database/unitTree.ts'
import { isUnitSeen, readUnit } from './tree/unitDetailStore.ts'
import { readHistory } from './tree/unitHistoryStore.ts'
import type { MemberRow } from './members/memberStore.ts'
import { readMyUnits } from './tree/myUnitsStore.ts'
import { setUnitOfNewPeople } from './changes/newPeopleUnit.ts'
import { type UnitDeps } from './unitDeps.ts'
import { readRefusal } from './changes/unitRules.ts'
import { readTree, type TreeQuestion } from './tree/unitTree.ts'
import { createUnit, updateUnit, type Written } from './changes/unitWriter.ts'
import type { PoolClient } from 'pg'
import type { CallContext, RequestCall } from '../../access/callContext.ts'
import { userError } from '../userError.ts'

/** Units for those who manage them, and for everybody their own. What the caller does not manage is not there for them. */
export interface UnitManagement {
  find(call: CallContext, uuid: string): Promise<UnitDetail | null>
  readTree(call: CallContext, question: TreeQuestion): Promise<UnitTree>
  /** Null where the unit is not there; by name where no sort is given. @throws SomoError BAD_INPUT for a senseless page. */
  listMembers(
    call: CallContext,
    unit: string,
    page: PageInput,
    sort: MemberSort | null,
    filter: MemberFilter,
  ): Promise<UnitMemberPage | null>
  countMembers(call: CallContext, unit: string, cap: number, filter: MemberFilter): Promise<number | null>
  matchPeople(call: CallContext, unit: string, lines: readonly string[]): Promise<MemberMatch[]>
  listHistory(call: CallContext, unit: string, page: PageInput): Promise<AuditPage | null>
  listMine(call: CallContext): Promise<MyUnit[]>
  create(call: CallContext, input: UnitInput, idempotenceKey: string | null): Promise<UnitPayload>
  update(call: CallContext, uuid: string, revision: number, patch: UnitPatch): Promise<UnitPayload>
  plan(call: CallContext, change: UnitChangeInput): Promise<UnitConsequences>
  change(
    call: RequestCall,
    change: UnitChangeInput,
    revision: number,
    expectedPeople: number,
  ): Promise<UnitChangePayload>
  restore(call: CallContext, uuid: string, revision: number): Promise<UnitPayload>
  /** Says where people come in for whom nobody names a unit. */
  takeNew(call: CallContext, uuid: string): Promise<UnitPayload>
}

const mostLines = 500
/** To the end, where somebody asks for it. */
const mostCounted = 1_000_000
const longestIdempotenceKey = 200
const byName = { field: 'NAME', direction: 'ASCENDING' } as const satisfies MemberSort
const latestFirst = { field: 'AT', direction: 'DESCENDING' } as const
const valueOf = { NAME: (row: MemberRow) => row.sortName, SINCE: (row: MemberRow) => row.sinceText } as const

interface ChangeJob {
  readonly change: UnitChangeInput
  /** What its owner agreed to; a job of a version that did not keep it has none. */
  readonly expectedPeople?: number
}

/** Does a large change: as one step, so that nobody ever sees half of it. */
export const changeUnitWorker: JobWorker<ChangeJob, number> = {
  kind: 'units.change',
  async step({ change, expectedPeople }, _position, { uuid, owner, client }) {
    if (owner === null) throw new JobError('UNKNOWN')
    const errors = await refuseOrApply(client, { ...owner, job: uuid }, change, expectedPeople)
    if (errors[0] !== undefined) throw new JobError(errors[0].code)
    return { position: null, done: 1, total: 1 }
  },
}

async function refuseOrApply(
  client: PoolClient,
  call: CallContext,
  change: UnitChangeInput,
  expectedPeople?: number,
): Promise<UserError[]> {
  await client.query(lockTree)
  const planned = await planChange(client, scopeOf(call), change)
  if (!('target' in planned)) return planned.consequences.userErrors
  if (expectedPeople !== undefined && planned.consequences.people !== expectedPeople)
    return [userError('COUNT_CHANGED', 'expectedPeople')]
  await applyChange(client, call, change, planned)
  return []
}

async function change(
  deps: UnitDeps,
  call: CallContext,
  wanted: UnitChangeInput,
  revision: number,
  expectedPeople: number,
  client: PoolClient,
): Promise<{ job: string | null; userErrors: UserError[] }> {
  await client.query(lockTree)
  const planned = await planChange(client, scopeOf(call), wanted)
  if (planned.unit !== null && planned.unit.revision !== revision)
    return { job: null, userErrors: [userError('CHANGED_MEANWHILE')] }
  if (!('target' in planned)) return { job: null, userErrors: planned.consequences.userErrors }
  if (planned.consequences.people !== expectedPeople)
    return { job: null, userErrors: [userError('COUNT_CHANGED', 'expectedPeople')] }
  if (planned.consequences.isLarge) {
    const payload: ChangeJob = { change: wanted, expectedPeople }
    return {
      job: await deps.jobs.start(client, { kind: changeUnitWorker.kind, payload, owner: call }),
      userErrors: [],
    }
  }
  await applyChange(client, call, wanted, planned)
  return { job: null, userErrors: [] }
}

/** Writes in one transaction; what the database refuses comes back as the error of an entry. */
async function write(
  deps: UnitDeps,
  uuid: string | null,
  work: (client: PoolClient) => Promise<Written>,
): Promise<Written> {
  try {
    return await deps.transact(work)
  } catch (error) {
    const refusal = readRefusal(error)
    if (refusal === null) throw error
    return { uuid, userErrors: [refusal] }
  }
}

function createReading({
  pool,
  members,
}: UnitDeps): Pick<
  UnitManagement,
  'find' | 'readTree' | 'listMembers' | 'countMembers' | 'matchPeople' | 'listHistory' | 'listMine'
> {
  const isSeen = (call: CallContext, unit: string): Promise<boolean> => isUnitSeen(pool, scopeOf(call), unit)
  return {
    find: (call, uuid) => readUnit(pool, scopeOf(call), uuid),
    readTree: (call, question) => readTree(pool, scopeOf(call), question),
    async listMembers(call, unit, page, sort, filter) {
      const plan = planPage(page, sort ?? byName)
      if (!(await isSeen(call, unit))) return null
      const { rows, hasBehind } = await members.list(pool, plan, { unit, scope: scopeOf(call), filter })
      return buildPage(plan, rows, hasBehind, valueOf[plan.field])
    },
    async countMembers(call, unit, cap, filter) {
      if (cap < 1 || cap > mostCounted) throw new SomoError('BAD_INPUT', { argument: 'cap' })
      return (await isSeen(call, unit)) ? members.count(pool, cap, { unit, scope: scopeOf(call), filter }) : null
    },
    async matchPeople(call, unit, lines) {
      if (lines.length > mostLines) throw new SomoError('BAD_INPUT', { argument: 'lines' })
      return (await isSeen(call, unit)) ? members.match(pool, scopeOf(call), unit, lines) : []
    },
    async listHistory(call, unit, page) {
      const plan = planPage(page, latestFirst)
      return (await isSeen(call, unit)) ? readHistory(pool, plan, unit, scopeOf(call)) : null
    },
    listMine(call) {
      const isManager = call.roles.some((role) => role === 'ADMIN' || role === 'EDUCATION_MANAGER')
      return readMyUnits(pool, call.subject, isManager ? scopeOf(call) : null)
    },
  }
}

/** The rules about managing units. */
export function createUnitManagement(deps: UnitDeps): UnitManagement {
  const { pool, transact, logos, findJob } = deps
  const show = async (call: CallContext, { uuid, userErrors }: Written): Promise<UnitPayload> => ({
    unit: uuid === null ? null : await readUnit(pool, scopeOf(call), uuid),
    userErrors,
  })
  return {
    ...createReading(deps),
    async create(call, input, idempotenceKey) {
      if ((idempotenceKey?.length ?? 0) > longestIdempotenceKey)
        throw new SomoError('BAD_INPUT', { argument: 'idempotenceKey' })
      const key = idempotenceKey === '' ? null : idempotenceKey
      return show(call, await write(deps, null, (client) => createUnit(client, call, input, key)))
    },
    update: async (call, uuid, revision, patch) =>
      show(call, await write(deps, uuid, (client) => updateUnit(client, logos, call, uuid, revision, patch))),
    plan: async (call, wanted) => (await planChange(pool, scopeOf(call), wanted)).consequences,
    async change(call, wanted, revision, expectedPeople) {
      const { job, userErrors } = await transact((client) =>
        change(deps, call, wanted, revision, expectedPeople, client),
      )
      const unit = await readUnit(pool, scopeOf(call), wanted.unit)
      return { unit, job: job === null ? null : await findJob(job, call), userErrors }
    },
    restore: async (call, uuid, revision) =>
      show(
        call,
        await write(deps, uuid, async (client) => ({
          uuid,
          userErrors: await restore(client, call, uuid, revision),
        })),
      ),
    takeNew: async (call, uuid) =>
      show(call, await write(deps, uuid, (client) => setUnitOfNewPeople(client, call, uuid))),
  }
}
