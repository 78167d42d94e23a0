import { linesError } from '@somo/graphql/personText'
import type {
  IssuedCertificate,
  IssuedCertificateFilter,
  IssuedCertificatePage,
  IssuedCertificatePayload,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import type { RequestCall } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import type { ModuleDeps } from '../../module.ts'
import type { PagePlan } from '../../paging.ts'
import { scopeOf } from '../../scope.ts'
import { checkAddressOf } from '../checkCode.ts'
import { notifyIssued } from '../notifyIssued.ts'
import * as store from './issuedStore.ts'
import { reissue, reissuedEntry } from './reissue.ts'
import { userError } from '../../userError.ts'
import type { Target } from '../../target.ts'

/** Certificates that were issued here. */
export interface IssuedService {
  list(
    caller: Caller,
    plan: PagePlan<'ISSUED'>,
    filter: Partial<IssuedCertificateFilter>,
  ): Promise<IssuedCertificatePage>
  count(caller: Caller, filter: Partial<IssuedCertificateFilter>, cap: number): Promise<number>
  revoke(call: RequestCall, target: Target, reason: string): Promise<IssuedCertificatePayload>
  reissue(call: RequestCall, target: Target): Promise<IssuedCertificatePayload>
}

export interface IssuedDeps extends Pick<ModuleDeps, 'transact'> {
  readonly pool: Pool
  readonly origin: string
}

const longestReason = 300

interface Done {
  readonly uuid: string
  readonly userErrors: UserError[]
}

/** Makes the service. */
export function createIssuedService({ pool, transact, origin }: IssuedDeps): IssuedService {
  const toCertificate = (row: store.IssuedRow): IssuedCertificate => ({
    ...row,
    checkAddress: checkAddressOf(origin, row.code),
  })
  const change = async (
    { uuid, revision }: Target,
    work: (client: PoolClient, row: store.IssuedRow) => Promise<Done>,
  ): Promise<IssuedCertificatePayload> => {
    if (!isUuid(uuid)) return { certificate: null, userErrors: [userError('UNKNOWN', 'uuid')] }
    const done = await transact(async (client) => {
      const row = await store.findIssued(client, uuid, true)
      if (row === null) return { uuid, userErrors: [userError('UNKNOWN', 'uuid')] }
      if (row.revision !== revision) return { uuid, userErrors: [userError('CHANGED_MEANWHILE')] }
      if (row.state === 'REVOKED' || row.state === 'SUPERSEDED')
        return { uuid, userErrors: [userError('WRONG_STATE', 'uuid')] }
      return work(client, row)
    })
    const row = await store.findIssued(pool, done.uuid)
    return { certificate: row === null ? null : toCertificate(row), userErrors: done.userErrors }
  }
  return {
    async list(caller, plan, filter) {
      const { items, pageInfo } = await store.listIssued(pool, plan, { scope: scopeOf(caller), filter })
      return { items: items.map(toCertificate), pageInfo }
    },
    count: (caller, filter, cap) => store.countIssued(pool, cap, { scope: scopeOf(caller), filter }),
    revoke: (call, target, given) =>
      change(target, async (client, { uuid, number }) => {
        const reason = given.trim().normalize('NFC')
        const code = reason === '' ? 'REQUIRED' : linesError(reason, longestReason)
        if (code !== null) return { uuid, userErrors: [userError(code, 'reason')] }
        await store.revoke(client, uuid, reason, call.subject)
        await writeAudit(client, call, [
          { action: 'certificate.revoke', objectKind: 'certificate', object: uuid, after: { number, reason } },
        ])
        return { uuid, userErrors: [] }
      }),
    reissue: (call, target) =>
      change(target, async (client, { uuid, isNameOutdated }) => {
        if (!isNameOutdated) return { uuid, userErrors: [userError('NOTHING_TO_DO')] }
        const [next] = await reissue(client, [uuid], false)
        if (next === undefined) return { uuid, userErrors: [userError('UNKNOWN', 'uuid')] }
        await notifyIssued(client, [next.uuid])
        await writeAudit(client, call, [reissuedEntry(next)])
        return { uuid: next.uuid, userErrors: [] }
      }),
  }
}
