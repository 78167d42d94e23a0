import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { PlayedPackage } from '../../../learning/learningTypes.ts'
import { useSession } from '../../../../platform/session/SessionContext.tsx'
import type { PartProps } from '../partTypes.ts'
import {
  addRefusal,
  addReport,
  changeOf,
  firstUnit,
  forgetUnit,
  initialCmi,
  parseCmi,
  readPackageState,
  requestedUnit,
  unitsOf,
  type LearningUnit,
  type PackageState,
} from './packageState.ts'
import { nothingOpen, readSnapshot, type PackageNavigation } from './sequencing.ts'
import { usePackageFrame, type PackageFrame, type RuntimeMessage, type SendCommand } from './usePackageFrame.ts'

/** In ms: a package that does not end itself in this time is left. */
const patience = 4000
/** In ms: after that the person is told that the run-time page does not come. */
const loadingPatience = 15_000

export interface PackageUse {
  readonly frame: PackageFrame['frame']
  readonly state: PackageState
  /** The unit that is open; null where the package has none. */
  readonly unit: LearningUnit | null
  /** The person was about to leave: the package has ended and is not on screen. */
  readonly isClosed: boolean
  /** The run-time page has not come. */
  readonly isSilent: boolean
  readonly open: (unit: LearningUnit) => void
  /** What the rules of the package allow; null where the person chooses freely. */
  readonly navigation: PackageNavigation | null
  /** Asks the rules for the next or the previous activity. */
  readonly navigate: (request: 'continue' | 'previous') => void
  /** Opens a closed package again. */
  readonly resume: () => void
}

interface PackageOptions extends Pick<PartProps, 'attempt' | 'save' | 'onBeforeSend'> {
  readonly played: PlayedPackage
}

/** Plays a SCORM package: opens its units in the run-time page, and saves everything they store. */
export function usePackage({ played, attempt, save, onBeforeSend }: PackageOptions): PackageUse {
  const { claims } = useSession().snapshot
  const [state, setState] = useState(() => readPackageState(attempt))
  const [unit, setUnit] = useState(() => (played.sequencing === null ? firstUnit(state, played) : null))
  const [isClosed, setClosed] = useState(false)
  const [isReady, setReady] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  // Messages follow each other faster than it is drawn.
  const latest = useRef({ state, unit })
  const openedAt = useRef<number | null>(null)
  const closed = useRef<(() => void) | null>(null)

  const keep = (next: PackageState): void => {
    latest.current.state = next
    setState(next)
    const seconds = attempt.seconds + Math.round((performance.now() - (openedAt.current ?? performance.now())) / 1000)
    save(changeOf(next, played, seconds))
  }
  const launch = (next: LearningUnit, send: SendCommand): void => {
    openedAt.current ??= performance.now()
    setClosed(false)
    setUnit(next)
    const current = { ...latest.current.state, current: next.id }
    latest.current = { state: current, unit: next }
    const learner = { id: claims?.subject ?? '', name: claims?.name ?? '', isReview: attempt.isReview }
    const cmi = initialCmi(current, next, played.standard, learner)
    send({ kind: 'open', id: next.id, address: next.address, cmi })
  }
  /** Hands the rules of the package to the run-time page, which says what to open. */
  const begin = (send: SendCommand): void => {
    const { sequencing } = latest.current.state
    send({ kind: 'begin', tree: played.sequencing ?? '', state: sequencing?.state ?? '' })
  }
  const report = (
    { activity, cmi: text, nav, isEnded }: Extract<RuntimeMessage, { kind: 'state' }>,
    send: SendCommand,
  ): void => {
    const cmi = parseCmi(text)
    if (cmi === null || !played.activities.some(({ id }) => id === activity)) return
    keep(addReport(latest.current.state, activity, { cmi, isEnded }))
    if (played.sequencing !== null) return
    const next = isEnded && activity === latest.current.unit?.id ? requestedUnit(played, activity, nav) : null
    if (next !== null) launch(next, send)
  }
  const receive = (message: RuntimeMessage, send: SendCommand): void => {
    const { unit: current, state: now } = latest.current
    if (message.kind === 'ready') {
      setReady(true)
      if (played.sequencing !== null) begin(send)
      else if (current !== null) launch(current, send)
    }
    if (message.kind === 'sequencing') {
      const sequencing = readSnapshot(parseCmi(message.snapshot))
      setBegun(true)
      if (sequencing !== null) keep({ ...now, sequencing })
    }
    if (message.kind === 'deliver') {
      const next = unitsOf(played).find(({ id }) => id === message.activity)
      if (message.isNew) latest.current.state = forgetUnit(now, message.activity)
      if (next !== undefined) launch(next, send)
    }
    if (message.kind === 'closed') {
      setClosed(true)
      closed.current?.()
    }
    if (message.kind === 'refused') {
      const { kind: _, ...refusal } = message
      keep(addRefusal(now, refusal))
    }
    if (message.kind === 'state') report(message, send)
  }
  const { frame, send } = usePackageFrame(played.runtime, receive)

  const isSilent = useSilence(isReady)
  useClosing(onBeforeSend, { closed, isOpened: () => openedAt.current !== null, close: () => send({ kind: 'close' }) })
  return {
    frame,
    state,
    unit,
    isClosed,
    isSilent,
    open: (next) =>
      played.sequencing === null ? launch(next, send) : send({ kind: 'navigate', request: 'choice', target: next.id }),
    navigation: played.sequencing === null ? null : (hasBegun && state.sequencing?.navigation) || nothingOpen,
    navigate: (request) => send({ kind: 'navigate', request, target: '' }),
    resume: () => {
      if (played.sequencing !== null) begin(send)
      else if (unit !== null) launch(unit, send)
    },
  }
}

/** True where the run-time page has not come for a while. */
function useSilence(isReady: boolean): boolean {
  const [isSilent, setSilent] = useState(false)
  useEffect(
    function noteSilence() {
      if (isReady) return undefined
      const timer = setTimeout(() => setSilent(true), loadingPatience)
      return () => clearTimeout(timer)
    },
    [isReady],
  )
  return isSilent && !isReady
}

interface ClosingOptions {
  /** Called when the package has been closed. */
  readonly closed: RefObject<(() => void) | null>
  readonly isOpened: () => boolean
  readonly close: () => void
}

/** Closes the package before the person leaves, and waits for its last word. */
function useClosing(onBeforeSend: PartProps['onBeforeSend'], { closed, isOpened, close }: ClosingOptions): void {
  const closeNow = useEffectEvent(
    (): Promise<void> =>
      new Promise((resolve) => {
        if (!isOpened()) return resolve()
        const timer = setTimeout(resolve, patience)
        closed.current = () => {
          clearTimeout(timer)
          resolve()
        }
        close()
      }),
  )
  useEffect(
    function closeBeforeLeaving() {
      return onBeforeSend((isLeaving) => (isLeaving ? closeNow() : undefined))
    },
    [onBeforeSend],
  )
}
