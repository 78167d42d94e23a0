import { CardGrid } from '@somo/ui/CardGrid'
import { EmptyState } from '@somo/ui/EmptyState'
import { Notice } from '@somo/ui/Notice'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { AddressSearch } from '../../domain/list/view/AddressSearch.tsx'
import { firstPlace } from '../../domain/list/definition/listState.ts'
import { ListPages } from '../../domain/list/view/ListPages.tsx'
import { ListQueryView } from '../../domain/list/view/ListQueryView.tsx'
import { NoMatch } from '../../domain/list/view/NoMatch.tsx'
import type { Message } from '../../platform/locale/message.ts'
import type { CatalogueActions } from './useCatalogueActions.ts'
import * as styles from './CatalogueView.css.ts'
import { FacetPanel } from './list/FacetPanel.tsx'
import { FacetSheet } from './list/FacetSheet.tsx'
import { OfferCard } from './list/OfferCard.tsx'
import { Recommendations } from './list/Recommendations.tsx'
import { ResultHead } from './list/ResultHead.tsx'
import { messages } from './messages.ts'
import { OfferedPaths } from './path/OfferedPaths.tsx'
import type { OfferedPathsUse } from './path/useOfferedPaths.ts'
import type { CatalogueData, CataloguePage } from './useCatalogue.ts'
import type { RecommendationsUse } from './useRecommendations.ts'

export interface CatalogueViewProps extends CatalogueData {
  readonly title: Message
  readonly recommendations: RecommendationsUse
  readonly paths: OfferedPathsUse
  readonly onStep: CatalogueActions['onStep']
  /** The address of the page about a medium. */
  readonly hrefOf: (uuid: string) => string
}

/** What can be learned by choice: search, categories and filters, covers with the next step, and recommendations. */
export function CatalogueView(props: CatalogueViewProps) {
  const { title, address, facets, page } = props
  const { formatMessage } = useIntl()
  const { state, change } = address
  const panel =
    facets.data === null ? null : (
      <FacetPanel facets={facets.data} filters={state.filters} onChange={(filters) => change({ filters })} />
    )
  return (
    <Page layout="list" title={formatMessage(title)} lead={formatMessage(messages.lead)}>
      <div className={styles.columns}>
        <div className={styles.side}>{panel ?? <FacetsMissing {...props} />}</div>
        <div className={styles.results}>
          <div className={styles.search}>
            <AddressSearch
              label={formatMessage(messages.search)}
              isLabelHidden
              placeholder={formatMessage(messages.search)}
              search={state.search}
              onSearch={(search) => change({ search })}
              isBusy={page.isWaiting && page.data !== null}
            />
          </div>
          <div className={styles.onSmallScreens}>
            <FacetSheet count={state.filters.length}>{panel ?? <FacetsMissing {...props} />}</FacetSheet>
          </div>
          <Recommendations {...props.recommendations} hrefOf={props.hrefOf} />
          <OfferedPaths {...props.paths} />
          <Results {...props} />
        </div>
      </div>
    </Page>
  )
}

function FacetsMissing({ facets }: CatalogueViewProps) {
  const { formatMessage } = useIntl()
  if (facets.problem === null) return null
  return <Notice tone="bad">{formatMessage(messages.facetsFailed)}</Notice>
}

function Results(props: CatalogueViewProps) {
  const { address, page, retry } = props
  const { formatMessage } = useIntl()
  const { state, change } = address
  return (
    <Stack space={20}>
      <ResultHead {...props} />
      <ListQueryView
        state={page}
        onRetry={retry}
        onFirst={state.place.at === 'start' ? null : () => change({ place: firstPlace })}
        waiting={
          <CardGrid label={formatMessage(messages.list)} isLoading loadingLabel={formatMessage(messages.loading)} />
        }
      >
        {(shown) => (shown.items.length === 0 ? <Nothing {...props} /> : <Cards {...props} shown={shown} />)}
      </ListQueryView>
    </Stack>
  )
}

function Nothing({ address: { state, change } }: CatalogueViewProps) {
  const { formatMessage } = useIntl()
  if (state.search !== '' || state.filters.length > 0)
    return <NoMatch state={state} onClear={() => change({ search: '', filters: [] })} />
  return <EmptyState title={formatMessage(messages.emptyTitle)}>{formatMessage(messages.empty)}</EmptyState>
}

function Cards(props: CatalogueViewProps & { readonly shown: CataloguePage }) {
  const { shown, address, count, page, onStep, hrefOf } = props
  const { formatMessage } = useIntl()
  const { items } = shown
  // The same function for all cards, so that none is drawn anew.
  const onCardStep = useMemo(() => {
    const byUuid = new Map(items.map((medium) => [medium.uuid, medium]))
    return (uuid: string): void => {
      const medium = byUuid.get(uuid)
      if (medium !== undefined) onStep(medium)
    }
  }, [items, onStep])
  return (
    <>
      <CardGrid label={formatMessage(messages.list)}>
        {items.map((medium) => (
          <OfferCard key={medium.uuid} medium={medium} href={hrefOf(medium.uuid)} onStep={onCardStep} />
        ))}
      </CardGrid>
      <ListPages
        label={formatMessage(messages.pages)}
        state={address.state}
        count={count}
        pageInfo={shown.pageInfo}
        shown={items.length}
        isLoading={page.isWaiting}
        onChange={address.change}
      />
    </>
  )
}
