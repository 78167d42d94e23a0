import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Page } from '@somo/ui/Page'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { useIntl } from 'react-intl'
import { AddressSearch } from '../../domain/list/view/AddressSearch.tsx'
import { PageIndex } from '../../domain/page-index/PageIndex.tsx'
import { findSections } from './findSections.ts'
import { findArticles, HelpArticles, ScreenHelp } from './HelpArticles.tsx'
import { messages } from './messages.ts'
import { Section } from './Section.tsx'
import type { HelpArticlesData } from './useHelpArticles.ts'
import type { UsingSomoData } from './useUsingSomo.ts'
import * as styles from './UsingSomoView.css.ts'

export interface UsingSomoViewProps extends UsingSomoData {
  /** Writes a date as the person set it. */
  readonly formatDate: (date: Date) => string
  /** What the organisation has written itself. */
  readonly help: HelpArticlesData
  /** Whom to write to for help; null where that is not known. */
  readonly supportEmail: string | null
}

/** Help of the page one comes from, first steps, words, keys, checks and versions on one page that can be searched. */
export function UsingSomoView({ screen, query, onSearch, help, ...data }: UsingSomoViewProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { sections, count } = findSections(query, data.roles, data.browser, intl)
  const { ofScreen, others } = findArticles(help.articles.data ?? [], query, screen !== null)
  const screenTitle = screen === null ? '' : formatMessage(messages.screenHelp, { page: formatMessage(screen.title) })
  const ids = [...(others.length === 0 ? [] : ['articles' as const]), ...sections.map(({ id }) => id)]
  const items = [
    ...(ofScreen === null ? [] : [{ id: 'screenHelp', label: screenTitle }]),
    ...ids.map((id) => ({ id, label: formatMessage(messages[id]) })),
  ]
  return (
    <Page layout="list" title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <PageIndex
        label={formatMessage(messages.sections)}
        search={<AddressSearch label={formatMessage(messages.search)} search={query} onSearch={onSearch} />}
        items={items}
      >
        <div className={styles.sections}>
          <p role="status" className={visuallyHidden}>
            {query === ''
              ? ''
              : formatMessage(messages.found, { count: count + others.length + (ofScreen?.length ?? 0) })}
          </p>
          {ofScreen === null ? null : <ScreenHelp title={screenTitle} found={ofScreen} {...help} />}
          <HelpArticles articles={others} />
          {sections.map((section) => (
            <Section key={section.id} section={section} {...data} />
          ))}
          {items.length === 0 && <NothingFound query={query} onClear={() => onSearch('')} />}
        </div>
      </PageIndex>
    </Page>
  )
}

function NothingFound({ query, onClear }: { readonly query: string; readonly onClear: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      title={formatMessage(messages.noneTitle, { query })}
      action={<Button onPress={onClear}>{formatMessage(messages.clear)}</Button>}
    >
      {formatMessage(messages.none)}
    </EmptyState>
  )
}
