import type { UserError, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { ImportDeps } from '../importDeps.ts'
import type { CallContext } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { lockImport, type ImportRecord } from '../importStore.ts'

/** What came of a step: the import it was about, and the errors for which nothing was done. */
export interface StepResult {
  readonly uuid: string | null
  readonly errors: readonly UserError[]
}

/** Nothing was done. */
export const refuse = (uuid: string | null, code: UserErrorCode, ...path: string[]): StepResult => ({
  uuid,
  errors: [{ code, path }],
})
export const done = (uuid: string): StepResult => ({ uuid, errors: [] })

/** True where the caller may know of an import: it is theirs, or they are an administrator. */
export const isVisible = (record: ImportRecord, { subject, roles }: Pick<CallContext, 'subject' | 'roles'>): boolean =>
  roles.includes('ADMIN') || record.ownerSubject === subject

/** Does something with an import that nobody else changes meanwhile; a foreign one is unknown. */
export function withImport(
  deps: ImportDeps,
  uuid: string,
  call: CallContext,
  work: (client: PoolClient, record: ImportRecord) => Promise<StepResult>,
): Promise<StepResult> {
  if (!isUuid(uuid)) return Promise.resolve(refuse(null, 'UNKNOWN', 'uuid'))
  return deps.transact(async (client) => {
    const record = await lockImport(client, uuid)
    return record === null || !isVisible(record, call) ? refuse(null, 'UNKNOWN', 'uuid') : work(client, record)
  })
}

/** As `withImport`, for steps of the wizard: in one of the states, with nothing at work, and as it was when it was read. */
export function withStep(
  deps: ImportDeps,
  place: { readonly uuid: string; readonly revision: number | null; readonly states: readonly ImportRecord['state'][] },
  call: CallContext,
  work: (client: PoolClient, record: ImportRecord) => Promise<StepResult>,
): Promise<StepResult> {
  return withImport(deps, place.uuid, call, async (client, record) => {
    if (place.revision !== null && record.revision !== place.revision) return refuse(record.uuid, 'CHANGED_MEANWHILE')
    const isOpen = place.states.includes(record.state) && !record.isBusy
    return isOpen ? work(client, record) : refuse(record.uuid, 'WRONG_STATE')
  })
}

/** Puts a job about an import in line. */
export function startJob(
  { jobs }: ImportDeps,
  client: PoolClient,
  kind: string,
  payload: object,
  call: CallContext,
): Promise<string> {
  return jobs.start(client, { kind, payload, owner: call })
}
