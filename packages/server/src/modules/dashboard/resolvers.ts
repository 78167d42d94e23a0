import type { Resolvers } from '@somo/graphql/resolvers'
import { requireCaller, type RequestContext } from '../../access/requestContext.ts'
import { openNamespace } from '../namespace.ts'
import type { InboxService } from '../news/inboxService.ts'
import type { LearnerWidgets } from './learner/learnerWidgets.ts'
import type { HiddenWidgets } from './hiddenWidgets.ts'
import type { DashboardService } from './service.ts'
import type { TeamWidgets } from './team/teamWidgets.ts'

/** Translates `dashboard { … }`; each widget is a field of its own, so that one that fails takes no other with it. */
export function createDashboardResolvers(
  service: DashboardService,
  learner: LearnerWidgets,
  team: TeamWidgets,
  inbox: InboxService,
  hiddenWidgets: HiddenWidgets,
): Resolvers<RequestContext> {
  return {
    Query: { dashboard: () => openNamespace() },
    Mutation: { dashboard: () => openNamespace() },
    DashboardQueries: {
      setup: (_, __, context) => service.findSetup(requireCaller(context)),
      notices: (_, __, context) => service.listNotices(requireCaller(context)),
      joinRequests: (_, __, context) => service.findJoinRequests(requireCaller(context)),
      health: (_, __, context) => service.checkHealth(requireCaller(context)),
      news: async (_, { locale }, context) => {
        const entries = await inbox.listLatest(requireCaller(context), locale)
        return entries.length === 0
          ? null
          : entries.map(({ uuid, title, at, isPinned, mustConfirm, confirmedAt }) => ({
              uuid,
              title,
              at,
              isPinned,
              isToConfirm: mustConfirm && (confirmedAt ?? null) === null,
            }))
      },
      hiddenWidgets: (_, __, context) => hiddenWidgets.list(requireCaller(context)),
      due: (_, { locale }, context) => learner.due(requireCaller(context), locale),
      lastActive: (_, { locale }, context) => learner.lastActive(requireCaller(context), locale),
      recommendations: (_, { locale }, context) => learner.recommendations(requireCaller(context), locale),
      dates: (_, { from, to, locale }, context) => learner.dates(requireCaller(context), from, to, locale),
      tally: (_, __, context) => learner.tally(requireCaller(context)),
      team: (_, { unit }, context) => team.team(requireCaller(context), unit ?? null),
      teamCounts: (_, { unit }, context) => team.counts(requireCaller(context), unit ?? null),
      teamUnits: (_, { unit }, context) => team.units(requireCaller(context), unit ?? null),
      teamOverdue: (_, { unit, locale }, context) => team.overdue(requireCaller(context), unit ?? null, locale),
      teamReviews: (_, __, context) => team.reviews(requireCaller(context)),
      teamRequests: (_, { unit, locale }, context) => team.requests(requireCaller(context), unit ?? null, locale),
    },
    DashboardMutations: {
      chooseOrganisationKind: async (_, { kind }, context) => ({
        setup: await service.chooseOrganisationKind(requireCaller(context), kind ?? null),
        userErrors: [],
      }),
      hideWidgets: async (_, { widgets }, context) => ({
        hiddenWidgets: await hiddenWidgets.keep(requireCaller(context), widgets),
        userErrors: [],
      }),
      hideSetup: async (_, { isHidden }, context) => ({
        setup: await service.hideSetup(requireCaller(context), isHidden),
        userErrors: [],
      }),
    },
  }
}
