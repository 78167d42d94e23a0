import { useId, type MouseEvent, type Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { FieldProps } from '../Field/fieldTypes.ts'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { useLightWords } from '../SomoProvider/useLightWords.ts'
import { Star } from './Star.tsx'
import { given, line, radio, remove, star, stars, value as valueClass } from './StarRating.css.ts'

export interface StarRatingProps extends FieldProps {
  /** How many stars are given, 1 to `count`; null for none. */
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** How many stars there are. @default 5 */
  readonly count?: number
  /** @default one of its own */
  readonly name?: string
  /** The group. */
  readonly ref?: Ref<HTMLDivElement>
}

/** Gives stars. To show stars that others gave use StarRatingDisplay. */
export function StarRating({
  label,
  isLabelHidden = false,
  value,
  onChange,
  count = 5,
  description,
  errorMessage,
  disabledReason,
  isRequired = false,
  id,
  name,
  onBlur,
  ref,
}: StarRatingProps) {
  const ownName = useId()
  const ids = useFieldIds({ id, description, errorMessage, disabledReason, isRequired })
  const words = useLightWords()?.fields
  const inWords = (place: number): string => words?.stars(String(place), count) ?? String(place)
  const give = (rating: number | null): void => {
    if (!ids.isUnavailable) onChange(rating)
  }
  const removeRating = (event: MouseEvent): void => {
    // The button goes with the rating; the focus stays in the field.
    event.currentTarget.closest('[role="radiogroup"]')?.querySelector('input')?.focus()
    give(null)
  }
  return (
    <FieldFrame
      component="StarRating"
      label={label}
      isLabelHidden={isLabelHidden}
      ids={ids}
      role="radiogroup"
      ref={ref}
    >
      <div className={line}>
        <span className={cx(stars, given)} data-part="stars">
          {Array.from({ length: count }, (_, index) => index + 1).map((place) => (
            <label key={place} className={star} data-part="star" {...ids.edge}>
              <Star share={value !== null && place <= value ? 1 : 0} />
              <input
                className={radio}
                type="radio"
                name={name ?? ownName}
                value={place}
                aria-label={inWords(place)}
                checked={place === value}
                {...(ids.isUnavailable ? { 'aria-disabled': true } : {})}
                onChange={() => give(place)}
                onBlur={onBlur}
              />
            </label>
          ))}
        </span>
        <span className={valueClass} data-part="value" aria-hidden="true">
          {value === null ? words?.noRating : inWords(value)}
        </span>
        {value === null || isRequired || ids.isUnavailable || words === undefined ? null : (
          <button type="button" className={remove} data-part="remove" onClick={removeRating}>
            {words.removeRating}
          </button>
        )}
      </div>
    </FieldFrame>
  )
}
