import type { Resolvers } from '@somo/graphql/resolvers'
import type { ImportFilter } from '@somo/graphql/schema'
import { callOf } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { ImportService } from './importService.ts'
import type { ImportChoice } from './list/listConditions.ts'

/** Translates these fields into calls of the service. */
export function createImportResolvers(service: ImportService): Resolvers<RequestContext> {
  return {
    Query: { imports: () => openNamespace() },
    Mutation: { import: () => openNamespace() },
    ImportQueries: createQueries(service),
    ImportMutations: {
      createImport: (_, { upload, kind, idempotenceKey = null }, context) =>
        service.create(callOf(context), upload, kind, idempotenceKey),
      readAgain: (_, { uuid, revision, reading }, context) =>
        service.readAgain(callOf(context), uuid, revision, reading),
      check: (_, { uuid, revision, columns, constants, options }, context) =>
        service.check(callOf(context), uuid, revision, { columns, constants: constants ?? [], options }),
      correctRows: (_, { uuid, revision, corrections }, context) =>
        service.correctRows(callOf(context), uuid, revision, corrections),
      releaseBrake: (_, { uuid, revision }, context) => service.releaseBrake(callOf(context), uuid, revision),
      run: (_, { uuid, revision, confirmation = null }, context) =>
        service.run(callOf(context), uuid, revision, confirmation),
      cancel: (_, { uuid }, context) => service.cancel(callOf(context), uuid),
      undo: (_, { uuid }, context) => service.undo(callOf(context), uuid),
      discard: (_, { uuid }, context) => service.discard(callOf(context), uuid),
      saveProfile: (_, { uuid, name }, context) => service.saveProfile(requireCaller(context), uuid, name),
      deleteProfile: (_, { profile }, context) => service.deleteProfile(requireCaller(context), profile),
      applyProfile: (_, { uuid, profile }, context) => service.applyProfile(callOf(context), uuid, profile),
      failedRows: (_, { uuid }, context) => service.failedRows(requireCaller(context), uuid),
      exportRows: (_, { uuid }, context) => service.exportRows(callOf(context), uuid),
      exportImports: (_, { filter, sort = null, columns, format }, context) =>
        service.exportImports(callOf(context), {
          choice: choiceOf(filter, requireCaller(context)),
          sort,
          columns,
          format,
        }),
      template: (_, { kind, format }, context) => service.template(requireCaller(context), kind, format),
    },
  }
}

const choiceOf = (
  filter: ImportFilter | null | undefined,
  { subject }: Caller,
): Omit<ImportChoice, 'ownerSubject'> => ({
  search: filter?.search ?? null,
  kinds: filter?.kind ?? null,
  modes: filter?.mode ?? null,
  states: filter?.state ?? null,
  canUndo: filter?.canUndo ?? null,
  hasErrors: filter?.hasErrors ?? null,
  owner: filter?.owner ?? null,
  startedFrom: filter?.startedFrom ?? null,
  startedUntil: filter?.startedUntil ?? null,
  isOwn: typeof filter?.isOwn === 'boolean' ? { subject, is: filter.isOwn } : null,
})

function createQueries(service: ImportService): NonNullable<Resolvers<RequestContext>['ImportQueries']> {
  return {
    imports: (_, { page, sort = null, filter }, context) =>
      service.list(requireCaller(context), page, sort, choiceOf(filter, requireCaller(context))),
    count: (_, { cap, filter }, context) =>
      service.count(requireCaller(context), cap, choiceOf(filter, requireCaller(context))),
    import: (_, { uuid }, context) => service.find(requireCaller(context), uuid),
    rows: (_, { import: uuid, page, filter }, context) =>
      service.rows(requireCaller(context), uuid, page, {
        actions: filter?.action ?? null,
        hasWarnings: filter?.hasWarnings ?? null,
        isKept: filter?.isKept ?? null,
        search: filter?.search ?? null,
      }),
    undoPreview: (_, { uuid }, context) => service.undoPreview(callOf(context), uuid),
    profiles: (_, { kind }, context) => service.profiles(requireCaller(context), kind),
    fields: (_, { kind }, context) => service.fields(requireCaller(context), kind),
  }
}
