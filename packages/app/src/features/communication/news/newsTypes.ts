import type { NewsAudienceQuery, NewsPartsFragment, NewsReadersQuery } from '@somo/graphql/communication-news'
import type { AudienceInput, NewsInput } from '@somo/graphql/schema'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import type { ListPage } from '../../../domain/list/state/useListPlace.ts'
import type { QueryUse } from '../../../platform/api/useQueryState.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import type { UserError } from '../../../platform/form/saveAnswer.ts'

export type News = NewsPartsFragment
export type NewsReader = NewsReadersQuery['news']['readers']['items'][number]
export type Audience = NewsAudienceQuery['news']['audience']

/** What came of a change; null where the news is not there any more. */
export interface NewsAnswer {
  readonly news: News | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** What the editor of news shows and can change. */
export interface NewsData {
  readonly news: QueryUse<News>
  readonly isAdministrator: boolean
  readonly findUnits: FindUnits
  readonly save: (news: News, input: NewsInput) => Promise<NewsAnswer>
  readonly publish: (news: News) => Promise<NewsAnswer>
  readonly archive: (news: News) => Promise<NewsAnswer>
  /** How many were reminded. */
  readonly remind: (news: News) => Promise<{
    readonly reminded: number
    readonly userErrors: readonly UserError[]
    readonly problem: Problem | null
  }>
  /** The people of an audience; asked anew as it changes. */
  readonly useAudience: (audience: AudienceInput) => QueryUse<Audience>
  /** Who has read news, or only who has not. */
  readonly useReaders: (news: string, isMissing: boolean) => QueryUse<ListPage<NewsReader>>
}
