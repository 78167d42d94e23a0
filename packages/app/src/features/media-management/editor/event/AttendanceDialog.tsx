import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import type { Outcome } from '../../../../platform/form/isDone.ts'
import type { Message } from '../../../../platform/locale/message.ts'
import { toasts } from '../../../../platform/toasts/toasts.ts'
import { PersonPicker } from '../PersonPicker.tsx'
import { BookingRow } from './BookingRow.tsx'
import { placeReason } from './placeReason.ts'
import * as styles from '../../../../domain/event/sessionList.css.ts'
import { sessionMessages } from './sessionMessages.ts'
import { TakeOffDialog } from './TakeOffDialog.tsx'
import { useAttendance, type AttendanceUse, type EventBooking, type EventSession } from './useEventSessions.ts'

export interface AttendanceDialogProps {
  readonly session: EventSession
  readonly now: Date
  readonly onClose: () => void
}

/** Who booked a session and, once it has begun, who attended. */
export function AttendanceDialog({ session, now, onClose }: AttendanceDialogProps) {
  const { formatMessage } = useIntl()
  const use = useAttendance(session.uuid)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(sessionMessages.attendance)}
      actions={<Button onPress={onClose}>{formatMessage(sessionMessages.close)}</Button>}
    >
      <QueryView state={use.bookings} onRetry={use.bookings.retry}>
        {(bookings) => (
          <AttendanceView
            {...use}
            bookings={bookings}
            hasBegun={new Date(session.startsAt) <= now}
            isOpen={session.cancelReason === null}
          />
        )}
      </QueryView>
    </Dialog>
  )
}

export interface AttendanceViewProps extends Omit<AttendanceUse, 'bookings'> {
  readonly bookings: readonly EventBooking[]
  readonly hasBegun: boolean
  /** It was not cancelled. */
  readonly isOpen: boolean
}

/** The people of a session with their attendance. */
export function AttendanceView({ bookings, hasBegun, isOpen, isPending, find, ...use }: AttendanceViewProps) {
  const { mark, bookFor, giveSeat, takeOff } = use
  const { formatMessage } = useIntl()
  const [refusal, setRefusal] = useState<Message | null>(null)
  const [removed, setRemoved] = useState<EventBooking | null>(null)
  const run = async (change: Promise<Outcome>): Promise<void> => setRefusal(placeReason(await change))
  const open = bookings.filter(({ state }) => state === 'REGISTERED')
  const hint = hasBegun ? sessionMessages.attendanceHint : sessionMessages.notBegun
  return (
    <Stack space={16}>
      {isOpen && !hasBegun ? <BookFor isPending={isPending} bookFor={bookFor} find={find} /> : null}
      <Text tone="ink2">{formatMessage(bookings.length === 0 ? sessionMessages.nobody : hint)}</Text>
      {refusal === null ? null : (
        <Notice tone="bad" isLive>
          {formatMessage(refusal)}
        </Notice>
      )}
      {hasBegun && open.length > 0 ? (
        <div>
          <Button
            writes
            isPending={isPending}
            onPress={() => void run(mark(open.map(({ uuid }) => ({ booking: uuid, state: 'ATTENDED' }))))}
          >
            {formatMessage(sessionMessages.allAttended)}
          </Button>
        </div>
      ) : null}
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <BookingRow
            key={booking.uuid}
            booking={booking}
            hasBegun={hasBegun}
            isOpen={isOpen}
            isPending={isPending}
            onMark={(state) => void run(mark([{ booking: booking.uuid, state }]))}
            onGiveSeat={() => void run(giveSeat(booking.uuid))}
            onRemove={() => setRemoved(booking)}
          />
        ))}
      </ul>
      {removed === null ? null : (
        <TakeOffDialog
          booking={removed}
          isAwaited={bookings.some(({ state }) => state === 'WAITING')}
          isPending={isPending}
          takeOff={takeOff}
          onClose={() => setRemoved(null)}
        />
      )}
    </Stack>
  )
}

/** Books the session for one person after the other. */
function BookFor({ isPending, bookFor, find }: Pick<AttendanceViewProps, 'isPending' | 'bookFor' | 'find'>) {
  const { formatMessage } = useIntl()
  const [person, setPerson] = useState<{ readonly id: string; readonly label: string } | null>(null)
  const [refusal, setRefusal] = useState<Message | null>(null)
  const book = async (): Promise<void> => {
    if (person === null) return
    const reason = placeReason(await bookFor(person.id))
    setRefusal(reason)
    if (reason !== null) return
    setPerson(null)
    toasts.toast({ message: formatMessage(sessionMessages.bookedFor, { name: person.label }) })
  }
  return (
    <Stack space={8}>
      <PersonPicker
        label={formatMessage(sessionMessages.person)}
        selected={person}
        find={find}
        onChange={setPerson}
        errorMessage={refusal === null ? undefined : formatMessage(refusal)}
      />
      <Text step="small" tone="ink2">
        {formatMessage(sessionMessages.bookForHint)}
      </Text>
      {person === null ? null : (
        <div>
          <Button writes isPending={isPending} onPress={() => void book()}>
            {formatMessage(sessionMessages.bookFor)}
          </Button>
        </div>
      )}
    </Stack>
  )
}
