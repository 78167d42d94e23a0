import type { ExportFormat, JobPayload } from '@somo/graphql/schema'
import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { ComingExportArgs } from './comingExport.ts'
import type { ComingMemberships } from './comingMemberships.ts'
import type { Joining } from './joining.ts'
import type { UnitManagement } from './managementService.ts'
import type { MemberExportArgs } from './memberExport.ts'
import type { Memberships } from './memberships.ts'
import type { Asker } from './parts.ts'
import type { RollForward } from './rollForward.ts'

/** The services behind the management of units. */
export interface ManagementServices {
  readonly units: UnitManagement
  readonly memberships: Memberships
  readonly coming: ComingMemberships
  readonly years: RollForward
  readonly joining: Joining
  /** Puts a file of the tree in line. */
  readonly exportUnits: (asker: Asker, under: string | null, format: ExportFormat) => Promise<JobPayload>
  /** Puts a file of the members of a unit in line. */
  readonly exportMembers: (asker: Asker, args: MemberExportArgs) => Promise<JobPayload>
  /** Puts a file of who comes into a unit in line. */
  readonly exportComing: (asker: Asker, args: ComingExportArgs) => Promise<JobPayload>
}

const askerOf = (context: RequestContext): Asker => ({ caller: requireCaller(context), requestId: context.requestId })

function createQueries({ units, joining, coming }: ManagementServices): Resolvers<RequestContext> {
  return {
    UnitQueries: {
      unit: (_, { uuid }, context) => units.find(askerOf(context), uuid),
      tree: (_, { under, search, withArchived }, context) =>
        units.readTree(askerOf(context), { under: under ?? null, search: search ?? null, withArchived }),
      members: (_, { unit, page, sort, filter }, context) =>
        units.listMembers(askerOf(context), unit, page, sort ?? null, filter ?? {}),
      memberCount: (_, { unit, cap, filter }, context) => units.countMembers(askerOf(context), unit, cap, filter ?? {}),
      comingMembers: (_, { unit, page, search }, context) => coming.list(askerOf(context), unit, page, search ?? null),
      consequences: (_, { change }, context) => units.plan(askerOf(context), change),
      history: (_, { unit, page }, context) => units.listHistory(askerOf(context), unit, page),
      mine: (_, __, context) => units.listMine(askerOf(context)),
      matchPeople: (_, { unit, lines }, context) => units.matchPeople(askerOf(context), unit, lines),
      joinable: (_, { page, search }, context) => joining.listJoinable(askerOf(context), page, search ?? null),
      joinRequestsOfMine: (_, __, context) => joining.listOwn(askerOf(context)),
      joinRequests: (_, { unit, page }, context) => joining.listRequests(askerOf(context), unit, page),
    },
  }
}

/** Translates `unit { … }` and the questions of those who manage units into calls of the services. */
export function createUnitManagementResolvers(services: ManagementServices): Resolvers<RequestContext> {
  const { units, memberships, coming, years, joining } = services
  return {
    Mutation: { unit: () => openNamespace() },
    ...createQueries(services),
    UnitMutations: {
      createUnit: (_, { input, idempotenceKey }, context) =>
        units.create(askerOf(context), input, idempotenceKey ?? null),
      updateUnit: (_, { uuid, revision, patch }, context) => units.update(askerOf(context), uuid, revision, patch),
      changeUnit: (_, { change, revision, expectedPeople }, context) =>
        units.change(askerOf(context), change, revision, expectedPeople),
      restoreUnit: (_, { uuid, revision }, context) => units.restore(askerOf(context), uuid, revision),
      updateMembership: (_, { uuid, revision, patch }, context) =>
        memberships.update(askerOf(context), uuid, revision, patch),
      updateComingMembership: (_, { uuid, revision, patch }, context) =>
        coming.update(askerOf(context), uuid, revision, patch),
      takeBackComingMembership: (_, { uuid, revision }, context) => coming.takeBack(askerOf(context), uuid, revision),
      rollForward: (_, { input, dryRun }, context) => years.roll(askerOf(context), input, dryRun),
      undoRollForward: (_, { undo }, context) => years.undo(askerOf(context), undo),
      setUnitOfNewPeople: (_, { unit }, context) => units.takeNew(askerOf(context), unit),
      exportUnits: (_, { under, format }, context) => services.exportUnits(askerOf(context), under ?? null, format),
      exportMembers: (_, { filter, selection, sort, ...args }, context) =>
        services.exportMembers(askerOf(context), {
          ...args,
          filter: filter ?? {},
          selection: selection ?? null,
          sort: sort ?? null,
        }),
      exportComingMembers: (_, { unit, search, format }, context) =>
        services.exportComing(askerOf(context), { unit, search: search?.trim() ?? '', format }),
      joinUnit: (_, { unit }, context) => joining.join(askerOf(context), unit),
      withdrawJoinRequest: (_, { request }, context) => joining.withdraw(askerOf(context), request),
      leaveUnit: (_, { unit }, context) => joining.leave(askerOf(context), unit),
      decideJoinRequests: (_, { unit, requests, isApproved, reason }, context) =>
        joining.decide(askerOf(context), unit, { requests, isApproved, reason: reason ?? '' }),
      setDefaultUnit: (_, { unit }, context) => memberships.setDefault(askerOf(context), unit),
    },
  }
}
