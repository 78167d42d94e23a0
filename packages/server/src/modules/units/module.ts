import type { AnyWorker } from '../jobs/jobs.ts'
import type { ModuleDeps, ServerDeps, ServerModule } from '../module.ts'
import { createUnitProvider } from '../search/providers.ts'
import { cleanUnits } from './cleanUnits.ts'
import { createJoining } from './joining/joining.ts'
import { createUnitResolvers } from './list/unitListResolvers.ts'
import { createUnitService, type UnitService } from './list/unitListService.ts'
import { createUnitStore } from './list/unitListStore.ts'
import { beginMembershipsWorker } from './members/beginMemberships.ts'
import { createComingExport, startComingExport } from './members/comingExport.ts'
import { createComingMemberships } from './members/comingMemberships.ts'
import { createMemberExport, startMemberExport } from './members/memberExport.ts'
import { createMemberships } from './members/memberships.ts'
import { createMemberStore } from './members/memberStore.ts'
import { outsideFields } from './memberSql.ts'
import { createRollForward } from './rollForward/rollForward.ts'
import { createTreeExport, startTreeExport } from './tree/treeExport.ts'
import type { UnitDeps } from './unitDeps.ts'
import { changeUnitWorker, createUnitManagement } from './unitManagement.ts'
import { createUnitManagementResolvers, type UnitServices } from './unitManagementResolvers.ts'

/** The list of units, which other modules read too. */
export const createUnits = ({ database }: Pick<ServerDeps, 'database'>): UnitService =>
  createUnitService(createUnitStore(database))

/** Units, the parts of the organisation: list, tree, changes, members, joining, roll forward. */
export const createModule = (deps: ModuleDeps): ServerModule => ({
  resolvers: [createUnitResolvers(deps.units), createUnitManagementResolvers(createServices(deps))],
  workers: createWorkers(deps),
  search: createUnitProvider(deps.units),
  clean: () => cleanUnits(deps.database),
})

function createServices(given: ModuleDeps): UnitServices {
  const { database, identity, uploads, jobs, jobService, outbox, config, transact } = given
  const deps: UnitDeps = {
    pool: database.pool,
    transact,
    logos: uploads.logos,
    jobs,
    outbox,
    origin: config.publicUrl.origin,
    members: createMemberStore(identity.gateway.source === 'OUTSIDE' ? outsideFields : []),
    findJob: jobService.find,
  }
  return {
    units: createUnitManagement(deps),
    memberships: createMemberships(deps),
    coming: createComingMemberships(deps),
    rollForward: createRollForward(deps),
    joining: createJoining(deps),
    exportUnits: (call, under, format) => startTreeExport(deps, call, under, format),
    exportMembers: (call, args) => startMemberExport(deps, call, args),
    exportComing: (call, args) => startComingExport(deps, call, args),
  }
}

// A job's payload was written by `start` of the same kind, so each worker gets its own.
const createWorkers = ({ privateFiles }: ModuleDeps): readonly AnyWorker[] => [
  changeUnitWorker,
  beginMembershipsWorker,
  createTreeExport(privateFiles),
  createMemberExport(privateFiles, createMemberStore([])),
  createComingExport(privateFiles),
]
