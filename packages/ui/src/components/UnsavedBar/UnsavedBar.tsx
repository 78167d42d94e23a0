import { CircleDot } from 'lucide-react'
import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { button } from '../Button/buttonClass.ts'
import { lookOf } from '../Button/buttonLook.ts'
import { Icon } from '../Icon/Icon.tsx'
import { iconSizes } from '../Icon/iconSizes.ts'
import { useWriteReasonId, useUiText } from '../SomoProvider/SomoProvider.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './UnsavedBar.css.ts'
import { useHeightOnParent } from './useHeightOnParent.ts'
import { barHeight } from './barHeight.ts'
import { useReportedHeight } from './useReportedHeight.ts'

export interface UnsavedBarProps {
  /** Counts what would be lost: "3 changes not saved". */
  readonly title: string
  /** Where the draft lies and since when: "Draft on this device, 11:42". */
  readonly draft?: ReactNode
  /** One verb: "Save". */
  readonly saveLabel: string
  /** One verb: "Discard". */
  readonly discardLabel: string
  /** Without it the button submits the form the bar stands in, or the one `formId` names. */
  readonly onSave?: () => void
  /** The id of the form that is saved, where the bar stands outside of it; Enter in a field then saves as well. */
  readonly formId?: string | undefined
  readonly onDiscard: () => void
  /** Saving is under way: both buttons keep their place and focus and ignore presses. */
  readonly isSaving?: boolean
  /** Why the last save failed as a whole; announced. Errors of fields belong in an ErrorSummary. */
  readonly errorMessage?: string | undefined
  readonly ref?: Ref<HTMLElement>
}

/**
 * Says that something is not saved yet and offers both ways on, at the bottom of the content area. While it shows, the
 * page has no other Save. What is saved by itself needs none.
 */
export function UnsavedBar({
  title,
  draft,
  saveLabel,
  discardLabel,
  onSave,
  formId,
  onDiscard,
  isSaving = false,
  errorMessage,
  ref,
}: UnsavedBarProps) {
  const titleId = useId()
  const bar = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => bar.current, [])
  useReportedHeight(bar, barHeight)
  useHeightOnParent(bar, styles.heightProperty)
  return (
    <section className={styles.bar} data-component="UnsavedBar" aria-labelledby={titleId} ref={bar}>
      <div className={styles.words}>
        <span className={styles.glyph} data-part="glyph">
          <Icon glyph={CircleDot} />
        </span>
        <div className={styles.lines}>
          <div className={styles.line}>
            <span className={styles.title} id={titleId} data-part="title">
              {title}
            </span>
            {draft === undefined ? null : (
              <span className={styles.draft} data-part="draft">
                {draft}
              </span>
            )}
          </div>
          <div className={styles.error} data-part="error" role="alert">
            {errorMessage}
          </div>
        </div>
      </div>
      <BarActions
        saveLabel={saveLabel}
        discardLabel={discardLabel}
        onSave={onSave}
        formId={formId}
        onDiscard={onDiscard}
        isSaving={isSaving}
      />
    </section>
  )
}

interface BarActionsProps extends Pick<UnsavedBarProps, 'saveLabel' | 'discardLabel' | 'onDiscard'> {
  readonly onSave: (() => void) | undefined
  readonly formId: string | undefined
  readonly isSaving: boolean
}

/** Native buttons: the bar comes and goes with what is typed, and stays as light as the fields. */
function BarActions({ saveLabel, discardLabel, onSave, formId, onDiscard, isSaving }: BarActionsProps) {
  const working = useUiText('working')
  const writeReasonId = useWriteReasonId(true)
  const isDisabled = isSaving || writeReasonId !== undefined
  return (
    <div className={styles.actions} data-part="actions">
      <button
        type="button"
        className={button({ look: lookOf('outline', 'neutral') })}
        aria-disabled={isSaving || undefined}
        onClick={() => {
          if (!isSaving) onDiscard()
        }}
      >
        {discardLabel}
      </button>
      <button
        type={onSave === undefined ? 'submit' : 'button'}
        form={formId}
        className={button({ look: lookOf('solid', 'primary') })}
        aria-busy={isSaving || undefined}
        aria-disabled={isDisabled || undefined}
        {...(writeReasonId === undefined ? {} : { 'aria-describedby': writeReasonId, 'data-unavailable': '' })}
        onClick={(event) => {
          if (isDisabled) event.preventDefault()
          else onSave?.()
        }}
      >
        {isSaving ? <Spinner label={working} size={iconSizes.button} /> : null}
        {saveLabel}
      </button>
    </div>
  )
}
