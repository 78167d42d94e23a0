import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Link } from '@somo/ui/Link'
import { Notice } from '@somo/ui/Notice'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { AskAndAct } from '../../../ask/AskAndAct.tsx'
import { eventMessages } from '../../../event/eventMessages.ts'
import { SessionFacts } from '../../../event/SessionFacts.tsx'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import { useDates, type Dates } from '../../../../platform/locale/dates/useDates.ts'
import type { Message } from '../../../../platform/locale/message.ts'
import { DoneNote } from '../DoneNote.tsx'
import type { PartProps } from '../partTypes.ts'
import * as styles from '../../../event/sessionList.css.ts'
import { eventPartMessages } from './eventPartMessages.ts'
import { useEventOffer, type EventOfferUse, type Offer, type OfferedSession } from './useEventOffer.ts'

/** An event: its dates, and the one that the person booked. It is complete when somebody recorded that they attended. */
export function EventPart({ attempt, isCompleted }: PartProps) {
  const use = useEventOffer(attempt.uuid)
  const dates = useDates()
  return (
    <QueryView state={use.offer} onRetry={use.offer.retry} waiting={<Skeleton lines={4} />}>
      {(offer) => <EventView {...use} offer={offer} dates={dates} isCompleted={isCompleted} />}
    </QueryView>
  )
}

export interface EventViewProps extends Omit<EventOfferUse, 'offer'> {
  readonly offer: Offer
  readonly dates: Dates
  readonly isCompleted: boolean
}

const held = new Set<Offer['state']>(['REGISTERED', 'WAITING'])

/** The dates of an event, and the one that was chosen. */
export function EventView({ offer, dates, isCompleted, isPending, refusal, book, withdraw }: EventViewProps) {
  const { formatMessage } = useIntl()
  const { sessions, session, state } = offer
  const own = sessions.find(({ uuid }) => uuid === session) ?? null
  const isHeld = own !== null && held.has(state)
  const offered = sessions.filter((one) => (one !== own || state === 'WITHDRAWN') && one.cancelReason === null)
  return (
    <Stack space={20}>
      {refusal === null ? null : (
        <Notice tone="bad" isLive>
          {formatMessage(eventPartMessages.notDone, { reason: formatMessage(refusal) })}
        </Notice>
      )}
      {isCompleted || state === 'ATTENDED' ? (
        <DoneNote>{formatMessage(eventPartMessages.attended)}</DoneNote>
      ) : (
        <>
          <Standing offer={offer} own={own} dates={dates} withdraw={withdraw} />
          {isHeld ? null : (
            <SessionList
              dates={dates}
              isPending={isPending}
              book={book}
              sessions={offered}
              hasNone={offered.length === 0}
            />
          )}
        </>
      )}
    </Stack>
  )
}

const standings: Partial<Readonly<Record<NonNullable<Offer['state']>, readonly ['ok' | 'info' | 'warn', Message]>>> = {
  REGISTERED: ['ok', eventPartMessages.registered],
  WAITING: ['info', eventPartMessages.waiting],
  CANCELLED: ['warn', eventPartMessages.cancelled],
  ABSENT: ['warn', eventPartMessages.missed],
  EXCUSED: ['warn', eventPartMessages.missed],
}

type StandingProps = Pick<EventViewProps, 'offer' | 'dates' | 'withdraw'> & {
  readonly own: OfferedSession | null
}

/** What became of the session that was chosen. */
function Standing({ offer: { state }, own, dates, withdraw }: StandingProps) {
  const { formatMessage } = useIntl()
  const standing = state === null ? undefined : standings[state]
  if (standing === undefined || own === null) return <Text tone="ink2">{formatMessage(eventPartMessages.choose)}</Text>
  const [tone, text] = standing
  return (
    <Stack space={16}>
      <Notice tone={tone}>{formatMessage(text)}</Notice>
      <SessionFacts session={own} dates={dates} />
      {own.joinUrl === null ? null : (
        <Link href={own.joinUrl} variant="action" isExternal>
          {formatMessage(eventPartMessages.join)}
        </Link>
      )}
      {held.has(state) ? (
        <AskAndAct
          label={formatMessage(eventPartMessages.withdraw)}
          title={formatMessage(eventPartMessages.withdrawTitle)}
          act={async () => {
            // What went wrong is told above the dates.
            await withdraw()
            return null
          }}
        >
          {formatMessage(eventPartMessages.withdrawText)}
        </AskAndAct>
      ) : null}
    </Stack>
  )
}

type SessionListProps = Pick<EventViewProps, 'dates' | 'isPending' | 'book'> & {
  readonly sessions: readonly OfferedSession[]
  readonly hasNone: boolean
}

function SessionList({ sessions, hasNone, dates, isPending, book }: SessionListProps) {
  const { formatMessage } = useIntl()
  if (hasNone)
    return (
      <EmptyState title={formatMessage(eventPartMessages.none)}>{formatMessage(eventPartMessages.noneHint)}</EmptyState>
    )
  return (
    <ul className={styles.list} aria-label={formatMessage(eventPartMessages.sessions)}>
      {sessions.map((session) => (
        <li key={session.uuid} className={styles.row}>
          <SessionFacts session={session} dates={dates} />
          <BookStep session={session} dates={dates} isPending={isPending} book={book} />
        </li>
      ))}
    </ul>
  )
}

function BookStep({
  session,
  dates,
  isPending,
  book,
}: Pick<EventViewProps, 'dates' | 'isPending' | 'book'> & { readonly session: OfferedSession }) {
  const { formatMessage } = useIntl()
  const { uuid, day, seats, registered, hasWaitingList } = session
  const left = seats === null ? null : Math.max(0, seats - registered)
  const date = dates.day(day)
  const isFull = left === 0
  return (
    <div className={styles.aside}>
      {left === null ? null : (
        <Text step="small" tone="ink2">
          {formatMessage(eventMessages.seatsLeft, { seats: left })}
        </Text>
      )}
      {isFull && !hasWaitingList ? (
        <Text step="small">{formatMessage(eventPartMessages.full)}</Text>
      ) : (
        <Button
          writes
          isPending={isPending}
          aria-label={formatMessage(isFull ? eventPartMessages.waitOf : eventPartMessages.bookOf, { date })}
          onPress={() => void book(uuid)}
        >
          {formatMessage(isFull ? eventPartMessages.wait : eventPartMessages.book)}
        </Button>
      )}
    </div>
  )
}
