import { AlertDialog, useAlertDialogWarmer } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { messages } from '../messages.ts'
import type { SignInSession } from '../profileTypes.ts'
import * as styles from './SessionList.css.ts'

export interface SessionListProps {
  readonly sessions: readonly SignInSession[]
  readonly dates: Dates
  /** Ends one session; resolves to what kept it from ending, null where nothing did. */
  readonly onEnd: (session: SignInSession, device: string) => Promise<string | null>
  /** Ends all but this one; resolves as `onEnd`. */
  readonly onEndOthers: () => Promise<string | null>
}

/** Each browser the person is signed in with, this one first; all others can be ended. */
export function SessionList({ sessions, dates, onEnd, onEndOthers }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null)
  const ordered = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length
  // The button goes with its row, so the focus goes to what stays.
  const goToList = (): void => list.current?.focus()
  return (
    <>
      <ul className={styles.list} ref={list} tabIndex={-1} role="list">
        {ordered.map((session) => (
          <SessionRow key={session.uuid} session={session} dates={dates} onEnd={onEnd} onGone={goToList} />
        ))}
      </ul>
      {others > 1 ? <EndOthers count={others} onEndOthers={onEndOthers} onGone={goToList} /> : null}
    </>
  )
}

interface SessionRowProps extends Pick<SessionListProps, 'dates' | 'onEnd'> {
  readonly session: SignInSession
  readonly onGone: () => void
}

function SessionRow({ session, dates, onEnd, onGone }: SessionRowProps) {
  const { formatMessage } = useIntl()
  const nameId = useId()
  const [isEnding, setEnding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const device = useDeviceName(session)
  const at = (moment: string) => ({ date: dates.date(new Date(moment)), time: dates.time(new Date(moment)) })
  const end = async (): Promise<void> => {
    setEnding(true)
    const problem = await onEnd(session, device)
    setEnding(false)
    setFailure(problem)
    if (problem === null) onGone()
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name} id={nameId}>
          {device}
          {session.isCurrent ? <StatusChip kind="done">{formatMessage(messages.current)}</StatusChip> : null}
        </span>
        <Text step="small" tone="ink2">
          {formatMessage(messages.lastSeen, at(session.lastSeenAt))}
        </Text>
        <Text step="small" tone="ink3">
          {formatMessage(messages.since, at(session.signedInAt))}
        </Text>
        {session.keptUntil === null ? null : (
          <Text step="small" tone="ink3">
            {formatMessage(messages.keptUntil, { date: at(session.keptUntil).date })}
          </Text>
        )}
        <div className={styles.failure} role="alert">
          {failure}
        </div>
      </div>
      {session.isCurrent ? null : (
        <Button size="sm" isPending={isEnding} onPress={() => void end()} aria-describedby={nameId}>
          {formatMessage(messages.end)}
        </Button>
      )}
    </li>
  )
}

/** Such as "Firefox on Windows", as far as the browser's description tells. */
function useDeviceName({ browser, system }: SignInSession): string {
  const { formatMessage } = useIntl()
  if (browser !== null && system !== null) return formatMessage(messages.device2, { browser, system })
  return browser ?? system ?? formatMessage(messages.unknownDevice)
}

interface EndOthersProps extends Pick<SessionListProps, 'onEndOthers'> {
  readonly count: number
  readonly onGone: () => void
}

function EndOthers({ count, onEndOthers, onGone }: EndOthersProps) {
  const { formatMessage } = useIntl()
  const warm = useAlertDialogWarmer()
  const [isOpen, setOpen] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const end = async (): Promise<void> => {
    setEnding(true)
    const problem = await onEndOthers()
    setEnding(false)
    setFailure(problem)
    if (problem !== null) return
    setOpen(false)
    onGone()
  }
  return (
    <div>
      <Button onIntent={warm} onPress={() => setOpen(true)}>
        {formatMessage(messages.endOthers)}
      </Button>
      <AlertDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={formatMessage(messages.endOthersTitle, { count })}
        actionLabel={formatMessage(messages.endOthers)}
        onAction={() => void end()}
        isPending={isEnding}
        {...(failure !== null && { errorMessage: failure })}
      >
        {formatMessage(messages.endOthersSentence)}
      </AlertDialog>
    </div>
  )
}
