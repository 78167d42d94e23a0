import { Check, CircleAlert, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react'
import { memo, useId, useRef } from 'react'
import { visuallyHidden } from '../Button/parts.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import {
  action as actionClass,
  buttons,
  close as closeClass,
  glyph as glyphClass,
  message as messageClass,
  toast,
} from './Toast.css.ts'
import type { ToastEntry, ToastTone } from './toasts.ts'
import { useCountdown } from './useCountdown.ts'

export interface ToastCardProps {
  readonly entry: ToastEntry
  readonly isPaused: boolean
  readonly onDismiss: (id: string) => void
}

const glyphs: Readonly<Record<ToastTone, LucideIcon>> = { ok: Check, info: Info, warn: TriangleAlert, bad: CircleAlert }
const names = { info: 'toneInfo', ok: 'toneOk', warn: 'toneWarn', bad: 'toneBad' } as const

/** One toast: tone, sentence, at most one step, and the cross. */
export const ToastCard = memo(function ToastCard({ entry, isPaused, onDismiss }: ToastCardProps) {
  const { id, tone, message, action, duration } = entry
  const messageId = useId()
  const toneName = useUiText(names[tone])
  const close = useUiText('close')
  const isTaken = useRef(false)
  useCountdown(duration, isPaused, () => onDismiss(id))
  const act = (): void => {
    if (isTaken.current) return
    isTaken.current = true
    onDismiss(id)
    action?.onAction()
  }
  return (
    <li className={toast} data-part="toast" data-toast={id} data-tone={tone}>
      <span className={glyphClass} data-part="glyph">
        <Icon glyph={glyphs[tone]} size="navigation" />
      </span>
      <span className={messageClass} id={messageId} data-part="message">
        <span className={visuallyHidden}>{toneName} </span>
        {message}
      </span>
      <span className={buttons}>
        {action === undefined ? null : (
          <button type="button" className={actionClass} data-part="action" aria-describedby={messageId} onClick={act}>
            {action.icon}
            {action.label}
          </button>
        )}
        <button
          type="button"
          className={closeClass}
          data-part="close"
          aria-label={close}
          aria-describedby={messageId}
          onClick={() => onDismiss(id)}
        >
          <Icon glyph={X} />
        </button>
      </span>
    </li>
  )
})
