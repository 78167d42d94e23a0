import { iconSizes } from '../Icon/iconSizes.ts'
import { error, errorGlyph, hint, hints } from './field.css.ts'
import { isDrawn, type FieldIds } from './useFieldIds.ts'

/**
 * The line below a control: what to enter, or in its place what is wrong, or why it cannot be changed. One element with
 * the id that describes the control, whatever stands in it.
 */
export function FieldHint({ ids: { hintId, isInvalid, texts } }: { readonly ids: FieldIds }) {
  if (hintId === undefined) return null
  const words = texts.disabledReason ?? (isInvalid ? null : texts.description)
  return (
    <div className={hints} id={hintId}>
      {isInvalid ? (
        <div className={error} data-part="error">
          <span className={errorGlyph} aria-hidden="true">
            <ErrorGlyph />
          </span>
          <span>{texts.errorMessage}</span>
        </div>
      ) : null}
      {isDrawn(words) ? (
        <div className={hint} data-part={texts.disabledReason === undefined ? 'description' : 'reason'}>
          {words}
        </div>
      ) : null}
    </div>
  )
}

// Drawn here, not taken from the icons: a form of plain fields would carry their whole machinery for this one sign.
const ErrorGlyph = () => (
  <svg
    width={iconSizes.chip}
    height={iconSizes.chip}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <circle cx="12" cy="12" r="10" />
    <path d="M12 7.5v5M12 16.5v0" />
  </svg>
)
