import {
  DismissMediumDocument,
  OwnRatingsDocument,
  RateableMediumDocument,
  RateMediumDocument,
  RatingCountsDocument,
  UnratedMediaDocument,
  WithdrawRatingDocument,
} from '@somo/graphql/my-ratings'
import { useLocation } from 'react-router-dom'
import { pageOf } from '../../domain/list/definition/listPage.ts'
import { useListAddress } from '../../domain/list/state/useListAddress.ts'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { ratingLists, readRatingTab } from './ratingLists.ts'
import type { MyRatingsData, RatingActions, RatingOutcome } from './ratingTypes.ts'

/** The person's ratings and what waits for one, as the address asks for it. */
export function useMyRatings(): MyRatingsData {
  const tab = readRatingTab(useLocation().search)
  const { locale } = useLocale()
  const address = useListAddress(ratingLists[tab])
  const { open } = address.state
  const variables = { page: pageOf(address.state), locale }
  const unrated = useQueryState(UnratedMediaDocument, {
    variables,
    isWanted: tab === 'unrated',
    keeps: 'whileWaiting',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.ratings.unrated,
  })
  const given = useQueryState(OwnRatingsDocument, {
    variables,
    isWanted: tab === 'given',
    keeps: 'whileWaiting',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.ratings.mine,
  })
  const counts = useQueryState(RatingCountsDocument, {
    pick: (data) => data.ratings.counts,
    fetchPolicy: 'cache-and-network',
  })
  const rateable = useQueryState(RateableMediumDocument, {
    variables: { medium: open ?? '', locale },
    isWanted: open !== null,
    isRequired: true,
    pick: (data) => data.ratings.rateable,
    fetchPolicy: 'network-only',
  })
  const shown = tab === 'unrated' ? unrated : given
  const retry = (): void => {
    shown.retry()
    counts.retry()
  }
  const actions = useRatingActions(locale, async (isOpen) => {
    await Promise.all([shown.refetch(), counts.refetch(), ...(isOpen ? [rateable.refetch()] : [])])
  })
  return { tab, counts: counts.data, address, unrated, given, rateable, retry, actions }
}

/** `refresh` shows what is so now; `true` where the form is still open. */
function useRatingActions(locale: string, refresh: (isOpen: boolean) => Promise<void>): RatingActions {
  const rate = useAction(RateMediumDocument, (data) => data.rating.rate)
  const withdraw = useAction(WithdrawRatingDocument, (data) => data.rating.withdraw)
  const dismiss = useAction(DismissMediumDocument, (data) => data.rating.dismiss)
  const shown = async (step: Promise<ActionResult<unknown>>): Promise<RatingOutcome> => {
    const { payload, userErrors, problem } = await step
    // Also after an error: the rating was changed in another tab, say.
    if (payload !== null) await refresh(userErrors.length > 0)
    return { userErrors, problem }
  }
  return {
    rate: ({ medium, rating }, input) =>
      shown(rate.run({ medium: medium.uuid, revision: rating?.revision ?? null, input, locale })),
    withdraw: ({ medium, revision }) => shown(withdraw.run({ medium: medium.uuid, revision, locale })),
    dismiss: (medium) => shown(dismiss.run({ medium })),
  }
}
