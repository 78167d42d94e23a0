import { Disclosure } from '@somo/ui/Disclosure'
import { Heading } from '@somo/ui/Heading'
import { Text } from '@somo/ui/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { LegalContent } from '../../domain/legal/LegalContent.tsx'
import { isFound } from '../../platform/locale/sorting/findByText.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { messages } from './messages.ts'
import { rows, section as sectionClass } from './UsingSomoView.css.ts'
import type { HelpArticle, HelpArticlesData } from './useHelpArticles.ts'

/** The sections with help the organisation has written itself; each is there where it has something to say. */
export interface FoundHelp {
  /** What there is for the page whose help was asked for, none among them; null where none was, and where a search found nothing of it. */
  readonly ofScreen: readonly HelpArticle[] | null
  readonly others: readonly HelpArticle[]
}

/** The articles that hold what is searched for; '' for all. */
export function findArticles(articles: readonly HelpArticle[], query: string, hasScreen: boolean): FoundHelp {
  const found = articles.filter(({ text: { title, body } }) => isFound([title, body], query))
  const ofScreen = found.filter(({ isOfScreen }) => isOfScreen)
  const isShown = hasScreen && (query === '' || ofScreen.length > 0)
  return { ofScreen: isShown ? ofScreen : null, others: found.filter(({ isOfScreen }) => !(hasScreen && isOfScreen)) }
}

export interface ScreenHelpProps extends HelpArticlesData {
  /** "Help for" the page. */
  readonly title: string
  readonly found: readonly HelpArticle[]
}

/** The help of the page somebody comes from; where there is none, that is said. */
export function ScreenHelp({ title, found, articles, retry }: ScreenHelpProps) {
  const { formatMessage } = useIntl()
  return (
    <HelpSection id="screenHelp" title={title}>
      <QueryView state={articles} onRetry={retry}>
        {() =>
          found.length === 0 ? (
            <Text tone="ink2">{formatMessage(messages.noScreenHelp)}</Text>
          ) : (
            <ArticleList articles={found} isOpen={found.length === 1} />
          )
        }
      </QueryView>
    </HelpSection>
  )
}

/** The organisation's own help; nothing where there is none. */
export function HelpArticles({ articles }: { readonly articles: readonly HelpArticle[] }) {
  const { formatMessage } = useIntl()
  if (articles.length === 0) return null
  return (
    <HelpSection id="articles" title={formatMessage(messages.articles)}>
      <ArticleList articles={articles} />
    </HelpSection>
  )
}

function HelpSection({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={sectionClass}>
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** One below the other; of one alone nobody has to ask for the words. */
function ArticleList({
  articles,
  isOpen = false,
}: {
  readonly articles: readonly HelpArticle[]
  readonly isOpen?: boolean
}) {
  return (
    <div className={rows}>
      {articles.map(({ uuid, text }) => (
        <Disclosure key={uuid} title={text.title} level={3} isInitiallyExpanded={isOpen}>
          <LegalContent text={text} level={4} />
        </Disclosure>
      ))}
    </div>
  )
}
