import { EmptyState } from '@somo/ui/EmptyState'
import { Link } from '@somo/ui/Link'
import { MarginList } from '@somo/ui/MarginList'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { WithDrawer } from '../../domain/drawer/WithDrawer.tsx'
import { firstPlace } from '../../domain/list/definition/listState.ts'
import { LazyDrawer } from '../../domain/list/LazyDrawer.tsx'
import { ListPages } from '../../domain/list/view/ListPages.tsx'
import { ListQueryView } from '../../domain/list/view/ListQueryView.tsx'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import type { ListPage } from '../../domain/list/state/useListPlace.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { lazy } from '../../platform/lazy.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { emptyMessages, emptyTitles, messages, tabMessages } from './messages.ts'
import { ratingTabs, tabHref } from './ratingLists.ts'
import { GivenRow, UnratedRow } from './RatingRow.tsx'
import type { MyRatingsData, UnratedMedium } from './ratingTypes.ts'

const drawerChunk = lazy(() => import('./RatingDrawer.tsx'))

export interface MyRatingsViewProps extends MyRatingsData {
  readonly title: Message
  readonly dates: Dates
}

/** What the person could rate, and the ratings they gave; one of them in a drawer. */
export function MyRatingsView(props: MyRatingsViewProps) {
  const { title, tab, counts, address, unrated, given, rateable, actions } = props
  const { formatMessage } = useIntl()
  const { open } = address.state
  // The stars that were pressed in the list, for the form that opens with them.
  const [pressed, setPressed] = useState<{ readonly medium: string; readonly stars: number } | null>(null)
  const { pending, dismiss } = useDismissal(actions.dismiss)
  const close = (): void => {
    setPressed(null)
    address.change({ open: null })
  }
  const onOpen = (medium: string, stars: number | null = null): void => {
    setPressed(stars === null ? null : { medium, stars })
    address.change({ open: medium })
  }
  const drawer =
    open === null ? null : (
      <LazyDrawer chunk={drawerChunk} title={formatMessage(messages.rate)} onClose={close}>
        {({ RatingDrawer }) => (
          <RatingDrawer
            key={open}
            rateable={rateable}
            actions={actions}
            dates={props.dates}
            stars={pressed?.medium === open ? pressed.stars : null}
            onClose={close}
          />
        )}
      </LazyDrawer>
    )
  return (
    <WithDrawer drawer={drawer}>
      <Page title={formatMessage(title)} lead={formatMessage(messages.lead)} hasTabs>
        <Stack space={16}>
          <TabLinks
            label={formatMessage(messages.tabs)}
            items={ratingTabs.map((id) => ({
              id,
              label: formatMessage(tabMessages[id]),
              href: tabHref(id),
              ...(counts === null ? {} : { count: counts[id] }),
            }))}
            currentKey={tab}
          />
          {tab === 'unrated' ? (
            <RatingList {...props} page={unrated}>
              {(medium) => (
                <UnratedRow
                  key={medium.uuid}
                  medium={medium}
                  dates={props.dates}
                  isOpen={open === medium.medium.uuid}
                  isPending={pending === medium.medium.uuid}
                  onRate={(stars) => onOpen(medium.medium.uuid, stars)}
                  onDismiss={() => void dismiss(medium)}
                />
              )}
            </RatingList>
          ) : (
            <RatingList {...props} page={given}>
              {(rating) => (
                <GivenRow
                  key={rating.uuid}
                  rating={rating}
                  dates={props.dates}
                  isOpen={open === rating.medium.uuid}
                  onEdit={() => onOpen(rating.medium.uuid)}
                />
              )}
            </RatingList>
          )}
        </Stack>
      </Page>
    </WithDrawer>
  )
}

interface RatingListProps<Row> extends Pick<MyRatingsViewProps, 'tab' | 'counts' | 'address' | 'retry'> {
  readonly page: QueryState<ListPage<Row>>
  readonly children: (row: Row) => ReactNode
}

function RatingList<Row>({ tab, counts, address: { state, change }, retry, page, children }: RatingListProps<Row>) {
  const { formatMessage } = useIntl()
  const count = { matching: counts?.[tab] ?? null, isCapped: false, isCounting: false, onCountAll: () => undefined }
  return (
    <ListQueryView
      state={page}
      onRetry={retry}
      onFirst={state.place.at === 'start' ? null : () => change({ place: firstPlace })}
      waiting={<Skeleton lines={8} />}
    >
      {(shown) =>
        shown.items.length === 0 ? (
          <EmptyState
            title={formatMessage(emptyTitles[tab])}
            action={
              <Link href={tab === 'unrated' ? '/media' : tabHref('unrated')} variant="button">
                {formatMessage(tab === 'unrated' ? messages.media : messages.toUnrated)}
              </Link>
            }
          >
            {formatMessage(emptyMessages[tab])}
          </EmptyState>
        ) : (
          <>
            <MarginList labelledBy="page-title" isBelowRule>
              {shown.items.map(children)}
            </MarginList>
            <ListPages
              label={formatMessage(messages.pages)}
              state={state}
              count={count}
              pageInfo={shown.pageInfo}
              shown={shown.items.length}
              isLoading={page.isWaiting}
              onChange={change}
            />
          </>
        )
      }
    </ListQueryView>
  )
}

/** Asks no more for a rating; what came of it is told by a toast. */
function useDismissal(dismiss: MyRatingsData['actions']['dismiss']) {
  const { formatMessage } = useIntl()
  const [pending, setPending] = useState<string | null>(null)
  return {
    pending,
    dismiss: async ({ medium: { uuid, title } }: UnratedMedium): Promise<void> => {
      setPending(uuid)
      const reason = reasonOf(await dismiss(uuid))
      setPending(null)
      toasts.toast(
        reason === null
          ? { message: formatMessage(messages.dismissed, { title }) }
          : { tone: 'bad', message: formatMessage(messages.notDone, { title, reason: formatMessage(reason) }) },
      )
    },
  }
}
