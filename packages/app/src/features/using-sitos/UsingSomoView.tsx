import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Page } from '@somo/ui/Page'
import { SearchField } from '@somo/ui/SearchField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { findSections } from './findSections.ts'
import type { FoundSection } from './findSections.ts'
import { messages } from './messages.ts'
import { Section } from './Section.tsx'
import type { UsingSomoData } from './useUsingSomo.ts'
import * as styles from './UsingSomoView.css.ts'

export interface UsingSomoViewProps extends UsingSomoData {
  /** Writes a date as the person set it. */
  readonly formatDate: (date: Date) => string
}

/** First steps, words, keys, checks and versions on one page that can be searched. */
export function UsingSomoView({ query, onSearch, ...data }: UsingSomoViewProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [typed, setTyped] = useState(query)
  const { sections, count } = findSections(query, data.roles, data.browser, intl)
  const showAll = () => {
    setTyped('')
    onSearch('')
  }
  return (
    <Page layout="list" title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <SearchField label={formatMessage(messages.search)} value={typed} onChange={setTyped} onSearch={onSearch} />
          <Index sections={sections} />
        </div>
        <div className={styles.sections}>
          <p role="status" className={styles.heard}>
            {query === '' ? '' : formatMessage(messages.found, { count })}
          </p>
          {sections.map((section) => (
            <Section key={section.id} section={section} {...data} />
          ))}
          {sections.length === 0 && (
            <EmptyState
              title={formatMessage(messages.noneTitle, { query })}
              action={<Button onPress={showAll}>{formatMessage(messages.clear)}</Button>}
            >
              {formatMessage(messages.none)}
            </EmptyState>
          )}
        </div>
      </div>
    </Page>
  )
}

/** The sections that are there, each a jump away. */
function Index({ sections }: { readonly sections: readonly FoundSection[] }) {
  const { formatMessage } = useIntl()
  if (sections.length === 0) return null
  return (
    <nav aria-label={formatMessage(messages.sections)} className={styles.index}>
      <ul className={styles.entries}>
        {sections.map(({ id }) => (
          <li key={id}>
            <a className={styles.entry} href={`#${id}`}>
              {formatMessage(messages[id])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
