import { ArrowUp, Ban, Check, Clock, Pause, Play, RotateCcw, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { memo, useId } from 'react'
import { rowButton } from '../FileField/FileField.css.ts'
import { formatShare, formatTime } from '../../locale/fileProgress.ts'
import { formatSize } from '../../locale/fileSize.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import type { UiLocale } from '../../locale/texts.ts'
import type { Words } from '../../locale/words/en.ts'
import * as styles from './UploadQueue.css.ts'
import type { UploadActions, UploadItem, UploadState } from './uploadTypes.ts'

const glyphs = {
  waiting: Clock,
  sending: ArrowUp,
  paused: Pause,
  done: Check,
  failed: TriangleAlert,
  refused: Ban,
} as const satisfies Record<UploadState, LucideIcon>

/** What a row says of its file, below the name. */
export function statusText(
  { state, size, progress = 0, secondsLeft, reason }: UploadItem,
  words: Words['files'],
  locale: UiLocale,
): string {
  const total = formatSize(size, locale)
  switch (state) {
    case 'waiting':
      return `${words.waiting}, ${total}`
    case 'sending': {
      const sent = words.sending(formatShare(progress, locale), formatSize(size * progress, locale), total)
      return secondsLeft === undefined ? sent : `${sent}, ${words.timeLeft(formatTime(secondsLeft, locale))}`
    }
    case 'paused':
      return `${words.paused(formatShare(progress, locale))}, ${total}`
    case 'done':
      return `${words.uploaded}, ${total}`
    case 'failed':
    case 'refused':
      return reason ?? words[state]
  }
}

interface ActionButton {
  readonly key: 'first' | 'last'
  readonly label: string
  readonly glyph: LucideIcon
  readonly act: (id: string) => void
}

/** At most two: what changes how the file goes on, and what ends it. A button that changes keeps its place and the focus. */
function buttonsOf(
  { state, name }: UploadItem,
  actions: UploadActions,
  words: Words['files'],
): readonly ActionButton[] {
  const { onRetry, onPause, onResume, onCancel, onRemove } = actions
  const isOver = state === 'done' || state === 'failed' || state === 'refused'
  const first =
    state === 'failed' && onRetry !== undefined
      ? { label: words.retry(name), glyph: RotateCcw, act: onRetry }
      : state === 'sending' && onPause !== undefined
        ? { label: words.pause(name), glyph: Pause, act: onPause }
        : state === 'paused' && onResume !== undefined
          ? { label: words.resume(name), glyph: Play, act: onResume }
          : null
  const ending = isOver ? onRemove : onCancel
  const last =
    ending === undefined ? null : { label: isOver ? words.remove(name) : words.cancel(name), glyph: X, act: ending }
  return [
    ...(first === null ? [] : [{ key: 'first' as const, ...first }]),
    ...(last === null ? [] : [{ key: 'last' as const, ...last }]),
  ]
}

export interface UploadRowProps {
  readonly item: UploadItem
  /** The same object for as long as the same actions are offered. */
  readonly actions: UploadActions
}

/** One file of the queue, drawn anew only when its item changes. */
export const UploadRow = memo(function UploadRow({ item, actions }: UploadRowProps) {
  const words = useWords().files
  const locale = useUiLocale()
  const nameId = useId()
  const { id, name, state, progress = 0 } = item
  const text = statusText(item, words, locale)
  const isOnItsWay = state === 'sending' || state === 'paused'
  return (
    <li className={styles.row} data-part="row" data-state={state} data-id={id}>
      <span className={styles.glyph}>
        <Icon glyph={glyphs[state]} />
      </span>
      <div className={styles.words}>
        <span id={nameId} className={styles.name}>
          {name}
        </span>
        {isOnItsWay ? <Progress share={progress} labelledBy={nameId} text={text} /> : null}
        <span className={styles.status} data-part="status">
          {text}
        </span>
      </div>
      <span className={styles.actions} data-part="actions">
        {buttonsOf(item, actions, words).map(({ key, label, glyph, act }) => (
          <button
            key={key}
            type="button"
            className={rowButton}
            data-part={key}
            aria-label={label}
            title={label}
            onClick={() => act(id)}
          >
            <Icon glyph={glyph} />
          </button>
        ))}
      </span>
    </li>
  )
})

export interface ProgressProps {
  /** From 0 to 1. */
  readonly share: number
  readonly labelledBy: string
  readonly text: string
}

/** A plain line of what has arrived. */
export function Progress({ share, labelledBy, text }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      role="progressbar"
      className={styles.track}
      data-part="progress"
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <div className={styles.fill} style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
