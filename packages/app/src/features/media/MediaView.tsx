import { EmptyState } from '@somo/ui/EmptyState'
import { FilterBar } from '@somo/ui/FilterBar'
import { Link } from '@somo/ui/Link'
import { MarginList } from '@somo/ui/MarginList'
import { Page } from '@somo/ui/Page'
import { Select } from '@somo/ui/Select'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { mediumKindMessages } from '../../domain/medium/mediumKindMessages.ts'
import type { OwnEnrolment } from '../../domain/learning/enrolmentStatus.ts'
import { AddressSearch } from '../../domain/list/view/AddressSearch.tsx'
import { firstPlace, type ListState } from '../../domain/list/definition/listState.ts'
import { filterDefinitions } from '../../domain/list/definition/filterDefinitions.ts'
import { ListPages } from '../../domain/list/view/ListPages.tsx'
import { ListQueryView } from '../../domain/list/view/ListQueryView.tsx'
import type { ListPage } from '../../domain/list/state/useListPlace.ts'
import { NoMatch } from '../../domain/list/view/NoMatch.tsx'
import { toasts } from '../../platform/toasts/toasts.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { MediaTabs } from './MediaTabs.tsx'
import { mediaLists, mediaSorts, type MediaSort } from './list/mediaList.ts'
import { MediaRow } from './list/MediaRow.tsx'
import * as styles from './MediaView.css.ts'
import { emptyMessages, emptyTitles, messages, sortMessages } from './messages.ts'
import type { MyMediaData } from './useMyMedia.ts'

export interface MediaViewProps extends MyMediaData {
  readonly title: Message
  readonly now: Date
  readonly dates: Dates
}

/** The person's own learning in three parts, what is due first at the top. */
export function MediaView(props: MediaViewProps) {
  const { title, tab, counts, address, page, retry } = props
  const { formatMessage } = useIntl()
  const { state, change } = address
  return (
    <Page title={formatMessage(title)} lead={formatMessage(messages.lead)} hasTabs>
      <Stack space={16}>
        <MediaTabs current={tab} counts={counts} />
        <Tools {...props} />
        <ListQueryView
          state={page}
          onRetry={retry}
          onFirst={state.place.at === 'start' ? null : () => change({ place: firstPlace })}
          waiting={<Skeleton lines={8} />}
        >
          {(shown) => (shown.items.length === 0 ? <Nothing {...props} /> : <Rows {...props} shown={shown} />)}
        </ListQueryView>
      </Stack>
    </Page>
  )
}

function Tools({ tab, address: { state, change }, page, count }: MediaViewProps) {
  const { formatMessage } = useIntl()
  const filters = useMemo(
    () =>
      filterDefinitions(
        mediaLists[tab],
        { kind: { label: messages.kind, options: mediumKindMessages }, mandatory: { label: messages.mandatory } },
        formatMessage,
      ),
    [tab, formatMessage],
  )
  return (
    <div className={styles.tools}>
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
      <div className={styles.filters} {...(state.filters.length > 0 ? { 'data-has-chips': '' } : {})}>
        <FilterBar
          filters={filters}
          value={state.filters}
          onChange={(value) => change({ filters: value })}
          {...(count.matching === null ? {} : { count: { matching: count.matching, isCapped: count.isCapped } })}
        />
      </div>
      <Select
        label={formatMessage(messages.sort)}
        isLabelHidden
        selectedKey={sortKey(state)}
        items={mediaSorts.map((id) => ({ id, label: formatMessage(sortMessages[id]) }))}
        onSelectionChange={(id) => change({ sort: readSort(id) })}
      />
    </div>
  )
}

const sortKey = ({ sort }: Pick<ListState, 'sort'>): MediaSort => {
  const written = `${sort.direction === 'descending' ? '-' : ''}${sort.columnId}`
  return mediaSorts.find((id) => id === written) ?? 'due'
}

const readSort = (id: MediaSort): ListState['sort'] => ({
  columnId: id.replace('-', ''),
  direction: id.startsWith('-') ? 'descending' : 'ascending',
})

function Nothing({ tab, address: { state, change } }: MediaViewProps) {
  const { formatMessage } = useIntl()
  if (state.search !== '' || state.filters.length > 0)
    return <NoMatch state={state} onClear={() => change({ search: '', filters: [] })} />
  return (
    <EmptyState
      title={formatMessage(emptyTitles[tab])}
      {...(tab === 'todo'
        ? {
            action: (
              <Link href="/catalogue" variant="button">
                {formatMessage(messages.catalogue)}
              </Link>
            ),
          }
        : {})}
    >
      {formatMessage(emptyMessages[tab])}
    </EmptyState>
  )
}

function Rows(props: MediaViewProps & { readonly shown: ListPage<OwnEnrolment> }) {
  const { shown, address, count, page, now, dates } = props
  const { formatMessage } = useIntl()
  const { pending, onRenew, onWithdraw } = useRowActions(props)
  const first = shown.items.find(({ action }) => action !== 'NONE' && action !== 'REVIEW')
  return (
    <>
      <MarginList labelledBy="page-title">
        {shown.items.map((enrolment) => (
          <MediaRow
            key={enrolment.uuid}
            enrolment={enrolment}
            now={now}
            dates={dates}
            isFirst={enrolment === first}
            isPending={pending === enrolment.uuid}
            onRenew={() => void onRenew(enrolment)}
            onWithdraw={() => void onWithdraw(enrolment)}
          />
        ))}
      </MarginList>
      <ListPages
        label={formatMessage(messages.pages)}
        state={address.state}
        count={count}
        pageInfo={shown.pageInfo}
        shown={shown.items.length}
        isLoading={page.isWaiting}
        onChange={address.change}
      />
    </>
  )
}

/** What is being done with a row, and what came of it, told by a toast. */
function useRowActions({ renew, withdraw }: MediaViewProps) {
  const { formatMessage } = useIntl()
  const [pending, setPending] = useState<string | null>(null)
  const run = async (enrolment: OwnEnrolment, act: MyMediaData['withdraw'], done: Message | null): Promise<void> => {
    const { title } = enrolment.medium
    setPending(enrolment.uuid)
    const reason = await act(enrolment)
    setPending(null)
    if (reason !== null)
      toasts.toast({ tone: 'bad', message: formatMessage(messages.notDone, { title, reason: formatMessage(reason) }) })
    else if (done !== null) toasts.toast({ message: formatMessage(done, { title }) })
  }
  return {
    pending,
    onRenew: (enrolment: OwnEnrolment) => run(enrolment, renew, null),
    onWithdraw: (enrolment: OwnEnrolment) =>
      run(enrolment, withdraw, enrolment.access === 'REQUESTED' ? messages.withdrawn : messages.removed),
  }
}
