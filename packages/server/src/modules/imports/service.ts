import type {
  ImportColumnInput,
  ImportConstantInput,
  ImportCorrection,
  ImportOptionsInput,
  ImportReadingInput,
  ImportUndoPreview,
  UserError,
  UserErrorCode,
} from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { CallContext } from '../../access/callContext.ts'
import { isUuid } from '../../database/uuid.ts'
import type { FileStore } from '../../files/fileStore.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { viewerOf } from '../custom-fields/definitions.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ImportFiles } from '../uploads/service.ts'
import type { PeopleWriter } from '../users/person/peopleWriter.ts'
import { checkRows } from './checking/checkRows.ts'
import { correctCells } from './corrections.ts'
import { brakeOf, confirmationOf } from './brake.ts'
import { customByName, readOffered } from './customFields.ts'
import { constantFields, judgeGiven, planFixed } from './judgeFixed.ts'
import { judgeHomes, judgeMissingUnit, planColumns, planOptions } from './judgePlan.ts'
import { loadRules } from './loadRules.ts'
import { isDateFormat } from './reading/dates.ts'
import { numberFormsOf } from './numberForms.ts'
import { dateFormatOf } from './reading/keptReading.ts'
import { previewUndo } from './running/undoPreview.ts'
import { changeImport, findImport, headersByField, lockImport, type ImportRecord } from './store.ts'

/** What the rules about imports stand on. */
export interface ImportParts {
  readonly transact: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>
  readonly jobs: Jobs
  readonly files: FileStore
  readonly uploads: ImportFiles
  readonly people: PeopleWriter
  /** How many percent of the active people an import may switch off before the brake is on. */
  readonly readBrakeLimit: () => Promise<number>
}

/** What came of a step: the import it was about, and the faults for which nothing was done. */
export interface Outcome {
  readonly uuid: string | null
  readonly faults: readonly UserError[]
}

/** Nothing was done. */
export const refuse = (uuid: string | null, code: UserErrorCode, ...path: string[]): Outcome => ({
  uuid,
  faults: [{ code, path }],
})
export const done = (uuid: string): Outcome => ({ uuid, faults: [] })

/** True where the caller may know of an import: it is theirs, or they are an administrator. */
export const isVisible = (record: ImportRecord, { subject, roles }: Pick<CallContext, 'subject' | 'roles'>): boolean =>
  roles.includes('ADMIN') || record.ownerSubject === subject

/** Does something with an import that nobody else changes meanwhile; a foreign one is unknown. */
function withImport(
  parts: ImportParts,
  uuid: string,
  call: CallContext,
  work: (client: PoolClient, record: ImportRecord) => Promise<Outcome>,
): Promise<Outcome> {
  if (!isUuid(uuid)) return Promise.resolve(refuse(null, 'UNKNOWN', 'uuid'))
  return parts.transact(async (client) => {
    const record = await lockImport(client, uuid)
    return record === null || !isVisible(record, call) ? refuse(null, 'UNKNOWN', 'uuid') : work(client, record)
  })
}

/** As `withImport`, for steps of the wizard: in one of the states, with nothing at work, and as it was when it was read. */
export function withStep(
  parts: ImportParts,
  place: { readonly uuid: string; readonly revision: number | null; readonly states: readonly ImportRecord['state'][] },
  call: CallContext,
  work: (client: PoolClient, record: ImportRecord) => Promise<Outcome>,
): Promise<Outcome> {
  return withImport(parts, place.uuid, call, async (client, record) => {
    if (place.revision !== null && record.revision !== place.revision) return refuse(record.uuid, 'CHANGED_MEANWHILE')
    const isOpen = place.states.includes(record.state) && !record.isBusy
    return isOpen ? work(client, record) : refuse(record.uuid, 'WRONG_STATE')
  })
}

/** Puts a job about an import in line. */
export function startJob(
  { jobs }: ImportParts,
  client: PoolClient,
  kind: string,
  payload: object,
  call: CallContext,
): Promise<string> {
  return jobs.start(client, { kind, payload, owner: call })
}

/** Reads the file anew, with what was chosen instead of what was found out. */
export function readAgain(
  parts: ImportParts,
  call: CallContext,
  uuid: string,
  revision: number,
  reading: ImportReadingInput,
): Promise<Outcome> {
  return withStep(
    parts,
    { uuid, revision, states: ['PARSED', 'MAPPED', 'CHECKED', 'FAILED'] },
    call,
    async (client, record) => {
      if (record.startedAt !== null) return refuse(uuid, 'WRONG_STATE')
      const { dateFormat = null } = reading
      if (dateFormat !== null && !isDateFormat(dateFormat)) return refuse(uuid, 'NOT_OFFERED', 'reading', 'dateFormat')
      const job = await startJob(parts, client, 'import.read', { import: uuid, reading }, call)
      await changeImport(client, uuid, { state: 'UPLOADED', job })
      return done(uuid)
    },
  )
}

/** Says what the columns mean, what is given beside them and what the rules are, and starts the dry run. */
export function check(
  parts: ImportParts,
  call: CallContext,
  uuid: string,
  revision: number,
  input: {
    readonly columns: readonly ImportColumnInput[]
    readonly constants: readonly ImportConstantInput[]
    readonly options: ImportOptionsInput
  },
): Promise<Outcome> {
  return withStep(
    parts,
    { uuid, revision, states: ['PARSED', 'MAPPED', 'CHECKED', 'FAILED'] },
    call,
    async (client, record) => {
      if (record.startedAt !== null || record.mapping === null) return refuse(uuid, 'WRONG_STATE')
      const offered = await readOffered(client, record.kind, viewerOf(call))
      const constants = constantFields(record.kind, input.constants, offered)
      const { mapping, faults } = planColumns(record.kind, record.mapping, input.columns, offered, constants)
      const rules = {
        kind: record.kind,
        custom: customByName(offered),
        dateFormat: dateFormatOf(record.reading),
        numberForms: numberFormsOf(record.reading, mapping),
      }
      const { fixed, given, faults: fixedFaults } = planFixed(rules, input, mapping, offered)
      const said = new Set([...headersByField(mapping).keys(), ...constants])
      const plan = planOptions(record.kind, said, input.options)
      const isEverywhere = call.roles.includes('ADMIN')
      const manager = isEverywhere ? null : record.ownerSubject
      const unitFaults = [
        ...(await judgeMissingUnit(client, plan.options, manager)),
        ...(await judgeHomes(client, record.kind, said, plan.options, manager)),
      ]
      const all = [
        ...faults,
        ...fixedFaults,
        ...(await judgeGiven(client, record, mapping, manager, given)),
        ...plan.faults,
        ...unitFaults,
      ]
      if (all.length > 0) return { uuid, faults: all }
      const job = await startJob(parts, client, 'import.check', { import: uuid }, call)
      await changeImport(client, uuid, {
        state: 'MAPPED',
        job,
        mapping,
        fixed,
        options: plan.options,
        isEverywhere,
        isBrakeReleased: false,
      })
      return done(uuid)
    },
  )
}

/** Puts other values in cells of rows with errors and checks these anew, with those that hang together with others. */
export function correctRows(
  parts: ImportParts,
  call: CallContext,
  uuid: string,
  revision: number,
  corrections: readonly ImportCorrection[],
): Promise<Outcome> {
  return withStep(parts, { uuid, revision, states: ['CHECKED'] }, call, async (client, record) => {
    const rules = await loadRules(client, record, parts.people)
    if (rules === null) return refuse(uuid, 'WRONG_STATE')
    const { faults, numbers } = await correctCells(client, record, corrections)
    if (faults.length > 0) return { uuid, faults }
    await checkRows(client, rules, numbers)
    // Other people may be concerned now, so a release counts no longer.
    await changeImport(client, uuid, { isBrakeReleased: false })
    return done(uuid)
  })
}

/** Lets the deactivations pass in spite of the brake. */
export function releaseBrake(parts: ImportParts, call: CallContext, uuid: string, revision: number): Promise<Outcome> {
  return withStep(parts, { uuid, revision, states: ['CHECKED'] }, call, async (client, record) => {
    if (brakeOf(record, await parts.readBrakeLimit())?.isOn !== true) return refuse(uuid, 'NOTHING_TO_DO')
    await changeImport(client, uuid, { isBrakeReleased: true })
    await writeAudit(client, call, [
      { action: 'import.releaseBrake', objectKind: 'import', object: uuid, after: { people: record.deactivated } },
    ])
    return done(uuid)
  })
}

/** Does what the dry run told, or what is left of it: brake and confirmation are asked for once, before the first row. */
export function run(
  parts: ImportParts,
  call: CallContext,
  uuid: string,
  revision: number,
  confirmation: string | null,
): Promise<Outcome> {
  return withStep(
    parts,
    { uuid, revision, states: ['CHECKED', 'CANCELLED', 'FAILED'] },
    call,
    async (client, record) => {
      if (record.state !== 'CHECKED' && !record.canResume) return refuse(uuid, 'WRONG_STATE')
      // A dry run of an administrator's may reach further than whoever else owns the import.
      if (record.isEverywhere && !call.roles.includes('ADMIN')) return refuse(uuid, 'OUT_OF_SCOPE')
      const wanted = confirmationOf(record)
      if (!record.canResume) {
        if (record.created + record.updated + record.restored + record.deactivated === 0)
          return refuse(uuid, 'NOTHING_TO_DO')
        if (brakeOf(record, await parts.readBrakeLimit())?.isOn === true) return refuse(uuid, 'BRAKE')
        if (wanted !== null && confirmation?.trim() !== wanted) return refuse(uuid, 'NOT_CONFIRMED', 'confirmation')
      }
      const job = await startJob(parts, client, 'import.run', { import: uuid }, call)
      await changeImport(client, uuid, { state: 'RUNNING', job, isStarting: !record.canResume })
      return done(uuid)
    },
  )
}

/** Ends the job at work before its next step. */
export function cancel(parts: ImportParts, call: CallContext, uuid: string): Promise<Outcome> {
  return withImport(parts, uuid, call, async (client, record) => {
    const { rowCount } = await client.query(
      `update job set is_cancel_asked = true, state = case when state = 'QUEUED' then 'CANCELLED' else state end,
         ended_at = case when state = 'QUEUED' then now() end
       where uuid = $1 and state in ('QUEUED', 'RUNNING')`,
      [record.job],
    )
    return rowCount === 1 ? done(uuid) : refuse(uuid, 'WRONG_STATE')
  })
}

/** What undoing would put back and what it would leave; null where the caller cannot undo it. */
export async function previewUndoOf(
  parts: ImportParts,
  call: CallContext,
  uuid: string,
): Promise<ImportUndoPreview | null> {
  return parts.transact(async (client) => {
    const record = await findImport(client, uuid)
    if (record === null || !isVisible(record, call) || record.undoUntil === null || record.isBusy) return null
    const manager = record.isEverywhere ? null : (record.ownerSubject ?? '')
    const context = {
      import: uuid,
      kind: record.kind,
      client,
      people: parts.people,
      manager,
      actor: call,
      headerOf: headersByField(record.mapping),
    }
    return previewUndo(context, call.roles.includes('ADMIN') ? null : call.subject)
  })
}

const endStatement = `update import_job set ended_at = coalesce(ended_at, now()), state = $2, created = $3, updated = $4,
  deactivated = $5, restored = $6 where uuid = $1`

/** Takes back what was done, but not what somebody changed since. */
export function undo(parts: ImportParts, call: CallContext, uuid: string): Promise<Outcome> {
  return withImport(parts, uuid, call, async (client, record) => {
    if (record.undoUntil === null || record.isBusy) return refuse(uuid, 'WRONG_STATE')
    if (record.isEverywhere && !call.roles.includes('ADMIN')) return refuse(uuid, 'OUT_OF_SCOPE')
    const job = await startJob(parts, client, 'import.undo', { import: uuid }, call)
    // A run that was stopped has ended for good: what it would still have done is not done any more.
    const { state, created, updated, deactivated, restored } = record
    await client.query(endStatement, [uuid, state, created, updated, deactivated, restored])
    await changeImport(client, uuid, { job, isUndoing: true })
    return done(uuid)
  })
}

/** Throws an import away that has not run, with its file. */
export async function discard(parts: ImportParts, call: CallContext, uuid: string): Promise<Outcome> {
  let file: string | null = null
  const outcome = await withImport(parts, uuid, call, async (client, record) => {
    if (record.startedAt !== null || record.isBusy) return refuse(uuid, 'WRONG_STATE')
    await client.query('delete from import_job where uuid = $1', [uuid])
    await writeAudit(client, call, [{ action: 'import.discard', objectKind: 'import', object: uuid }])
    file = record.file
    return done(uuid)
  })
  // A try that was cut short may have found a file that the one that counts left alone.
  if (file !== null && outcome.faults.length === 0) await parts.uploads.release([file])
  return outcome
}
