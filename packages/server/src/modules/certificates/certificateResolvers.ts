import type { Resolvers } from '@somo/graphql/resolvers'
import type { Pool } from 'pg'
import { callOf } from '../../access/callContext.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { isUuid } from '../../database/uuid.ts'
import { readBounded } from '../list/keysetList.ts'
import { latestFirst } from '../list/keysetPage.ts'
import { openNamespace } from '../namespace.ts'
import { planPage } from '../paging.ts'
import { scopeOf } from '../scope.ts'
import type { CertificateFiles } from './certificateFiles.ts'
import type { ExternalService } from './external/externalService.ts'
import type { BulkCertificates } from './issued/bulkJobs.ts'
import type { IssuedService } from './issued/issuedService.ts'
import { mayRead } from './issued/issuedStore.ts'
import type { OwnService } from './own/ownService.ts'
import type { TemplateService } from './templates/templateService.ts'

/** What certificates are answered from. */
export interface CertificateServices {
  readonly pool: Pool
  readonly templates: TemplateService
  readonly issued: IssuedService
  readonly bulk: BulkCertificates
  readonly external: ExternalService
  readonly own: OwnService
  readonly files: CertificateFiles
}

const bounds = [1, 10_000] as const

/** Translates `certificates { … }` and `certificate { … }` into calls of the services. */
export const createCertificateResolvers = (services: CertificateServices): Resolvers<RequestContext> => ({
  Query: { certificates: () => openNamespace() },
  Mutation: { certificate: () => openNamespace() },
  CertificateQueries: queries(services),
  CertificateMutations: mutations(services),
})

const queries = (services: CertificateServices): NonNullable<Resolvers<RequestContext>['CertificateQueries']> => {
  const { templates, issued, bulk, external, own } = services
  return {
    templates: () => templates.list(),
    template: (_, { uuid }) => templates.find(uuid),
    preview: (_, { design, locale, template }) =>
      templates.preview(design, locale, typeof template === 'string' && isUuid(template) ? template : null),
    issued: (_, { page, filter }, context) =>
      issued.list(requireCaller(context), planPage(page, latestFirst('ISSUED')), filter ?? {}),
    count: (_, { cap, filter }, context) =>
      issued.count(requireCaller(context), filter ?? {}, readBounded(cap, bounds, 'cap')),
    reissuable: (_, { cause, filter }, context) => bulk.countReissuable(requireCaller(context), cause, filter ?? {}),
    submitted: (_, { page }, context) =>
      external.listSubmitted(requireCaller(context), planPage(page, { field: 'SUBMITTED', direction: 'ASCENDING' })),
    countSubmitted: (_, { cap }, context) =>
      external.countSubmitted(requireCaller(context), readBounded(cap, bounds, 'cap')),
    mine: (_, __, context) => own.list(requireCaller(context)),
    fileAddress: (_, { uuid }, context) => findAddress(services, requireCaller(context), uuid),
  }
}

/** Of the caller's own certificates, and for managers of those of the people in their scope. */
async function findAddress(
  { pool, files }: CertificateServices,
  caller: ReturnType<typeof requireCaller>,
  uuid: string,
): Promise<string | null> {
  if (!isUuid(uuid)) return null
  const isManager = caller.roles.some((role) => role === 'ADMIN' || role === 'EDUCATION_MANAGER')
  const reader = { uuid, subject: caller.subject, scope: isManager ? scopeOf(caller) : null }
  if (await mayRead(pool, 'issued_certificate', reader)) return files.pdfOf(uuid)
  return (await mayRead(pool, 'external_certificate', reader)) ? files.externalOf(uuid) : null
}

const mutations = ({
  templates,
  issued,
  bulk,
  external,
}: CertificateServices): NonNullable<Resolvers<RequestContext>['CertificateMutations']> => ({
  createTemplate: (_, { name, locale, idempotenceKey }, context) =>
    templates.create(callOf(context), name, locale, idempotenceKey ?? null),
  saveTemplate: (_, { name, design, ...target }, context) => templates.save(callOf(context), target, name, design),
  setTemplateImage: (_, { kind, upload, ...target }, context) =>
    templates.setImage(callOf(context), target, kind, upload ?? null),
  publishTemplate: (_, target, context) => templates.publish(callOf(context), target),
  setTemplateArchived: (_, { isArchived, ...target }, context) =>
    templates.setArchived(callOf(context), target, isArchived),
  setMedia: (_, { media, ...target }, context) => templates.setMedia(callOf(context), target, media),
  revoke: (_, { reason, ...target }, context) => issued.revoke(callOf(context), target, reason),
  reissue: (_, target, context) => issued.reissue(callOf(context), target),
  reissueAll: (_, { cause, filter }, context) => bulk.reissueAll(callOf(context), cause, filter ?? {}),
  download: (_, { filter }, context) => bulk.download(callOf(context), filter ?? {}),
  addExternal: (_, { input }, context) => external.add(callOf(context), input),
  removeExternal: (_, target, context) => external.remove(callOf(context), target),
  decideExternal: (_, { isConfirmed, reason, ...target }, context) =>
    external.decide(callOf(context), target, isConfirmed, reason ?? null),
})
