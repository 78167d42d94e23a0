import { Disclosure } from '@somo/ui/Disclosure'
import { Heading } from '@somo/ui/Heading'
import { useIntl } from 'react-intl'
import { LegalContent } from '../../domain/legal/LegalContent.tsx'
import { messages } from './messages.ts'
import { rows, section as sectionClass } from './UsingSomoView.css.ts'
import type { HelpArticle } from './useHelpArticles.ts'

/** The articles that hold what is searched for; '' for all. */
export function findArticles(articles: readonly HelpArticle[], query: string): readonly HelpArticle[] {
  const wanted = query.toLocaleLowerCase()
  return articles.filter(({ title, body }) => `${title} ${body}`.toLocaleLowerCase().includes(wanted))
}

/** The organisation's own help; nothing where there is none. */
export function HelpArticles({ articles }: { readonly articles: readonly HelpArticle[] }) {
  const { formatMessage } = useIntl()
  if (articles.length === 0) return null
  return (
    <section id="articles" aria-labelledby="articles-title" tabIndex={-1} className={sectionClass}>
      <Heading level={2} id="articles-title">
        {formatMessage(messages.articles)}
      </Heading>
      <div className={rows}>
        {articles.map((article) => (
          <Disclosure key={`${article.title}\n${article.body}`} title={article.title} level={3}>
            <LegalContent text={article} level={4} />
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
