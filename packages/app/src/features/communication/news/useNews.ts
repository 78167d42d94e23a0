import {
  ArchiveNewsDocument,
  NewsAudienceDocument,
  NewsReadersDocument,
  OneNewsDocument,
  PublishNewsDocument,
  RemindOfNewsDocument,
  UpdateNewsDocument,
} from '@somo/graphql/communication-news'
import type { AudienceInput } from '@somo/graphql/schema'
import { useIsAdministrator } from '../../../domain/access/useIsAdministrator.ts'
import { useUnitFinder } from '../../../domain/unit/useUnitFinder.ts'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { News, NewsAnswer, NewsData } from './newsTypes.ts'

/** One piece of news with what can be done with it. */
export function useNews(uuid: string): NewsData {
  const news = useQueryState(OneNewsDocument, {
    variables: { uuid },
    keeps: 'always',
    isRequired: true,
    fetchPolicy: 'network-only',
    pick: (data) => data.news.news,
  })
  const save = useAction(UpdateNewsDocument, (data) => data.news.update)
  const publish = useAction(PublishNewsDocument, (data) => data.news.publish)
  const archive = useAction(ArchiveNewsDocument, (data) => data.news.archive)
  const remind = useAction(RemindOfNewsDocument, (data) => data.news.remind)
  const shown = async (step: Promise<ActionResult<{ readonly news?: News | null }>>): Promise<NewsAnswer> => {
    const { payload, userErrors, problem } = await step
    // What was deleted is not asked for again.
    if (payload?.news) await news.refetch()
    return { news: payload?.news ?? null, userErrors, problem }
  }
  return {
    news,
    isAdministrator: useIsAdministrator(),
    findUnits: useUnitFinder(),
    useAudience,
    useReaders,
    save: ({ revision }, input) => shown(save.run({ uuid, revision, input })),
    publish: ({ revision }) => shown(publish.run({ uuid, revision })),
    archive: ({ revision }) => shown(archive.run({ uuid, revision })),
    async remind() {
      const { payload, userErrors, problem } = await remind.run({ uuid })
      return { reminded: payload?.reminded ?? 0, userErrors, problem }
    },
  }
}

const useAudience = (audience: AudienceInput) =>
  useQueryState(NewsAudienceDocument, {
    variables: { audience },
    keeps: 'always',
    fetchPolicy: 'network-only',
    pick: (data) => data.news.audience,
  })

const useReaders = (news: string, isMissing: boolean) =>
  useQueryState(NewsReadersDocument, {
    variables: { news, isMissing, page: { first: 100 } },
    keeps: 'whileWaiting',
    fetchPolicy: 'network-only',
    pick: (data) => data.news.readers,
  })
