import type { Resolvers } from '@somo/graphql/resolvers'
import type { ExportFormat, SortDirection } from '@somo/graphql/schema'
import { callOf } from '../../access/callContext.ts'
import { toldLocale } from '../../access/caller.ts'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import type { AuditService } from '../audit/auditService.ts'
import type { JobService } from '../jobs/service.ts'
import type { ListWish } from '../tables/listExport.ts'
import { openNamespace } from '../namespace.ts'
import type { MailService } from '../mail/mailService.ts'
import type { SettingService } from './settingService.ts'

/** What the fields are answered by. */
export interface SystemServices {
  readonly settings: SettingService
  readonly audit: AuditService
  readonly mails: MailService
  readonly jobs: JobService
}

interface ExportArgs<Filter> {
  readonly filter?: Filter | null
  readonly sort?: { readonly direction: SortDirection } | null
  readonly format: ExportFormat
}

const wishOf = <Filter>({ filter, sort, format }: ExportArgs<Filter>, context: RequestContext): ListWish<Filter> => ({
  filter: filter ?? null,
  format,
  locale: toldLocale(requireCaller(context)),
  ...(sort ? { direction: sort.direction } : {}),
})

/** Translates `system { … }`, but for its health, into calls of the services. */
export function createSystemResolvers({ settings, audit, mails, jobs }: SystemServices): Resolvers<RequestContext> {
  const tell = async (job: string, context: RequestContext) => ({
    job: await jobs.find(job, requireCaller(context)),
    userErrors: [],
  })
  return {
    Mutation: { system: () => openNamespace() },
    SystemQueries: {
      settings: () => settings.list(),
      audit: (_, { page, filter, sort }) => audit.list(page, filter ?? null, sort ?? null),
      auditCount: (_, { cap, filter }) => audit.count(cap, filter ?? null),
      auditActions: () => audit.actions(),
      mails: (_, { page, filter, sort }) => mails.list(page, filter ?? null, sort ?? null),
      mailCount: (_, { cap, filter }) => mails.count(cap, filter ?? null),
      mailBody: (_, { uuid }, context) => mails.readBody(uuid, callOf(context)),
    },
    SystemMutations: {
      setSetting: (_, { id, revision, value }, context) => settings.set(id, revision, value ?? null, callOf(context)),
      resendMail: (_, { uuid }, context) => mails.resend(uuid, callOf(context)),
      sendTestMail: (_, _args, context) => mails.sendTest(requireCaller(context), callOf(context)),
      exportAudit: async (_, args, context) =>
        tell(await audit.startExport(wishOf(args, context), callOf(context)), context),
      exportMails: async (_, args, context) =>
        tell(await mails.startExport(wishOf(args, context), callOf(context)), context),
    },
  }
}
