import type { Resolvers } from '@somo/graphql/resolvers'
import type { ImportFilter } from '@somo/graphql/schema'
import { callOf } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { ImportDesk } from './desk.ts'
import type { ImportChoice } from './listConditions.ts'

/** Translates these fields into calls of the desk. */
export function createImportResolvers(desk: ImportDesk): Resolvers<RequestContext> {
  return {
    Query: { imports: () => openNamespace() },
    Mutation: { import: () => openNamespace() },
    ImportQueries: createQueries(desk),
    ImportMutations: {
      createImport: (_, { upload, kind, idempotenceKey = null }, context) =>
        desk.create(callOf(context), upload, kind, idempotenceKey),
      readAgain: (_, { uuid, revision, reading }, context) => desk.readAgain(callOf(context), uuid, revision, reading),
      check: (_, { uuid, revision, columns, constants, options }, context) =>
        desk.check(callOf(context), uuid, revision, { columns, constants: constants ?? [], options }),
      correctRows: (_, { uuid, revision, corrections }, context) =>
        desk.correctRows(callOf(context), uuid, revision, corrections),
      releaseBrake: (_, { uuid, revision }, context) => desk.releaseBrake(callOf(context), uuid, revision),
      run: (_, { uuid, revision, confirmation = null }, context) =>
        desk.run(callOf(context), uuid, revision, confirmation),
      cancel: (_, { uuid }, context) => desk.cancel(callOf(context), uuid),
      undo: (_, { uuid }, context) => desk.undo(callOf(context), uuid),
      discard: (_, { uuid }, context) => desk.discard(callOf(context), uuid),
      saveProfile: (_, { uuid, name }, context) => desk.saveProfile(requireCaller(context), uuid, name),
      deleteProfile: (_, { profile }, context) => desk.deleteProfile(requireCaller(context), profile),
      applyProfile: (_, { uuid, profile }, context) => desk.applyProfile(callOf(context), uuid, profile),
      failedRows: (_, { uuid }, context) => desk.failedRows(requireCaller(context), uuid),
      exportRows: (_, { uuid }, context) => desk.exportRows(callOf(context), uuid),
      exportImports: (_, { filter, sort = null, columns, format }, context) =>
        desk.exportImports(callOf(context), {
          choice: choiceOf(filter, requireCaller(context)),
          sort,
          columns,
          format,
        }),
      template: (_, { kind, format }, context) => desk.template(requireCaller(context), kind, format),
    },
  }
}

const choiceOf = (
  filter: ImportFilter | null | undefined,
  { subject }: Caller,
): Omit<ImportChoice, 'ownerSubject'> => ({
  ...{
    search: filter?.search ?? null,
    kinds: filter?.kind ?? null,
    modes: filter?.mode ?? null,
    states: filter?.state ?? null,
  },
  ...{ canUndo: filter?.canUndo ?? null, hasErrors: filter?.hasErrors ?? null, owner: filter?.owner ?? null },
  ...{ startedFrom: filter?.startedFrom ?? null, startedUntil: filter?.startedUntil ?? null },
  isOwn: typeof filter?.isOwn === 'boolean' ? { subject, is: filter.isOwn } : null,
})

function createQueries(desk: ImportDesk): NonNullable<Resolvers<RequestContext>['ImportQueries']> {
  return {
    imports: (_, { page, sort = null, filter }, context) =>
      desk.list(requireCaller(context), page, sort, choiceOf(filter, requireCaller(context))),
    count: (_, { cap, filter }, context) =>
      desk.count(requireCaller(context), cap, choiceOf(filter, requireCaller(context))),
    import: (_, { uuid }, context) => desk.find(requireCaller(context), uuid),
    rows: (_, { import: uuid, page, filter }, context) =>
      desk.rows(requireCaller(context), uuid, page, {
        ...{
          actions: filter?.action ?? null,
          hasWarnings: filter?.hasWarnings ?? null,
          isKept: filter?.isKept ?? null,
          search: filter?.search ?? null,
        },
      }),
    undoPreview: (_, { uuid }, context) => desk.undoPreview(callOf(context), uuid),
    profiles: (_, { kind }, context) => desk.profiles(requireCaller(context), kind),
    fields: (_, { kind }, context) => desk.fields(requireCaller(context), kind),
  }
}
