import type {
  ActivateAssignmentPayload,
  Assignment,
  AssignmentPayload,
  AuditPage,
  Job,
  PageInput,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import type { AuditService } from '../audit/auditService.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { latestFirst } from '../list/keysetPage.ts'
import { planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import { findAssignment, isWhollyInScope, readAudience, readTargets, type AssignmentRow } from './assignmentStore.ts'
import { changeAssignment, type ChangeAssignment } from './editing/changeAssignment.ts'
import type { Created } from './editing/createAssignment.ts'
import { findGaps } from './gaps.ts'
import { activateAssignment } from './life.ts'
import type { Target } from '../target.ts'

/** What the rules need. */
export interface AssignmentDeps {
  readonly pool: Pool
  readonly transact: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>
  readonly jobs: Pick<Jobs, 'start'>
  readonly listAudit: AuditService['list']
  readonly findJob: (uuid: string, caller: Caller) => Promise<Job | null>
}

/** Assignments as those see and change them who manage their owner units. */
export interface AssignmentService {
  find(caller: Caller, uuid: string): Promise<Assignment | null>
  /** A draft without gaps; null for anything else. */
  findReady(caller: Caller, uuid: string): Promise<AssignmentRow | null>
  /** What was changed about it; null for one that the caller does not manage. */
  history(caller: Caller, uuid: string, page: PageInput): Promise<AuditPage | null>
  create(work: (client: PoolClient) => Promise<Created>, caller: Caller): Promise<AssignmentPayload>
  change(
    call: RequestCall,
    target: Target,
    states: readonly AssignmentRow['state'][],
    work: ChangeAssignment,
  ): Promise<AssignmentPayload>
  activate(call: RequestCall, target: Target & { readonly digest: string }): Promise<ActivateAssignmentPayload>
}

/** Makes the service. */
export function createAssignmentService({
  pool,
  transact,
  jobs,
  listAudit,
  findJob,
}: AssignmentDeps): AssignmentService {
  const find = async (caller: Caller, uuid: string): Promise<Assignment | null> => {
    const scope = scopeOf(caller)
    const row = await findAssignment(pool, scope, uuid)
    if (row === null) return null
    const named = { targets: await readTargets(pool, uuid), ...(await readAudience(pool, uuid, scope)) }
    return { ...row, ...named, mayChange: await isWhollyInScope(pool, scope, row), gaps: findGaps(row, named) }
  }
  const answer = async (caller: Caller, uuid: string, job: string | null) => ({
    assignment: await find(caller, uuid),
    job: job === null ? null : await findJob(job, caller),
  })
  return {
    find,
    async findReady(caller, uuid) {
      const found = await find(caller, uuid)
      return found?.state === 'DRAFT' && found.gaps.length === 0 ? found : null
    },
    async history(caller, uuid, page) {
      planPage(page, latestFirst('AT'))
      const found = await findAssignment(pool, scopeOf(caller), uuid)
      return found === null ? null : listAudit(page, { object: uuid }, null)
    },
    async create(work, caller) {
      const { uuid, userErrors } = await transact(work)
      return { assignment: uuid === null ? null : await find(caller, uuid), userErrors: [...userErrors] }
    },
    async change(call, target, states, work) {
      const { userErrors, job } = await transact((client) => changeAssignment(client, call, target, states, work))
      return { ...(await answer(call, target.uuid, job)), userErrors: [...userErrors] }
    },
    async activate(call, target) {
      const { uuid, job, check, userErrors } = await transact((client) =>
        activateAssignment(client, call, jobs, target),
      )
      return { ...(await answer(call, uuid, job)), check, userErrors }
    },
  }
}
