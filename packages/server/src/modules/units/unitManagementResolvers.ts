import type { ExportFormat, JobPayload } from '@somo/graphql/schema'
import type { Resolvers } from '@somo/graphql/resolvers'
import { callOf, type RequestCall } from '../../access/callContext.ts'
import { type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { ComingExportArgs } from './members/comingExport.ts'
import type { ComingMemberships } from './members/comingMemberships.ts'
import type { Joining } from './joining/joining.ts'
import type { UnitManagement } from './unitManagement.ts'
import type { MemberExportArgs } from './members/memberExport.ts'
import type { Memberships } from './members/memberships.ts'
import type { RollForward } from './rollForward/rollForward.ts'

/** The services behind the management of units. */
export interface UnitServices {
  readonly units: UnitManagement
  readonly memberships: Memberships
  readonly coming: ComingMemberships
  readonly rollForward: RollForward
  readonly joining: Joining
  /** Puts a file of the tree in line. */
  readonly exportUnits: (call: RequestCall, under: string | null, format: ExportFormat) => Promise<JobPayload>
  /** Puts a file of the members of a unit in line. */
  readonly exportMembers: (call: RequestCall, args: MemberExportArgs) => Promise<JobPayload>
  /** Puts a file of who comes into a unit in line. */
  readonly exportComing: (call: RequestCall, args: ComingExportArgs) => Promise<JobPayload>
}

function createQueries({ units, joining, coming }: UnitServices): Resolvers<RequestContext> {
  return {
    UnitQueries: {
      unit: (_, { uuid }, context) => units.find(callOf(context), uuid),
      tree: (_, { under, search, withArchived }, context) =>
        units.readTree(callOf(context), { under: under ?? null, search: search ?? null, withArchived }),
      members: (_, { unit, page, sort, filter }, context) =>
        units.listMembers(callOf(context), unit, page, sort ?? null, filter ?? {}),
      memberCount: (_, { unit, cap, filter }, context) => units.countMembers(callOf(context), unit, cap, filter ?? {}),
      comingMembers: (_, { unit, page, search }, context) => coming.list(callOf(context), unit, page, search ?? null),
      consequences: (_, { change }, context) => units.plan(callOf(context), change),
      history: (_, { unit, page }, context) => units.listHistory(callOf(context), unit, page),
      mine: (_, __, context) => units.listMine(callOf(context)),
      matchPeople: (_, { unit, lines }, context) => units.matchPeople(callOf(context), unit, lines),
      joinable: (_, { page, search }, context) => joining.listJoinable(callOf(context), page, search ?? null),
      joinRequestsOfMine: (_, __, context) => joining.listOwn(callOf(context)),
      joinRequests: (_, { unit, page }, context) => joining.listRequests(callOf(context), unit, page),
    },
  }
}

/** Translates `unit { … }` and the questions of those who manage units into calls of the services. */
export function createUnitManagementResolvers(services: UnitServices): Resolvers<RequestContext> {
  const { units, memberships, coming, rollForward, joining } = services
  return {
    Mutation: { unit: () => openNamespace() },
    ...createQueries(services),
    UnitMutations: {
      createUnit: (_, { input, idempotenceKey }, context) =>
        units.create(callOf(context), input, idempotenceKey ?? null),
      updateUnit: (_, { uuid, revision, patch }, context) => units.update(callOf(context), uuid, revision, patch),
      changeUnit: (_, { change, revision, expectedPeople }, context) =>
        units.change(callOf(context), change, revision, expectedPeople),
      restoreUnit: (_, { uuid, revision }, context) => units.restore(callOf(context), uuid, revision),
      updateMembership: (_, { uuid, revision, patch }, context) =>
        memberships.update(callOf(context), uuid, revision, patch),
      updateComingMembership: (_, { uuid, revision, patch }, context) =>
        coming.update(callOf(context), uuid, revision, patch),
      takeBackComingMembership: (_, { uuid, revision }, context) => coming.takeBack(callOf(context), uuid, revision),
      rollForward: (_, { input, dryRun }, context) => rollForward.roll(callOf(context), input, dryRun),
      undoRollForward: (_, { undo }, context) => rollForward.undo(callOf(context), undo),
      setUnitOfNewPeople: (_, { unit }, context) => units.takeNew(callOf(context), unit),
      exportUnits: (_, { under, format }, context) => services.exportUnits(callOf(context), under ?? null, format),
      exportMembers: (_, { filter, selection, sort, ...args }, context) =>
        services.exportMembers(callOf(context), {
          ...args,
          filter: filter ?? {},
          selection: selection ?? null,
          sort: sort ?? null,
        }),
      exportComingMembers: (_, { unit, search, format }, context) =>
        services.exportComing(callOf(context), { unit, search: search?.trim() ?? '', format }),
      joinUnit: (_, { unit }, context) => joining.join(callOf(context), unit),
      withdrawJoinRequest: (_, { request }, context) => joining.withdraw(callOf(context), request),
      leaveUnit: (_, { unit }, context) => joining.leave(callOf(context), unit),
      decideJoinRequests: (_, { unit, requests, isApproved, reason }, context) =>
        joining.decide(callOf(context), unit, { requests, isApproved, reason: reason ?? '' }),
      setDefaultUnit: (_, { unit }, context) => memberships.setDefault(callOf(context), unit),
    },
  }
}
