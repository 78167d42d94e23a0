import {
  CountMyLearningDocument,
  MyLearningDocument,
  MyLearningTabsDocument,
  WithdrawEnrolmentDocument,
  type MyLearningTabsQuery,
} from '@somo/graphql/media'
import { useLocation } from 'react-router-dom'
import type { OwnEnrolment } from '../../domain/learning/enrolmentStatus.ts'
import { pageOf } from '../../domain/list/definition/listPage.ts'
import { useListAddress, type ListAddress } from '../../domain/list/state/useListAddress.ts'
import { useListCount, type CountUse } from '../../domain/list/state/useListCount.ts'
import type { ListPage } from '../../domain/list/state/useListPlace.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import { useQueryState, type QueryUse } from '../../platform/api/useQueryState.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import type { Message } from '../../platform/locale/message.ts'
import { mediaLists, tabOfApi, type MediaTab } from './list/mediaList.ts'
import { readMediaPlace } from './mediaAddress.ts'
import { useRenewal, type RenewEnrolment } from './useRenewal.ts'

/** How many enrolments each part has. */
export type TabCounts = MyLearningTabsQuery['learning']['mineCounts'] & { readonly tasks: number }

/** The person's own learning, one part at a time. */
export interface MyMediaData {
  readonly tab: MediaTab
  /** null while they did not come. */
  readonly counts: TabCounts | null
  readonly address: ListAddress<'entry'>
  readonly page: QueryState<ListPage<OwnEnrolment>>
  readonly count: CountUse
  readonly retry: () => void
  readonly renew: RenewEnrolment
  /** Takes back a request, or ends what the person added; answers why not, or null. */
  readonly withdraw: (enrolment: OwnEnrolment) => Promise<Message | null>
}

/** How much each part of the page has. */
export const useTabCounts = (): QueryUse<TabCounts> =>
  useQueryState(MyLearningTabsDocument, {
    pick: ({ learning, tasks }) => ({ ...learning.mineCounts, tasks: tasks.mineCounts.toDo }),
    fetchPolicy: 'cache-and-network',
  })

/** The person's own learning as the address asks for it. */
export function useMyMedia(): MyMediaData {
  const { tab } = readMediaPlace(useLocation().search)
  const { locale } = useLocale()
  const list = mediaLists[tab]
  const address = useListAddress(list)
  const { state, kept } = address
  const filter = { ...list.filterOf(state), tab: tabOfApi[tab] }
  const page = useQueryState(MyLearningDocument, {
    variables: { page: pageOf(state), locale, filter, sort: list.sortOf(state) },
    keeps: 'whileWaiting',
    pick: (data) => data.learning.mine,
    fetchPolicy: 'cache-and-network',
  })
  const count = useListCount(CountMyLearningDocument, {
    variables: { filter },
    listed: `${tab} ${kept}`,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.learning.count,
  })
  const counts = useTabCounts()
  const renew = useRenewal()
  const withdrawal = useAction(WithdrawEnrolmentDocument, (data) => data.learning.withdraw)
  const retry = (): void => {
    page.retry()
    count.retry()
    counts.retry()
  }
  return {
    tab,
    counts: counts.data,
    address,
    page,
    count,
    retry,
    renew,
    withdraw: async ({ uuid }) => {
      const reason = reasonOf(await withdrawal.run({ enrolment: uuid, locale }))
      if (reason === null) retry()
      return reason
    },
  }
}
