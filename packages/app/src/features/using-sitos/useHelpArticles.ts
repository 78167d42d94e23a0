import { HelpArticlesDocument, type HelpArticlesQuery } from '@somo/graphql/help-articles'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'

/** An article the organisation has published for the person. */
export type HelpArticle = HelpArticlesQuery['legal']['help'][number]

/** The organisation's articles as far as they are known. */
export interface HelpArticlesData {
  readonly articles: QueryState<readonly HelpArticle[]>
  readonly retry: () => void
}

/** The articles in the page's language, those for the page at `screen` first. */
export function useHelpArticles(screen: string | null): HelpArticlesData {
  const { locale } = useLocale()
  const articles = useQueryState(HelpArticlesDocument, {
    variables: { locale, screen },
    pick: (data) => data.legal.help,
  })
  return { articles, retry: articles.retry }
}
