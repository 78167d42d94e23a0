import { BookEventDocument, EventOfferDocument, WithdrawFromEventDocument } from '@somo/graphql/event-offer'
import type { EventOfferQuery } from '@somo/graphql/event-offer'
import { useState } from 'react'
import { reasonOf } from '../../../list/reasonOf.ts'
import { useAction } from '../../../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../../../platform/api/useQueryState.ts'
import type { Message } from '../../../../platform/locale/message.ts'
import { eventPartMessages } from './eventPartMessages.ts'

export type Offer = NonNullable<EventOfferQuery['events']['offer']>
export type OfferedSession = Offer['sessions'][number]

/** The sessions of an event, and what the person chose. */
export interface EventOfferUse {
  readonly offer: QueryUse<Offer>
  readonly isPending: boolean
  /** Why the last step was not taken. */
  readonly refusal: Message | null
  readonly book: (session: string) => Promise<void>
  readonly withdraw: () => Promise<void>
}

const refusals: Readonly<Record<string, Message>> = {
  LOCKED: eventPartMessages.taken,
  IN_THE_PAST: eventPartMessages.begun,
}

/** Asks for the sessions of an attempt, books one and gives a seat back. */
export function useEventOffer(attempt: string): EventOfferUse {
  const offer = useQueryState(EventOfferDocument, {
    variables: { attempt },
    keeps: 'always',
    isRequired: true,
    fetchPolicy: 'network-only',
    pick: (data) => data.events.offer,
  })
  const booking = useAction(BookEventDocument, (data) => data.event.book)
  const withdrawal = useAction(WithdrawFromEventDocument, (data) => data.event.withdraw)
  const [refusal, setRefusal] = useState<Message | null>(null)
  const take = async (step: Promise<Parameters<typeof reasonOf>[0]>): Promise<void> => {
    const result = await step
    const [error] = result.userErrors
    setRefusal((error === undefined ? undefined : refusals[error.code]) ?? reasonOf(result))
    await offer.refetch()
  }
  return {
    offer,
    isPending: booking.isPending || withdrawal.isPending,
    refusal,
    book: (session) => take(booking.run({ attempt, session })),
    withdraw: () => take(withdrawal.run({ attempt })),
  }
}
