import { linesError } from '@somo/graphql/personText'
import type { BulkPayload, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import { scopeOf } from '../../scope.ts'
import type { CallContext } from '../../../access/callContext.ts'
import { isUuid } from '../../../database/uuid.ts'
import { writeAudit, type AuditEntry } from '../../audit/auditLog.ts'
import { holdTree } from '../../../database/unitTree.ts'
import { readUnit } from '../tree/unitDetailStore.ts'
import { notifyApplicants } from './joinMails.ts'
import { lockOpenRequests } from './joinStore.ts'
import { addPeople, summarise } from '../members/membershipWriter.ts'
import { type UnitDeps, mostAtOnce } from '../unitDeps.ts'
import { userError } from '../../userError.ts'

/** What is answered to people who ask to join a unit. */
export interface Decision {
  readonly requests: readonly string[]
  readonly isApproved: boolean
  /** What the people are told; whoever is declined is told something. */
  readonly reason: string
}

const longestReason = 500

function checkReason(reason: string, isApproved: boolean): UserError[] {
  if (reason === '') return isApproved ? [] : [userError('REQUIRED', 'reason')]
  const code = linesError(reason, longestReason)
  return code === null ? [] : [userError(code, 'reason')]
}

// Of whoever is let in the membership has settled the request by now; who did it and why is still missing.
const settle = `update join_request set state = $2, reason = nullif($3, ''), decided_at = now(),
  decided_by = (select uuid from person where subject = $4) where uuid = any($1::uuid[])`

const nothing = (userErrors: UserError[]): BulkPayload => ({ changed: 0, job: null, userErrors })

/** Answers requests to one unit; those that are open no more are left as they are. */
export async function decide(
  deps: UnitDeps,
  call: CallContext,
  unitUuid: string,
  { requests, isApproved, reason: typed }: Decision,
  client: PoolClient,
): Promise<BulkPayload> {
  await client.query(holdTree)
  const unit = await readUnit(client, scopeOf(call), unitUuid)
  if (unit === null) return nothing([userError('UNKNOWN', 'unit')])
  if (unit.isArchived) return nothing([userError('WRONG_STATE', 'unit')])
  if (requests.length > mostAtOnce) return nothing([userError('TOO_MANY', 'requests')])
  const reason = typed.trim()
  const errors = checkReason(reason, isApproved)
  if (errors.length > 0) return nothing(errors)
  const open = await lockOpenRequests(client, unit.uuid, requests.filter(isUuid))
  if (open.length === 0) return nothing([])
  const people = open.map(({ person }) => person)
  if (isApproved) await addPeople(client, call, { unit: unit.uuid, role: 'MEMBER', until: null }, people, 'SELF')
  await client.query(settle, [open.map(({ uuid }) => uuid), isApproved ? 'APPROVED' : 'DECLINED', reason, call.subject])
  // The reason stands in the request, which goes with its person; what is written down here never goes.
  const declined = people.map((person): AuditEntry => ({
    action: 'membership.decline',
    objectKind: 'user',
    object: person,
    after: { unit: unit.uuid },
  }))
  await writeAudit(client, call, [
    ...(isApproved ? [] : declined),
    ...summarise(isApproved ? 'unit.requests.approve' : 'unit.requests.decline', unit.uuid, open.length, {}, call),
  ])
  await notifyApplicants(deps, client, { open, unitName: unit.name, isApproved, reason })
  return { changed: open.length, job: null, userErrors: [] }
}
