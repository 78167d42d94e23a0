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
        {(bookings) => <AttendanceView {...{ ...use, bookings }} hasBegun={new Date(session.startsAt) <= now} />}
      </QueryView>
    </Dialog>
  )
}

export interface AttendanceViewProps extends Pick<AttendanceUse, 'isPending' | 'mark'> {
  readonly bookings: readonly EventBooking[]
  readonly hasBegun: boolean
}

/** The states that are chosen by hand; somebody who attended keeps that. */
const chosen = ['REGISTERED', 'ATTENDED', 'ABSENT', 'EXCUSED'] as const
const isChosen = (state: EventBookingState): state is (typeof chosen)[number] => chosen.some((one) => one === state)

/** The people of a session with their attendance. */
export function AttendanceView({ bookings, hasBegun, isPending, mark }: AttendanceViewProps) {
  const { formatMessage } = useIntl()
  const [refusal, setRefusal] = useState<Message | null>(null)
  const run = async (entries: readonly AttendanceInput[]): Promise<void> => setRefusal(reasonOf(await mark(entries)))
  const open = bookings.filter(({ state }) => state === 'REGISTERED')
  if (bookings.length === 0) return <Text tone="ink2">{formatMessage(sessionMessages.nobody)}</Text>
  return (
    <Stack space={16}>
      <Text tone="ink2">{formatMessage(hasBegun ? sessionMessages.attendanceHint : sessionMessages.notBegun)}</Text>
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
