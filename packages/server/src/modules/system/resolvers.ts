import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import type { Actor } from '../audit/auditLog.ts'
import type { AuditService } from '../audit/auditService.ts'
import type { JobOwner } from '../jobs/jobs.ts'
import type { JobService } from '../jobs/service.ts'
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

function actorOf(context: RequestContext): Actor {
  return { subject: requireCaller(context).subject, requestId: context.requestId }
}

function ownerOf(context: RequestContext): JobOwner {
  const { subject, roles } = requireCaller(context)
  return { subject, roles, requestId: context.requestId }
}

/** Translates `system { … }`, but for its health, into calls of the services. */
export function createSystemResolvers({ settings, audit, mails, jobs }: SystemServices): Resolvers<RequestContext> {
  return {
    Mutation: { system: () => openNamespace() },
    SystemQueries: {
      settings: () => settings.list(),
      audit: (_, { page, filter }) => audit.list(page, filter ?? null),
      auditActions: () => audit.actions(),
      mails: (_, { page, filter }) => mails.list(page, filter ?? null),
      mailBody: (_, { uuid }, context) => mails.readBody(uuid, actorOf(context)),
    },
    SystemMutations: {
      setSetting: (_, { id, revision, value }, context) => settings.set(id, revision, value ?? null, actorOf(context)),
      resendMail: (_, { uuid }, context) => mails.resend(uuid, actorOf(context)),
      sendTestMail: (_, _args, context) => mails.sendTest(requireCaller(context), actorOf(context)),
      async exportAudit(_, { filter, format }, context) {
        const wish = { filter: filter ?? null, format, locale: requireCaller(context).claims.locale }
        const uuid = await audit.startExport(wish, ownerOf(context))
        return { job: await jobs.find(uuid, requireCaller(context)), userErrors: [] }
      },
    },
  }
}
