import { cleanName, linesError } from '@somo/graphql/personText'
import type {
  CertificateDecisionPayload,
  ExternalCertificateInput,
  OwnCertificatePayload,
  SubmittedCertificatePage,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import type { RequestCall } from '../../../access/callContext.ts'
import { SomoError } from '../../../access/somoError.ts'
import { createUuid, isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import type { ModuleDeps } from '../../module.ts'
import type { PagePlan } from '../../paging.ts'
import { line } from '../../profile/rules.ts'
import { scopeOf } from '../../scope.ts'
import type { CertificateUploads } from '../../uploads/uploadedFiles.ts'
import type { OwnService } from '../own/ownService.ts'
import * as store from './externalStore.ts'
import { userError } from '../../userError.ts'
import type { Target } from '../../target.ts'

/** Certificates of other organisations. */
export interface ExternalService {
  listSubmitted(caller: Caller, plan: PagePlan<'SUBMITTED'>): Promise<SubmittedCertificatePage>
  countSubmitted(caller: Caller, cap: number): Promise<number>
  add(call: RequestCall, input: ExternalCertificateInput): Promise<OwnCertificatePayload>
  remove(call: RequestCall, target: Target): Promise<CertificateDecisionPayload>
  decide(
    call: RequestCall,
    target: Target,
    isConfirmed: boolean,
    reason: string | null,
  ): Promise<CertificateDecisionPayload>
}

export interface ExternalDeps extends Pick<ModuleDeps, 'transact'> {
  readonly pool: Pool
  readonly uploads: CertificateUploads
  readonly own: Pick<OwnService, 'find'>
}

const longestText = 160
const longestReason = 300

/** Makes the service. */
export function createExternalService({ pool, transact, uploads, own }: ExternalDeps): ExternalService {
  return {
    listSubmitted: (caller, plan) => store.listSubmitted(pool, plan, scopeOf(caller), caller.subject),
    countSubmitted: (caller, cap) => store.countSubmitted(pool, cap, scopeOf(caller), caller.subject),
    async add(call, input) {
      const { values, errors } = readInput(input)
      if (errors.length > 0) return { certificate: null, userErrors: errors }
      const uuid = await transact(async (client) => {
        const person = await personOf(client, call.subject)
        const taken = await uploads.take(client, input.upload, call.subject)
        if (taken === null) return null
        const made = createUuid()
        const [ending, mediaType] = taken.isPdf ? ['pdf', 'application/pdf'] : ['webp', 'image/webp']
        const fileName = `${taken.name.replace(/\.\w{1,5}$/, '') || 'certificate'}.${ending}`
        await store.insertExternal(client, { ...values, uuid: made, person, file: taken.file, fileName, mediaType })
        return made
      })
      if (uuid === null) return { certificate: null, userErrors: [userError('UNKNOWN', 'upload')] }
      return { certificate: await own.find(call, uuid), userErrors: [] }
    },
    remove: (call, { uuid, revision }) =>
      answer(uuid, () =>
        transact(async (client) => {
          const row = await store.findExternal(client, uuid, call.subject, null)
          if (row === null || !row.isOwn) return [userError('UNKNOWN', 'uuid')]
          if (row.revision !== revision) return [userError('CHANGED_MEANWHILE')]
          await client.query('delete from external_certificate where uuid = $1', [uuid])
          await uploads.release(client, [row.file])
          return []
        }),
      ),
    decide: (call, { uuid, revision }, isConfirmed, given) =>
      answer(uuid, () =>
        transact(async (client) => {
          const row = await store.findExternal(client, uuid, call.subject, scopeOf(call))
          if (row === null || !row.isInScope) return [userError('UNKNOWN', 'uuid')]
          if (row.isOwn) return [userError('SELF', 'uuid')]
          // An answer that got lost is asked for again.
          if (row.state === (isConfirmed ? 'CONFIRMED' : 'REJECTED')) return []
          if (row.revision !== revision) return [userError('CHANGED_MEANWHILE')]
          if (row.state !== 'SUBMITTED') return [userError('WRONG_STATE', 'uuid')]
          return decide(client, call, row, isConfirmed, (given ?? '').trim().normalize('NFC'))
        }),
      ),
  }
}

async function answer(uuid: string, work: () => Promise<UserError[]>): Promise<CertificateDecisionPayload> {
  return { userErrors: isUuid(uuid) ? await work() : [userError('UNKNOWN', 'uuid')] }
}

async function decide(
  client: PoolClient,
  call: RequestCall,
  { uuid, person, title }: store.ExternalRow,
  isConfirmed: boolean,
  reason: string,
): Promise<UserError[]> {
  const code = reason === '' ? (isConfirmed ? null : 'REQUIRED') : linesError(reason, longestReason)
  if (code !== null) return [userError(code, 'reason')]
  await store.decideExternal(client, uuid, {
    isConfirmed,
    reason: reason === '' ? null : reason,
    subject: call.subject,
  })
  const action = isConfirmed ? 'certificate.confirm' : 'certificate.reject'
  await writeAudit(client, call, [{ action, objectKind: 'user', object: person, after: { title } }])
  return []
}

async function personOf(client: PoolClient, subject: string): Promise<string> {
  const { rows } = await client.query<{ uuid: string }>('select uuid from person where subject = $1', [subject])
  if (rows[0] === undefined) throw new SomoError('NOT_FOUND')
  return rows[0].uuid
}

function readInput({ title, issuer, issuedOn, validUntil = null }: ExternalCertificateInput) {
  const errors: UserError[] = []
  const required = (field: 'title' | 'issuer', text: string): string => {
    const value = cleanName(text)
    const code = value === '' ? 'REQUIRED' : line(longestText)(value)
    if (code !== null) errors.push(userError(code, field))
    return value
  }
  const values = { title: required('title', title), issuer: required('issuer', issuer), issuedOn, validUntil }
  if (validUntil !== null && validUntil < issuedOn) errors.push(userError('WRONG_ORDER', 'validUntil'))
  return { values, errors }
}
