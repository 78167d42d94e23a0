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
import { JobFault } from '../jobs/jobs.ts'
import { buildPage, planPage } from '../paging.ts'
import { scopeOf, type Scope } from '../scope.ts'
import { applyChange, restore } from './changeWriter.ts'
import { planChange } from './consequences.ts'
import { lockTree } from '../../database/unitTree.ts'
import { isUnitSeen, readUnit } from './detailStore.ts'
import { readHistory } from './historyStore.ts'
import type { MemberRow } from './memberStore.ts'
import { readMyUnits } from './mineStore.ts'
import { setUnitOfNewPeople } from './newPeople.ts'
import { type Asker, type Doer, doerOf, doerOfJob, fault, type ManagementParts, ownerOf } from './parts.ts'
import { readRefusal } from './rules.ts'
import { readTree, type TreeQuestion } from './tree.ts'
import { createUnit, updateUnit, type Written } from './unitWriter.ts'
import type { PoolClient } from 'pg'

/** Units for those who manage them, and for everybody their own. What the caller does not manage is not there for them. */
export interface UnitManagement {
  find(asker: Asker, uuid: string): Promise<UnitDetail | null>
  readTree(asker: Asker, question: TreeQuestion): Promise<UnitTree>
  /** Null where the unit is not there; by name where no sort is given. @throws SomoError BAD_INPUT for a senseless page. */
  listMembers(
    asker: Asker,
    unit: string,
    page: PageInput,
    sort: MemberSort | null,
    filter: MemberFilter,
  ): Promise<UnitMemberPage | null>
  countMembers(asker: Asker, unit: string, cap: number, filter: MemberFilter): Promise<number | null>
  matchPeople(asker: Asker, unit: string, lines: readonly string[]): Promise<MemberMatch[]>
  listHistory(asker: Asker, unit: string, page: PageInput): Promise<AuditPage | null>
  listMine(asker: Asker): Promise<MyUnit[]>
  create(asker: Asker, input: UnitInput, idempotenceKey: string | null): Promise<UnitPayload>
  update(asker: Asker, uuid: string, revision: number, patch: UnitPatch): Promise<UnitPayload>
  plan(asker: Asker, change: UnitChangeInput): Promise<UnitConsequences>
  change(asker: Asker, change: UnitChangeInput, revision: number, expectedPeople: number): Promise<UnitChangePayload>
  restore(asker: Asker, uuid: string, revision: number): Promise<UnitPayload>
  /** Says where people come in for whom nobody names a unit. */
  takeNew(asker: Asker, uuid: string): Promise<UnitPayload>
}

const mostLines = 500
/** To the end, where somebody asks for it. */
const mostCounted = 1_000_000
const longestIdempotenceKey = 200
const byName = { field: 'NAME', direction: 'ASCENDING' } as const satisfies MemberSort
const latestFirst = { field: 'AT', direction: 'DESCENDING' } as const
const valueOf = { NAME: (row: MemberRow) => row.sortName, SINCE: (row: MemberRow) => row.sinceText } as const

const scopeOfAsker = ({ caller }: Asker): Scope => scopeOf(caller)

interface ChangeJob {
  readonly change: UnitChangeInput
  /** What its owner agreed to; a job of a version that did not keep it has none. */
  readonly expectedPeople?: number
}

/** Does a large change: as one step, so that nobody ever sees half of it. */
export const changeUnitWorker: JobWorker<ChangeJob, number> = {
  kind: 'units.change',
  async step({ change, expectedPeople }, _position, { uuid, owner, client }) {
    if (owner === null) throw new JobFault('UNKNOWN')
    const faults = await refuseOrApply(client, doerOfJob(uuid, owner), change, expectedPeople)
    if (faults[0] !== undefined) throw new JobFault(faults[0].code)
    return { position: null, done: 1, total: 1 }
  },
}

async function refuseOrApply(
  client: PoolClient,
  doer: Doer,
  change: UnitChangeInput,
  expectedPeople?: number,
): Promise<UserError[]> {
  await client.query(lockTree)
  const planned = await planChange(client, doer.scope, change)
  if (!('target' in planned)) return planned.consequences.userErrors
  if (expectedPeople !== undefined && planned.consequences.people !== expectedPeople)
    return fault('COUNT_CHANGED', 'expectedPeople')
  await applyChange(client, doer, change, planned)
  return []
}

async function change(
  parts: ManagementParts,
  asker: Asker,
  wanted: UnitChangeInput,
  revision: number,
  expectedPeople: number,
  client: PoolClient,
): Promise<{ job: string | null; userErrors: UserError[] }> {
  await client.query(lockTree)
  const doer = doerOf(asker)
  const planned = await planChange(client, doer.scope, wanted)
  if (planned.unit !== null && planned.unit.revision !== revision)
    return { job: null, userErrors: fault('CHANGED_MEANWHILE') }
  if (!('target' in planned)) return { job: null, userErrors: planned.consequences.userErrors }
  if (planned.consequences.people !== expectedPeople)
    return { job: null, userErrors: fault('COUNT_CHANGED', 'expectedPeople') }
  if (planned.consequences.isLarge) {
    const payload: ChangeJob = { change: wanted, expectedPeople }
    return {
      job: await parts.jobs.start(client, { kind: changeUnitWorker.kind, payload, owner: ownerOf(asker) }),
      userErrors: [],
    }
  }
  await applyChange(client, doer, wanted, planned)
  return { job: null, userErrors: [] }
}

/** Writes in one transaction; what the database refuses comes back as the fault of an entry. */
async function write(
  parts: ManagementParts,
  uuid: string | null,
  work: (client: PoolClient) => Promise<Written>,
): Promise<Written> {
  try {
    return await parts.transact(work)
  } catch (error) {
    const refusal = readRefusal(error)
    if (refusal === null) throw error
    return { uuid, userErrors: [refusal] }
  }
}

function createReading({
  pool,
  members,
}: ManagementParts): Pick<
  UnitManagement,
  'find' | 'readTree' | 'listMembers' | 'countMembers' | 'matchPeople' | 'listHistory' | 'listMine'
> {
  const isSeen = (asker: Asker, unit: string): Promise<boolean> => isUnitSeen(pool, scopeOfAsker(asker), unit)
  return {
    find: (asker, uuid) => readUnit(pool, scopeOfAsker(asker), uuid),
    readTree: (asker, question) => readTree(pool, scopeOfAsker(asker), question),
    async listMembers(asker, unit, page, sort, filter) {
      const plan = planPage(page, sort ?? byName)
      if (!(await isSeen(asker, unit))) return null
      const { rows, hasBehind } = await members.list(pool, plan, { unit, scope: scopeOfAsker(asker), filter })
      return buildPage(plan, rows, hasBehind, valueOf[plan.field])
    },
    async countMembers(asker, unit, cap, filter) {
      if (cap < 1 || cap > mostCounted) throw new SomoError('BAD_INPUT', { argument: 'cap' })
      return (await isSeen(asker, unit)) ? members.count(pool, cap, { unit, scope: scopeOfAsker(asker), filter }) : null
    },
    async matchPeople(asker, unit, lines) {
      if (lines.length > mostLines) throw new SomoError('BAD_INPUT', { argument: 'lines' })
      return (await isSeen(asker, unit)) ? members.match(pool, scopeOfAsker(asker), unit, lines) : []
    },
    async listHistory(asker, unit, page) {
      const plan = planPage(page, latestFirst)
      return (await isSeen(asker, unit)) ? readHistory(pool, plan, unit, scopeOfAsker(asker)) : null
    },
    listMine({ caller }) {
      const isManager = caller.roles.some((role) => role === 'ADMIN' || role === 'EDUCATION_MANAGER')
      return readMyUnits(pool, caller.subject, isManager ? scopeOf(caller) : null)
    },
  }
}

/** The rules about managing units. */
export function createUnitManagement(parts: ManagementParts): UnitManagement {
  const { pool, transact, logos, readJob } = parts
  const show = async (asker: Asker, { uuid, userErrors }: Written): Promise<UnitPayload> => ({
    unit: uuid === null ? null : await readUnit(pool, scopeOfAsker(asker), uuid),
    userErrors,
  })
  return {
    ...createReading(parts),
    async create(asker, input, idempotenceKey) {
      if ((idempotenceKey?.length ?? 0) > longestIdempotenceKey)
        throw new SomoError('BAD_INPUT', { argument: 'idempotenceKey' })
      const key = idempotenceKey === '' ? null : idempotenceKey
      return show(asker, await write(parts, null, (client) => createUnit(client, asker, input, key)))
    },
    update: async (asker, uuid, revision, patch) =>
      show(asker, await write(parts, uuid, (client) => updateUnit(client, logos, asker, uuid, revision, patch))),
    plan: async (asker, wanted) => (await planChange(pool, scopeOfAsker(asker), wanted)).consequences,
    async change(asker, wanted, revision, expectedPeople) {
      const { job, userErrors } = await transact((client) =>
        change(parts, asker, wanted, revision, expectedPeople, client),
      )
      const unit = await readUnit(pool, scopeOfAsker(asker), wanted.unit)
      return { unit, job: job === null ? null : await readJob(job, asker.caller), userErrors }
    },
    restore: async (asker, uuid, revision) =>
      show(
        asker,
        await write(parts, uuid, async (client) => ({
          uuid,
          userErrors: await restore(client, doerOf(asker), uuid, revision),
        })),
      ),
    takeNew: async (asker, uuid) =>
      show(asker, await write(parts, uuid, (client) => setUnitOfNewPeople(client, doerOf(asker), uuid))),
  }
}
