import type { EventBookingState } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Select } from '@somo/ui/Select'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { bookingMessages } from '../../../../domain/event/eventMessages.ts'
import * as styles from '../../../../domain/event/sessionList.css.ts'
import { sessionMessages } from './sessionMessages.ts'
import type { EventBooking } from './useEventSessions.ts'

/** The states that are chosen by hand; somebody who attended keeps that. */
const chosen = ['REGISTERED', 'ATTENDED', 'ABSENT', 'EXCUSED'] as const
const isChosen = (state: EventBookingState): state is (typeof chosen)[number] => chosen.some((one) => one === state)

export interface BookingRowProps {
  readonly booking: EventBooking
  readonly hasBegun: boolean
  /** It was not cancelled. */
  readonly isOpen: boolean
  readonly isPending: boolean
  readonly onMark: (state: 'ATTENDED' | 'ABSENT' | 'EXCUSED') => void
  readonly onGiveSeat: () => void
  readonly onRemove: () => void
}

/** A person of a session: places are changed before it begins, attendance is recorded afterwards. */
export function BookingRow({
  booking: { name, state },
  hasBegun,
  isOpen,
  isPending,
  onMark,
  onGiveSeat,
  onRemove,
}: BookingRowProps) {
  const { formatMessage } = useIntl()
  const isMovable = isOpen && !hasBegun && (state === 'REGISTERED' || state === 'WAITING')
  return (
    <li className={styles.row}>
      <Text isStrong>{name}</Text>
      {hasBegun && isChosen(state) && state !== 'ATTENDED' ? (
        <Select
          label={formatMessage(sessionMessages.attendanceOf, { name })}
          isLabelHidden
          items={chosen.map((id) => ({ id, label: formatMessage(bookingMessages[id]) }))}
          selectedKey={state}
          onSelectionChange={(next) => {
            if (next !== 'REGISTERED') onMark(next)
          }}
        />
      ) : (
        <Text tone="ink2">{formatMessage(bookingMessages[state])}</Text>
      )}
      {isMovable ? (
        <div className={styles.aside}>
          {state === 'WAITING' ? (
            <Button
              writes
              size="sm"
              isPending={isPending}
              aria-label={formatMessage(sessionMessages.giveSeatTo, { name })}
              onPress={onGiveSeat}
            >
              {formatMessage(sessionMessages.giveSeat)}
            </Button>
          ) : null}
          <Button
            writes
            size="sm"
            aria-haspopup="dialog"
            aria-label={formatMessage(sessionMessages.removeName, { name })}
            onPress={onRemove}
          >
            {formatMessage(sessionMessages.remove)}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
