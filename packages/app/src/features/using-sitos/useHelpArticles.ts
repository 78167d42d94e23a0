import { useQuery } from '@apollo/client/react'
import { HelpArticlesDocument, type HelpArticlesQuery } from '@somo/graphql/help-articles'
import { toProblem } from '../../platform/errors/problem.ts'
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
  const { data, error, loading, refetch } = useQuery(HelpArticlesDocument, { variables: { locale, screen } })
  return {
    articles: { isWaiting: loading, data: data?.legal.help ?? null, problem: toProblem(error) },
    retry: () => void refetch(),
  }
}
