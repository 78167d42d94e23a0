import { useQuery } from '@apollo/client/react'
import { HelpArticlesDocument, type HelpArticlesQuery } from '@somo/graphql/help-articles'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'

/** An article the organisation has published for the person. */
export type HelpArticle = HelpArticlesQuery['legal']['help'][number]

/** The articles in the page's language; none while they are on their way, and where the API has none. */
export function useHelpArticles(): readonly HelpArticle[] {
  const { locale } = useLocale()
  const { data } = useQuery(HelpArticlesDocument, { variables: { locale } })
  return data?.legal.help ?? []
}
