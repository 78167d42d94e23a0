import type { Resolvers } from '@somo/graphql/resolvers'
import type { ConsentPayload, Job, JobPayload, UserError } from '@somo/graphql/schema'
import { callOf } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { SettingReader } from '../system/settings.ts'
import type { ConsentService } from './consents/consentService.ts'
import type { DocumentService } from './documents/documentService.ts'
import type { LegalFiles } from './documents/legalFiles.ts'
import type { OwnConsentService } from './consents/ownConsentService.ts'
import type { OwnDataService } from './ownData/ownDataService.ts'
import type { PrivacyCases } from './ownData/privacyCases.ts'

/** What answers `legal { … }`. */
export interface LegalServices {
  /** Says whom people may ask. */
  readonly settings: SettingReader
  readonly documents: DocumentService
  readonly consents: ConsentService
  readonly own: OwnConsentService
  readonly ownData: OwnDataService
  readonly cases: PrivacyCases
  readonly files: LegalFiles
  /** A job as its caller sees it. */
  readonly findJob: (uuid: string, caller: Caller) => Promise<Job | null>
}

/** Translates `legal { … }` into calls of the services. */
export function createLegalResolvers({
  settings,
  documents,
  consents,
  own,
  ownData,
  cases,
  files,
  findJob,
}: LegalServices): Resolvers<RequestContext> {
  const started = async (uuid: string, context: RequestContext): Promise<JobPayload> => ({
    job: await findJob(uuid, requireCaller(context)),
    userErrors: [],
  })
  return {
    Query: { legal: () => openNamespace() },
    Mutation: { legal: () => openNamespace() },
    LegalQueries: {
      documents: () => documents.listDocuments(),
      document: (_, { uuid }) => documents.findDocument(uuid),
      versions: (_, { document }) => documents.listVersions(document),
      startDays: () => documents.listStartDays(),
      consents: (_, { page, filter, sort }) => consents.listConsents(page, filter ?? null, sort ?? null),
      consentCount: (_, { cap, filter }) => consents.countConsents(cap, filter ?? null),
      cases: () => cases.list(),
      pending: (_, { locale }, context) => own.listPending(requireCaller(context), locale ?? null),
      mine: (_, __, context) => own.listMine(requireCaller(context)),
      myManagers: (_, __, context) => own.listManagers(requireCaller(context)),
      myDeletionRequestedAt: async (_, __, context) =>
        (await ownData.deletionRequestedAt(requireCaller(context)))?.toISOString() ?? null,
      help: (_, { locale, screen }, context) => own.listHelp(requireCaller(context), locale ?? null, screen ?? null),
      supportEmail: async () => (await settings.read()).supportEmail,
    },
    // Whoever is answered with a text may read its file.
    LegalFile: { url: ({ url }) => files.addressOf(url) },
    LegalMutations: {
      ...createDocumentMutations(documents),
      exportConsents: async (_, { filter, sort, format }, context) =>
        started(
          await ownData.exportConsents(
            filter ?? null,
            { direction: sort?.direction ?? 'DESCENDING', format },
            callOf(context),
          ),
          context,
        ),
      exportDocuments: async (_, { documents: wanted, format }, context) =>
        started(await ownData.exportDocuments(wanted, format, callOf(context)), context),
      closeCase: (_, { uuid }, context) => cases.close(uuid, callOf(context)),
      decide: (_, wish, context) => own.decide(wish, callOf(context)),
      exportMyData: async (_, { format }, context) =>
        started(await ownData.exportMyData(format, callOf(context)), context),
      ...createDeletionMutations(own, ownData),
    },
  }
}

/** The caller's request to have their data removed. */
function createDeletionMutations(
  own: OwnConsentService,
  ownData: OwnDataService,
): NonNullable<Resolvers<RequestContext>['LegalMutations']> {
  const answer = async (userErrors: UserError[], context: RequestContext): Promise<ConsentPayload> => ({
    userErrors,
    pending: await own.listPending(requireCaller(context), null),
  })
  return {
    requestDeletion: async (_, { reason }, context) =>
      answer(await ownData.requestDeletion(reason ?? null, callOf(context)), context),
    withdrawDeletion: async (_, __, context) => answer(await ownData.withdrawDeletion(callOf(context)), context),
  }
}

/** The changes of documents and their versions. */
function createDocumentMutations(documents: DocumentService): NonNullable<Resolvers<RequestContext>['LegalMutations']> {
  return {
    createDocument: (_, { input, idempotenceKey }, context) =>
      documents.createDocument(input, idempotenceKey ?? null, callOf(context)),
    updateDocument: (_, { uuid, revision, input }, context) =>
      documents.updateDocument(uuid, revision, input, callOf(context)),
    archiveDocument: (_, { uuid, revision }, context) => documents.archiveDocument(uuid, revision, callOf(context)),
    saveVersion: (_, { document, revision, texts }, context) =>
      documents.saveVersion(document, revision, texts, callOf(context)),
    discardVersion: (_, { document, revision }, context) =>
      documents.discardVersion(document, revision, callOf(context)),
    publishVersion: (_, { document, changeNote, startsOn, ...wish }, context) =>
      documents.publishVersion(
        document,
        { ...wish, changeNote: changeNote ?? null, startsOn: startsOn ?? null },
        callOf(context),
      ),
    unscheduleVersion: (_, { document, revision }, context) =>
      documents.unscheduleVersion(document, revision, callOf(context)),
    enforceVersion: (_, { document, revision }, context) =>
      documents.enforceVersion(document, revision, callOf(context)),
  }
}
