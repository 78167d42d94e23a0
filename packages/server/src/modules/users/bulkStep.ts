import type { UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import { writeAudit } from '../audit/auditLog.ts'
import type { JobKind } from '../jobs/jobKinds.ts'
import { JobFault, type Failure, type JobWorker } from '../jobs/jobs.ts'
import { actions, openRun } from './actions.ts'
import { isLastAdministrator } from './administrators.ts'
import type { ActionArgs, ActionRun, BulkAction, Verdict } from './bulkAction.ts'
import { readConcerned, type Concerned } from './concerned.ts'
import type { PeopleParts } from './parts.ts'
import { nameOfPerson } from './personRow.ts'
import { keepReplaced } from './replacedStore.ts'

const perStep = 500

/** What an action does to each of the people that were read. */
export interface Judgement {
  readonly concerned: readonly Concerned[]
  readonly unchanged: number
  readonly refused: readonly { readonly person: Concerned; readonly code: UserErrorCode }[]
}

/** Judges them one by one, and the last administrators together. */
export async function judge(action: BulkAction, people: readonly Concerned[], run: ActionRun): Promise<Judgement> {
  const judged = people.map((person) => ({ person, verdict: action.judge(person, run) }))
  const pick = (wanted: Verdict): Concerned[] =>
    judged.filter(({ verdict }) => verdict === wanted).map(({ person }) => person)
  const refused = judged.flatMap(({ person, verdict }) =>
    typeof verdict === 'string' ? [] : [{ person, code: verdict.refused }],
  )
  const changed = pick('change')
  const administrators = changed.filter(
    (person) => person.roles.includes('ADMIN') && action.endsAdministrator(person, run),
  )
  const isLast =
    administrators.length > 0 &&
    (await isLastAdministrator(
      run.client,
      administrators.map(({ uuid }) => uuid),
    ))
  if (!isLast) return { concerned: changed, unchanged: pick('unchanged').length, refused }
  const saved = administrators.map((person) => ({ person, code: 'LAST_ADMINISTRATOR' as const }))
  const rest = changed.filter((person) => !administrators.includes(person))
  return { concerned: rest, unchanged: pick('unchanged').length, refused: [...refused, ...saved] }
}

/** Does it and writes it down, under `origin`: its job, or the act by which it is taken back. */
export async function perform(
  action: BulkAction,
  concerned: readonly Concerned[],
  run: ActionRun,
  origin: string | null,
): Promise<void> {
  if (concerned.length === 0) return
  await action.apply(concerned, run)
  const writes = action.writes?.(run)
  const entries = concerned.map((person) => ({
    ...{ action: writes?.person ?? action.kind, objectKind: 'user' as const, object: person.uuid, origin },
    ...action.describe?.(person, run),
  }))
  const { unit, args } = run
  const after = { people: concerned.length, ...(args.role ? { role: args.role } : {}), ...writes?.ofUnit }
  const ofUnit =
    writes === undefined || unit === null
      ? []
      : [{ action: writes.unit, objectKind: 'unit' as const, object: unit.uuid, after, origin }]
  await writeAudit(run.client, run.asker, [...entries, ...ofUnit])
}

/** Keeps for a week, as an act of the asker's, whom it concerned and what it puts in place of what each of them has. */
export async function keepAct(
  action: BulkAction,
  concerned: readonly Concerned[],
  run: ActionRun,
  act: string,
): Promise<void> {
  const [before, after] = [{}, { unit: run.unit?.uuid ?? null }]
  const people = concerned.map((person) => ({
    person: person.uuid,
    replaced: action.replaces?.(person, run) ?? { before, after },
  }))
  await keepReplaced(run.client, { act, kind: action.kind, owner: run.asker.subject, people })
}

/** What a job of a bulk action keeps. */
export interface BulkJob {
  readonly args: ActionArgs
  readonly uuids: readonly string[]
  /** The job or act that this one takes back. */
  readonly undoes?: string
}

const jobKinds: Readonly<Record<BulkAction['kind'], JobKind>> = {
  'user.invite': 'users.invite',
  'user.suspend': 'users.suspend',
  'user.reactivate': 'users.reactivate',
  'user.deactivateOn': 'users.deactivateOn',
  'user.setRoles': 'users.setRoles',
  'user.addToUnit': 'users.addToUnit',
  'user.removeFromUnit': 'users.removeFromUnit',
  'user.setUnitRole': 'users.setUnitRole',
  'user.endSessions': 'users.endSessions',
  'user.anonymise': 'users.anonymise',
}

/** What the job of an action is called. */
export const jobKindOf = (action: BulkAction): JobKind => jobKinds[action.kind]

const failureOf = ({ person, code }: Judgement['refused'][number]): Failure => ({
  object: person.uuid,
  name: nameOfPerson(person),
  code,
})

interface NamedRun {
  readonly client: PoolClient
  readonly owner: CallContext
  /** The job that does it, under which it is written down; null where it is done at once. */
  readonly origin: string | null
}

/** Does an action to those who are named, as far as it may be done to them. @throws JobFault where none of it may be. */
export async function doToNamed(
  parts: PeopleParts,
  action: BulkAction,
  job: BulkJob,
  { client, owner, origin }: NamedRun,
): Promise<{ changed: number; failures: Failure[] }> {
  const { args, uuids, undoes } = job
  const replaced = undoes === undefined ? null : ((await action.findReplaced?.(client, undoes, uuids)) ?? null)
  const run = await openRun(action, { parts, client, asker: owner, args, replaced })
  const [faulty] = action.judgeArgs(run)
  if (faulty !== undefined) throw new JobFault(faulty.code)
  // Whoever has just taken somebody out of their unit may put them back, though they see them no more.
  const isAnybody =
    replaced !== null &&
    action === actions.ADD_TO_UNIT &&
    uuids.every((uuid) => replaced.get(uuid)?.place?.isRecent === true)
  const people = await readConcerned(client, owner, uuids, run.unit?.uuid ?? null, true, isAnybody)
  const judgement = await judge(action, people, run)
  const kept = judgement.concerned.filter((person) => Boolean(action.replaces?.(person, run)))
  if (origin !== null && kept.length > 0) await keepAct(action, kept, run, origin)
  await perform(action, judgement.concerned, run, origin)
  // Who is not the owner's to see any more is the same as nobody, and is not done in silence.
  const seen = new Set(people.map(({ uuid }) => uuid))
  const gone = uuids.filter((uuid) => !seen.has(uuid))
  const failures = [
    ...judgement.refused.map(failureOf),
    ...gone.map((object): Failure => ({ object, name: null, code: 'UNKNOWN' })),
  ]
  return { changed: judgement.concerned.length, failures }
}

/** The workers that do to thousands what `doBulk` does to a few. */
export function createBulkWorkers(parts: PeopleParts): JobWorker<BulkJob, number>[] {
  return Object.values(actions).map((action) => ({
    kind: jobKindOf(action),
    async step(job, position, { client, uuid, owner }) {
      if (owner === null) throw new Error('Nobody asked for this.')
      const from = position ?? 0
      const next = Math.min(from + perStep, job.uuids.length)
      const { failures } = await doToNamed(
        parts,
        action,
        { ...job, uuids: job.uuids.slice(from, next) },
        { client, owner, origin: uuid },
      )
      return { position: next < job.uuids.length ? next : null, done: next, total: job.uuids.length, failures }
    },
    again(job, failures) {
      const uuids = failures.flatMap(({ object }) => (object === null ? [] : [object]))
      return uuids.length === 0 ? null : { ...job, uuids }
    },
  }))
}
