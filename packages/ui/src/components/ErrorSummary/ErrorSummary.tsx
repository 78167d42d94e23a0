import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef, type MouseEvent, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './ErrorSummary.css.ts'
import { focusControl } from './focusControl.ts'

/** One error, either of a field, which can be gone to, or of the whole form. */
export type SummaryError =
  | {
      /** The id of the control element, or of a group that holds it. */
      readonly fieldId: string
      /** The field's label; the link. */
      readonly label: string
      /** What is wrong, without a full stop: "at most 100 % possible". */
      readonly message: string
    }
  | { readonly fieldId?: never; readonly label?: never; readonly message: string }

export interface ErrorSummaryProps {
  /** Counts: "Two things keep this from being saved". */
  readonly title: string
  /** In the order of the fields, one for each. With none the summary draws nothing. */
  readonly errors: readonly SummaryError[]
  /** How often saving was tried in vain. Each new number moves the focus here, so that nobody waits for what has failed. */
  readonly attempt: number
  /** A link is about to move the focus: opens what hides the field (a section, a tab). Drawn before the focus moves. */
  readonly onReveal?: (fieldId: string) => void
  /** Level of the title in the outline of the page. @default 2 */
  readonly level?: 2 | 3
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * What keeps a form from being saved, above its first field, shown by a failed save and by nothing else. It is no alert:
 * the focus moves here, and a screen reader would read an alert a second time. For an error of the page use Banner.
 */
export function ErrorSummary({ title, errors, attempt, onReveal, level = 2, ref }: ErrorSummaryProps) {
  const titleId = useId()
  const own = useRef<HTMLDivElement>(null)
  const Title = `h${level}` as const
  useEffect(
    function takeFocusAfterFailure() {
      if (attempt > 0) own.current?.focus()
    },
    [attempt],
  )
  if (errors.length === 0) return null
  return (
    <div
      className={styles.summary}
      data-component="ErrorSummary"
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={(element) => {
        own.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
        return undefined
      }}
    >
      <span className={styles.glyph} data-part="glyph">
        <Icon glyph={CircleAlert} size="notice" />
      </span>
      <div className={styles.words}>
        <Title id={titleId} className={styles.title} data-part="title">
          {title}
        </Title>
        <ul className={styles.list} data-part="list">
          {errors.map((error) => (
            <Line key={error.fieldId ?? error.message} error={error} onReveal={onReveal} />
          ))}
        </ul>
      </div>
    </div>
  )
}

interface LineProps {
  readonly error: SummaryError
  readonly onReveal: ((fieldId: string) => void) | undefined
}

function Line({ error: { fieldId, label, message }, onReveal }: LineProps) {
  if (fieldId === undefined) return <li className={styles.line}>{message}</li>
  const goToField = (event: MouseEvent<HTMLAnchorElement>): void => {
    // The address stays as it is: where the focus is, is no place to come back to.
    event.preventDefault()
    if (onReveal !== undefined) flushSync(() => onReveal(fieldId))
    focusControl(fieldId)
  }
  return (
    <li className={styles.line}>
      <a className={styles.link} href={`#${fieldId}`} onClick={goToField}>
        {label}
      </a>
      {`: ${message}`}
    </li>
  )
}
