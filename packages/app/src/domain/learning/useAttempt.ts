import { useApolloClient } from '@apollo/client/react'
import { StartAttemptDocument } from '@somo/graphql/media-player'
import type { MediumKind, UserErrorCode } from '@somo/graphql/schema'
import { use, useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { actionResult, settled } from '../../platform/api/actionResult.ts'
import { connectionWatch } from '../../platform/connection/browserConnection.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { holdAttempt, isAttemptOpen } from './attemptLock.ts'
import type { AttemptChange } from './journal/attemptJournal.ts'
import { beforeFirstWrite, createAttemptWriter, type AttemptWriter, type WriterState } from './journal/attemptWriter.ts'
import { sendLeftovers } from './journal/sendLeftovers.ts'
import { LearningStoresContext } from './learningStores.ts'
import type { PlayedAttempt, PlayedEnrolment } from './learningTypes.ts'
import { useCommit } from './useCommit.ts'

type Writer = AttemptWriter<PlayedEnrolment>

/** What came of opening an attempt. */
interface Opened {
  /** What was opened; an earlier answer is not shown for another item. */
  readonly key: string
  readonly device: string
  readonly attempt: PlayedAttempt | null
  /** null while nothing is written: before it is open, and where a completed medium is only looked at. */
  readonly writer: Writer | null
  /** Why it cannot be opened. */
  readonly refusal: UserErrorCode | null
  readonly problem: Problem | null
}

/** An attempt that is played: what was stored, and how to store more. */
export interface AttemptUse extends WriterState<PlayedEnrolment> {
  readonly isOpening: boolean
  /** The name this player writes under; '' before it is open. */
  readonly device: string
  readonly attempt: PlayedAttempt | null
  readonly refusal: UserErrorCode | null
  readonly problem: Problem | null
  /** Keeps a change on the device, then sends it. The same function until another attempt is opened. */
  readonly save: (change: AttemptChange) => void
  /**
   * Calls back right before the rest is sent, so that what changes all the time, such as the place in a recording, is saved
   * once more. When the person leaves, what it promises is waited for; at the end of the page nothing is. The answer ends it.
   */
  readonly onBeforeSend: (collect: Collect) => () => void
  /** Sends the rest and waits for the acknowledgement; false where none came: then everything is kept on this device. */
  readonly leave: () => Promise<boolean>
  /** Opens it again after a failure, or after another player has taken it over. */
  readonly reopen: () => void
}

/** Saves what is not saved yet. */
type Collect = (isLeaving: boolean) => Promise<void> | void

/** Kinds that report nothing but their answers. */
const endsByHandIn: ReadonlySet<MediumKind> = new Set(['QUIZ', 'SURVEY'])

const none = { device: '', attempt: null, writer: null, refusal: null, problem: null }

/** Opens a medium, or one item of a course, for the person at hand. An empty enrolment opens nothing. */
export function useAttempt(enrolment: string | null, item: string | null): AttemptUse {
  const client = useApolloClient()
  const send = useCommit()
  const { journal: table } = use(LearningStoresContext)
  const subject = useSession().snapshot.claims?.subject ?? ''
  const [tries, setTries] = useState(0)
  const key = `${enrolment} ${item} ${tries}`
  const [opened, setOpened] = useState<Opened>({ key: '', ...none })

  useEffect(
    function open() {
      if (enrolment === null) return undefined
      const device = crypto.randomUUID()
      let writer: Writer | null = null
      let isOver = false
      const release = holdAttempt(device)
      void (async () => {
        // Before the server hears of this player: it takes nothing from earlier ones afterwards.
        await sendLeftovers(subject, { table, send, isInUse: isAttemptOpen })
        const call = client.mutate({ mutation: StartAttemptDocument, variables: { enrolment, item, device } })
        const { payload, problem } = actionResult(await settled(call), ({ learning }) => learning.start)
        if (isOver) return
        const attempt = payload?.attempt ?? null
        if (attempt !== null && !attempt.isReview)
          writer = createAttemptWriter(
            { device, subject, attempt: attempt.uuid, sequence: attempt.sequence, sending: null, waiting: null },
            { table, send, marksLeaving: !endsByHandIn.has(attempt.content.kind) },
          )
        setOpened({ key, device, attempt, writer, refusal: payload?.userErrors[0]?.code ?? null, problem })
      })()
      return () => {
        isOver = true
        writer?.hide()
        writer?.close()
        release()
      }
    },
    [client, send, table, subject, enrolment, item, key],
  )

  const current = opened.key === key ? opened : { key, ...none }
  const { writer } = current
  const state = useWriterState(writer)
  const collector = useRef<Collect | null>(null)
  useSendingInTime(writer, collector)
  const save = useCallback((change: AttemptChange) => writer?.save(change), [writer])
  const leave = useCallback(async () => {
    await collector.current?.(true)
    return (await writer?.leave()) ?? true
  }, [writer])
  const onBeforeSend = useCallback((collect: Collect) => {
    collector.current = collect
    return () => {
      if (collector.current === collect) collector.current = null
    }
  }, [])
  const reopen = useCallback(() => setTries((before) => before + 1), [])
  const { attempt, device, refusal, problem } = current
  return {
    ...state,
    device,
    attempt,
    refusal,
    problem,
    isOpening: opened.key !== key,
    save,
    onBeforeSend,
    leave,
    reopen,
  }
}

const nothing = (): (() => void) => () => undefined

const useWriterState = (writer: Writer | null): WriterState<PlayedEnrolment> =>
  useSyncExternalStore(writer?.subscribe ?? nothing, writer?.getSnapshot ?? (() => beforeFirstWrite))

/** Sends when the network is back, and before the page may end: hidden pages of phones are closed without a word. */
function useSendingInTime(writer: Writer | null, collector: RefObject<Collect | null>): void {
  useEffect(
    function listen() {
      if (writer === null) return undefined
      const end = (): void => {
        void collector.current?.(false)
        writer.hide()
      }
      const hide = (): void => {
        if (document.visibilityState === 'hidden') end()
      }
      const online = connectionWatch.subscribe(() => {
        if (connectionWatch.get() === 'online') writer.retry()
      })
      window.addEventListener('pagehide', end)
      document.addEventListener('visibilitychange', hide)
      return () => {
        online()
        window.removeEventListener('pagehide', end)
        document.removeEventListener('visibilitychange', hide)
      }
    },
    [writer, collector],
  )
}
