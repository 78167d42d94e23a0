import type { BulkPayload, MembershipPatch, MembershipPayload, UnitRole, UserError, UserSelection } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { isUuid } from '../../database/uuid.ts'
import { writeAudit } from '../audit/auditLog.ts'
import type { JobWorker } from '../jobs/jobs.ts'
import { readUnit } from './detailStore.ts'
import { addPeople, judgePlace, type Place, readAuthority, removePeople } from './membershipWriter.ts'
import { type Asker, type Doer, doerOf, doerOfJob, fault, type ManagementParts, mostAtOnce, ownerOf } from './parts.ts'

/** People in units, changed by those who manage them. */
export interface Memberships {
  add(asker: Asker, unit: string, selection: UserSelection, role: UnitRole, until: string | null): Promise<BulkPayload>
  update(asker: Asker, uuid: string, revision: number, patch: MembershipPatch): Promise<MembershipPayload>
  remove(asker: Asker, unit: string, memberships: readonly string[]): Promise<BulkPayload>
  /** Makes one of the caller's own units their default one. */
  setDefault(asker: Asker, unit: string): Promise<BulkPayload>
}

interface AddPayload extends Place {
  readonly people: readonly string[]
}

const stepSize = 200

/** Adds many people, some at a time: the job of `addMembers`. */
export const addMembersWorker: JobWorker<AddPayload, number> = {
  kind: 'units.addMembers',
  async step({ people, ...place }, position, { uuid, owner, client }) {
    const from = position ?? 0
    const next = Math.min(from + stepSize, people.length)
    if (owner !== null) await addPeople(client, doerOfJob(uuid, owner), place, people.slice(from, next))
    return { position: next < people.length ? next : null, done: next, total: people.length }
  },
}

interface Bulk {
  readonly changed: number
  readonly job: string | null
  readonly userErrors: UserError[]
}

const nothing = (userErrors: UserError[]): Bulk => ({ changed: 0, job: null, userErrors })

async function add(parts: ManagementParts, asker: Asker, place: Place, selection: UserSelection, client: PoolClient): Promise<Bulk> {
  const doer = doerOf(asker)
  const unit = await readUnit(client, doer.scope, place.unit)
  if (unit === null) return nothing(fault('UNKNOWN', 'unit'))
  if (unit.isArchived) return nothing(fault('WRONG_STATE', 'unit'))
  const faults = await judgePlace(client, place)
  if (faults.length > 0) return nothing(faults)
  if (place.role !== 'MEMBER' && !(await readAuthority(client, doer.scope, unit.uuid)).mayAppoint) return nothing(fault('OUT_OF_SCOPE', 'role'))
  const selected = await parts.selectPeople(client, doer.scope, selection)
  if ('userErrors' in selected) return nothing(selected.userErrors)
  const { people } = selected
  if (people.length <= mostAtOnce) return { ...nothing([]), changed: await addPeople(client, doer, place, people) }
  const job = await parts.jobs.start(client, { kind: addMembersWorker.kind, payload: { ...place, people }, owner: ownerOf(asker) })
  return { ...nothing([]), job }
}

interface Membership {
  readonly unit: string
  readonly person: string
  readonly role: UnitRole
  readonly until: string | null
  readonly revision: number
  readonly isOwn: boolean
}

const findOne = `select m.unit, m.person, m.role, m.until::text, m.revision, p.subject is not distinct from $2 as "isOwn"
  from unit_membership m join person p on p.uuid = m.person where m.uuid = $1 for update of m`

const updateOne = `update unit_membership set role = $2, until = $3::date, revision = revision + 1, updated_at = now() where uuid = $1`

async function judgeRole(client: PoolClient, { scope }: Doer, before: Membership, role: UnitRole): Promise<UserError[]> {
  if (scope.manager === null || (before.role === 'MEMBER' && role === 'MEMBER')) return []
  const { mayAppoint, mayReplace } = await readAuthority(client, scope, before.unit)
  // Nobody prolongs or raises their own place; a deputy appoints nobody.
  const isFree = !before.isOwn && (before.role === 'MANAGER' ? mayReplace : mayAppoint)
  return isFree ? [] : fault('OUT_OF_SCOPE', 'role')
}

async function update(asker: Asker, uuid: string, revision: number, patch: MembershipPatch, client: PoolClient): Promise<UserError[]> {
  const doer = doerOf(asker)
  const { rows } = await client.query<Membership>(findOne, [uuid, asker.caller.subject])
  const [before] = rows
  if (before === undefined || (await readUnit(client, doer.scope, before.unit)) === null) return fault('UNKNOWN')
  if (before.revision !== revision) return fault('CHANGED_MEANWHILE')
  const role = patch.role ?? before.role
  const until = patch.until === undefined ? before.until : patch.until
  if (role === before.role && until === before.until) return []
  const faults = await judgePlace(client, { unit: before.unit, role, until })
  if (faults.length > 0) return faults
  const refusals = await judgeRole(client, doer, before, role)
  if (refusals.length > 0) return refusals
  await client.query(updateOne, [uuid, role, until])
  const [was, is] = [{ role: before.role, until: before.until }, { role, until }]
  await writeAudit(client, doer.actor, [
    { action: 'membership.update', objectKind: 'user', object: before.person, before: was, after: { unit: before.unit, ...is } },
    { action: 'unit.members.update', objectKind: 'unit', object: before.unit, before: was, after: is },
  ])
  return []
}

const findMany = `select m.uuid, m.person, m.role, p.subject is not distinct from $3 as "isOwn",
    exists (select from unit u where u.uuid = m.unit and u.is_general) and not exists (
      select from unit_membership o where o.person = m.person and o.unit <> m.unit) as "isLast"
  from unit_membership m join person p on p.uuid = m.person where m.unit = $1 and m.uuid = any($2::uuid[]) order by m.uuid for update of m`

interface Removable extends Membership {
  readonly uuid: string
  readonly isLast: boolean
}

async function remove(asker: Asker, unitUuid: string, memberships: readonly string[], client: PoolClient): Promise<Bulk> {
  const doer = doerOf(asker)
  const unit = await readUnit(client, doer.scope, unitUuid)
  if (unit === null) return nothing(fault('UNKNOWN', 'unit'))
  const { rows } = await client.query<Removable>(findMany, [unit.uuid, memberships.filter(isUuid), asker.caller.subject])
  const { mayAppoint, mayReplace } = await readAuthority(client, doer.scope, unit.uuid)
  const isFree = ({ role, isOwn }: Removable): boolean =>
    role === 'MEMBER' || (role === 'MANAGER' ? mayReplace : mayAppoint) || (doer.scope.manager !== null && isOwn)
  const userErrors = rows.flatMap((row) => {
    const code = !isFree(row) ? 'OUT_OF_SCOPE' : row.isLast ? 'GENERAL_UNIT' : null
    return code === null ? [] : [{ code, path: ['memberships', String(memberships.indexOf(row.uuid))] } as const]
  })
  const gone = rows.filter((row) => isFree(row) && !row.isLast)
  await removePeople(client, doer, unit, gone)
  return { changed: gone.length, job: null, userErrors: userErrors.map(({ code, path }) => ({ code, path: [...path] })) }
}

const findOwn = `select m.uuid, m.person, m.is_default as "isDefault", u.archived_at is not null as "isArchived"
  from person p join unit_membership m on m.person = p.uuid join unit u on u.uuid = m.unit
  where p.subject = $1 and m.unit = $2 for update of m`

interface Own {
  readonly uuid: string
  readonly person: string
  readonly isDefault: boolean
  readonly isArchived: boolean
}

async function setDefault({ caller, requestId }: Asker, unit: string, client: PoolClient): Promise<Bulk> {
  const { rows } = isUuid(unit) ? await client.query<Own>(findOwn, [caller.subject, unit]) : { rows: [] }
  const [own] = rows
  if (own === undefined) return nothing(fault('UNKNOWN', 'unit'))
  if (own.isArchived) return nothing(fault('WRONG_STATE', 'unit'))
  if (own.isDefault) return nothing([])
  const touch = 'revision = revision + 1, updated_at = now()'
  await client.query(`update unit_membership set is_default = false, ${touch} where person = $1 and is_default`, [own.person])
  await client.query(`update unit_membership set is_default = true, ${touch} where uuid = $1`, [own.uuid])
  await writeAudit(client, { subject: caller.subject, requestId }, [
    { action: 'membership.default', objectKind: 'user', object: own.person, after: { unit } },
  ])
  return { changed: 1, job: null, userErrors: [] }
}

/** The rules about people in units over the database. */
export function createMemberships(parts: ManagementParts): Memberships {
  const { pool, transact, members, readJob } = parts
  const answer = async ({ caller }: Asker, { changed, job, userErrors }: Bulk): Promise<BulkPayload> => ({
    changed, userErrors, job: job === null ? null : await readJob(job, caller),
  })
  return {
    add: async (asker, unit, selection, role, until) =>
      answer(asker, await transact((client) => add(parts, asker, { unit, role, until }, selection, client))),
    async update(asker, uuid, revision, patch) {
      if (!isUuid(uuid)) return { member: null, userErrors: fault('UNKNOWN') }
      const userErrors = await transact((client) => update(asker, uuid, revision, patch, client))
      const isUnknown = userErrors.some(({ code }) => code === 'UNKNOWN')
      return { member: isUnknown ? null : await members.find(pool, doerOf(asker).scope, uuid), userErrors }
    },
    remove: async (asker, unit, memberships) => answer(asker, await transact((client) => remove(asker, unit, memberships, client))),
    setDefault: async (asker, unit) => answer(asker, await transact((client) => setDefault(asker, unit, client))),
  }
}
