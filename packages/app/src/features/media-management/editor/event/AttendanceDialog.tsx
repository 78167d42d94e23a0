import type { AttendanceInput, EventBookingState } from '@somo/graphql/schema'
import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Notice } from '@somo/ui/Notice'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { bookingMessages } from '../../../../domain/event/eventMessages.ts'
import { reasonOf } from '../../../../domain/list/reasonOf.ts'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import type { Message } from '../../../../platform/locale/message.ts'
import { toasts } from '../../../../platform/toasts/toasts.ts'
import { PersonPicker } from '../PersonPicker.tsx'
import * as styles from '../../../../domain/event/sessionList.css.ts'
import { sessionMessages } from './sessionMessages.ts'
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

export interface AttendanceViewProps extends Pick<AttendanceUse, 'isPending' | 'mark' | 'bookFor' | 'find'> {
  readonly bookings: readonly EventBooking[]
  readonly hasBegun: boolean
  /** It was not cancelled. */
  readonly isOpen: boolean
}

/** The states that are chosen by hand; somebody who attended keeps that. */
const chosen = ['REGISTERED', 'ATTENDED', 'ABSENT', 'EXCUSED'] as const
const isChosen = (state: EventBookingState): state is (typeof chosen)[number] => chosen.some((one) => one === state)

/** The people of a session with their attendance. */
export function AttendanceView({ bookings, hasBegun, isOpen, isPending, mark, bookFor, find }: AttendanceViewProps) {
  const { formatMessage } = useIntl()
  const [refusal, setRefusal] = useState<Message | null>(null)
  const run = async (entries: readonly AttendanceInput[]): Promise<void> => setRefusal(reasonOf(await mark(entries)))
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
            onPress={() => void run(open.map(({ uuid }) => ({ booking: uuid, state: 'ATTENDED' })))}
          >
            {formatMessage(sessionMessages.allAttended)}
          </Button>
        </div>
      ) : null}
      <ul className={styles.list}>
        {bookings.map(({ uuid, name, state }) => (
          <li key={uuid} className={styles.row}>
            <Text isStrong>{name}</Text>
            {hasBegun && isChosen(state) && state !== 'ATTENDED' ? (
              <Select
                label={formatMessage(sessionMessages.attendanceOf, { name })}
                isLabelHidden
                items={chosen.map((id) => ({ id, label: formatMessage(bookingMessages[id]) }))}
                selectedKey={state}
                onSelectionChange={(next) => {
                  if (next !== 'REGISTERED') void run([{ booking: uuid, state: next }])
                }}
              />
            ) : (
              <Text tone="ink2">{formatMessage(bookingMessages[state])}</Text>
            )}
          </li>
        ))}
      </ul>
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
    const reason = reasonOf(await bookFor(person.id))
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
