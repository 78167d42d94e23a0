import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { EllipsisVertical, Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { eventMessages } from '../../../../domain/event/eventMessages.ts'
import { SessionFacts } from '../../../../domain/event/SessionFacts.tsx'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import type { Message } from '../../../../platform/locale/message.ts'
import { toasts } from '../../../../platform/toasts/toasts.ts'
import { AttendanceDialog } from './AttendanceDialog.tsx'
import { CancelSessionDialog } from './CancelSessionDialog.tsx'
import * as styles from '../../../../domain/event/sessionList.css.ts'
import { SessionDialog } from './SessionDialog.tsx'
import { sessionMessages } from './sessionMessages.ts'
import { useEventSessions, type EventSession, type EventSessionsUse } from './useEventSessions.ts'

export interface EventEditorProps {
  readonly medium: string
  readonly dates: Dates
}

/** The sessions of an event. */
export function EventEditor({ medium, dates }: EventEditorProps) {
  const use = useEventSessions(medium)
  const [now] = useState(() => new Date())
  return (
    <QueryView state={use.sessions} onRetry={use.sessions.retry}>
      {(sessions) => <SessionsView {...use} sessions={sessions} dates={dates} now={now} />}
    </QueryView>
  )
}

export interface SessionsViewProps extends Pick<EventSessionsUse, 'save' | 'cancel'> {
  readonly sessions: readonly EventSession[]
  readonly dates: Dates
  readonly now: Date
}

type OpenDialog =
  | { readonly kind: 'save'; readonly session: EventSession | null }
  | { readonly kind: 'cancel' | 'attendance'; readonly session: EventSession }

/** The sessions with their seats, and what can be done with each. */
export function SessionsView({ sessions, dates, now, save, cancel }: SessionsViewProps) {
  const { formatMessage } = useIntl()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = (): void => setDialog(null)
  const done = (message: Message) => (): void => {
    close()
    toasts.toast({ message: formatMessage(message) })
  }
  return (
    <Stack space={20}>
      <Text tone="ink2">{formatMessage(sessionMessages.hint)}</Text>
      <div>
        <Button writes icon={<Icon glyph={Plus} />} onPress={() => setDialog({ kind: 'save', session: null })}>
          {formatMessage(sessionMessages.add)}
        </Button>
      </div>
      {sessions.length === 0 ? (
        <EmptyState title={formatMessage(sessionMessages.none)}>{formatMessage(sessionMessages.noneHint)}</EmptyState>
      ) : (
        <ul className={styles.list} aria-label={formatMessage(sessionMessages.list)}>
          {sessions.map((session) => (
            <li key={session.uuid} className={styles.row}>
              <SessionFacts session={session} dates={dates} />
              <SessionAside session={session} dates={dates} now={now} onOpen={setDialog} />
            </li>
          ))}
        </ul>
      )}
      {dialog?.kind === 'save' ? (
        <SessionDialog
          save={save}
          session={dialog.session}
          pattern={dates.pattern}
          onSaved={done(sessionMessages.saved)}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'cancel' ? (
        <CancelSessionDialog
          cancel={cancel}
          session={dialog.session}
          onCancelled={done(sessionMessages.cancelled)}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'attendance' ? <AttendanceDialog session={dialog.session} now={now} onClose={close} /> : null}
    </Stack>
  )
}

interface SessionAsideProps extends Pick<SessionsViewProps, 'dates' | 'now'> {
  readonly session: EventSession
  readonly onOpen: (dialog: OpenDialog) => void
}

function SessionAside({ session, dates, now, onOpen }: SessionAsideProps) {
  const { formatMessage } = useIntl()
  const { seats, registered: people, waiting, cancelReason, day, startsAt } = session
  const isOpen = cancelReason === null
  const item = (kind: 'save' | 'cancel' | 'attendance', label: Message) => ({
    id: kind,
    label: formatMessage(label),
    writes: kind !== 'attendance',
    onAction: () => onOpen({ kind, session }),
  })
  return (
    <div className={styles.aside}>
      <Text step="small" tone="ink2">
        {seats === null
          ? formatMessage(sessionMessages.registered, { people })
          : formatMessage(sessionMessages.seats, { people, seats })}
        {waiting === 0 ? null : <> · {formatMessage(eventMessages.waiting, { people: waiting })}</>}
      </Text>
      <MenuButton
        label={formatMessage(sessionMessages.actions, { date: dates.day(day) })}
        icon={<Icon glyph={EllipsisVertical} />}
        isSquare
        placement="bottom end"
        sections={[
          {
            id: 'session',
            items: [
              item('attendance', sessionMessages.attendance),
              ...(isOpen ? [item('save', sessionMessages.change)] : []),
              ...(isOpen && new Date(startsAt) > now ? [item('cancel', sessionMessages.cancel)] : []),
            ],
          },
        ]}
      >
        {null}
      </MenuButton>
    </div>
  )
}
