import { FilterBar } from '@somo/ui/FilterBar'
import { Heading } from '@somo/ui/Heading'
import { Select } from '@somo/ui/Select'
import { Text } from '@somo/ui/Text'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { textIn } from '../../../domain/category/categoryTree.ts'
import { languageName } from '../../../domain/language/languageName.ts'
import { filterDefinitions } from '../../../domain/list/definition/filterDefinitions.ts'
import type { ListState } from '../../../domain/list/definition/listState.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import * as styles from '../CatalogueView.css.ts'
import { durationMessages, messages, sortMessages } from '../messages.ts'
import type { CatalogueData } from '../useCatalogue.ts'
import { catalogueList, catalogueSorts, type CatalogueOrder } from './catalogueList.ts'

/** How many results there are and for what; the filters in force, and the order. */
export function ResultHead(props: Pick<CatalogueData, 'address' | 'page' | 'count' | 'facets'>) {
  const { address, page, facets } = props
  const { formatMessage, locale } = useIntl()
  const { state, change } = address
  const categories = facets.data?.categories
  const filters = useMemo(
    () =>
      filterDefinitions(
        catalogueList,
        {
          kind: { label: messages.kind, options: mediumKindMessages },
          category: {
            label: messages.category,
            options: (categories ?? []).map(({ uuid, names }) => ({ id: uuid, label: textIn(names, locale).text })),
          },
          duration: { label: messages.duration, options: durationMessages },
          language: { label: messages.language, options: (language) => languageName(language, locale) },
          certificate: { label: messages.certificate },
        },
        formatMessage,
      ),
    [categories, formatMessage, locale],
  )
  return (
    <div className={styles.found} {...(state.filters.length > 0 ? { 'data-has-chips': '' } : {})}>
      <div className={styles.foundTitle}>
        <Heading level={2}>{useResultTitle(props)}</Heading>
        {page.data?.isNearest === true && page.data.items.length > 0 ? (
          <Text tone="ink2">{formatMessage(messages.nearest, { search: state.search })}</Text>
        ) : null}
      </div>
      {state.filters.length === 0 ? null : (
        <FilterBar filters={filters} value={state.filters} onChange={(value) => change({ filters: value })} />
      )}
      <Select
        label={formatMessage(messages.sort)}
        isLabelHidden
        selectedKey={sortKey(state)}
        items={catalogueSorts.map((id) => ({ id, label: formatMessage(sortMessages[id]) }))}
        onSelectionChange={(id) => change({ sort: readSort(id) })}
      />
    </div>
  )
}

function useResultTitle({
  address: { state },
  page,
  count,
}: Pick<CatalogueData, 'address' | 'page' | 'count'>): string {
  const { formatMessage } = useIntl()
  const { search, filters } = state
  const { matching, isCapped } = count
  if ((search === '' && filters.length === 0) || matching === null || page.data?.isNearest === true)
    return formatMessage(messages.all)
  if (isCapped) return formatMessage(messages.foundMany, { count: matching })
  return search === ''
    ? formatMessage(messages.found, { count: matching })
    : formatMessage(messages.foundFor, { count: matching, search })
}

const sortKey = ({ sort }: Pick<ListState, 'sort'>): CatalogueOrder => {
  const written = `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}`
  return catalogueSorts.find((id) => id === written) ?? '-best'
}

const readSort = (id: CatalogueOrder): ListState['sort'] => ({
  columnId: id.replace('-', ''),
  direction: id.startsWith('-') ? 'descending' : 'ascending',
})
