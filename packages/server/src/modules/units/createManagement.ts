import { inTransaction } from '../../database/transaction.ts'
import type { Database } from '../../database/connect.ts'
import type { IdentityGateway } from '../../access/identityGateway.ts'
import type { AnyWorker, Jobs } from '../jobs/jobs.ts'
import type { PrivateFiles } from '../private-files/privateFiles.ts'
import type { LogoFiles } from '../uploads/service.ts'
import { beginMembershipsWorker } from './beginMemberships.ts'
import { createComingExport, startComingExport } from './comingExport.ts'
import { createComingMemberships } from './comingMemberships.ts'
import { createJoining } from './joining.ts'
import type { ManagementServices } from './managementResolvers.ts'
import { changeUnitWorker, createUnitManagement } from './managementService.ts'
import { createMemberStore } from './memberStore.ts'
import { createMemberExport, startMemberExport } from './memberExport.ts'
import { createMemberships } from './memberships.ts'
import type { ManagementParts } from './parts.ts'
import { outsideFields } from './people.ts'
import { createRollForward } from './rollForward.ts'
import { createTreeExport, startTreeExport } from './treeExport.ts'

/** What the management of units is made from. */
export interface ManagementGround {
  readonly database: Database
  readonly gateway: Pick<IdentityGateway, 'source'>
  readonly logos: LogoFiles
  readonly jobs: Jobs
  readonly readJob: ManagementParts['readJob']
  readonly outbox: ManagementParts['outbox']
  readonly origin: string
}

/** The services of the management of units. */
export function createManagement({ database, gateway, logos, ...rest }: ManagementGround): ManagementServices {
  const parts: ManagementParts = {
    pool: database.pool,
    transact: (work) => inTransaction(database.pool, work),
    members: createMemberStore(gateway.source === 'OUTSIDE' ? outsideFields : []),
    logos,
    ...rest,
  }
  return {
    units: createUnitManagement(parts),
    memberships: createMemberships(parts),
    coming: createComingMemberships(parts),
    years: createRollForward(parts),
    joining: createJoining(parts),
    exportUnits: (call, under, format) => startTreeExport(parts, call, under, format),
    exportMembers: (call, args) => startMemberExport(parts, call, args),
    exportComing: (call, args) => startComingExport(parts, call, args),
  }
}

/** Who does the jobs of units. */
// A job's payload was written by `start` of the same kind, so each worker gets its own.
export const createUnitWorkers = (files: Pick<PrivateFiles, 'keep'>) =>
  [
    ...[changeUnitWorker, beginMembershipsWorker, createTreeExport(files)],
    ...[createMemberExport(files, createMemberStore([])), createComingExport(files)],
  ] as unknown as readonly AnyWorker[]
