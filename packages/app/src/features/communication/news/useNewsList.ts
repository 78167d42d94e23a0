import { CountNewsDocument, CreateNewsDocument, NewsListDocument } from '@somo/graphql/communication-news'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { listUse, useListPlace, type ListUse } from '../../../domain/list/state/useListPlace.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { newsList } from './newsList.ts'
import type { News, NewsAnswer } from './newsTypes.ts'

/** The list of news and the way to new ones. */
export interface NewsListData {
  readonly list: ListUse<News>
  readonly create: (title: string, locale: string, idempotenceKey: string) => Promise<NewsAnswer>
}

export function useNewsList(): NewsListData {
  const place = useListPlace(newsList)
  const filter = newsList.filterOf(place.address.state)
  const page = useQueryState(NewsListDocument, {
    variables: { page: place.asked, filter },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.news.list,
  })
  const count = useListCount(CountNewsDocument, {
    variables: { filter },
    listed: place.address.kept,
    pick: (data) => data.news.count,
  })
  const create = useAction(CreateNewsDocument, (data) => data.news.create)
  return {
    list: listUse(place, page, count),
    async create(title, locale, idempotenceKey) {
      const { payload, userErrors, problem } = await create.run({
        idempotenceKey,
        input: {
          texts: [{ locale, title, body: '' }],
          mainLocale: locale,
          roles: [],
          units: [],
          withSubunits: true,
          isPinned: false,
          mustConfirm: false,
        },
      })
      return { news: payload?.news ?? null, userErrors, problem }
    },
  }
}
