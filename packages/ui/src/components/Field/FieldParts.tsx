import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { Icon } from '../Icon/Icon.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { error, errorGlyph, hint, label as labelClass, requirement } from './field.css.ts'

/** The label of a field. That it is required is drawn for the eyes; assistive technology reads it from the field. */
export function FieldLabel({ label, isRequired }: { readonly label: string; readonly isRequired: boolean }) {
  const required = useUiText('required')
  return (
    <Label className={labelClass} data-part="label">
      {label}
      {isRequired ? (
        <span className={requirement} aria-hidden="true">
          {' '}
          ({required})
        </span>
      ) : null}
    </Label>
  )
}

interface FieldHintProps {
  readonly description: ReactNode
  readonly errorMessage: ReactNode
}

/** The line below a field: what to enter, or, in its place, what is wrong and how to right it. */
export function FieldHint({ description, errorMessage }: FieldHintProps) {
  if (errorMessage !== undefined && errorMessage !== null) {
    return (
      <FieldError className={error} data-part="error" elementType="div">
        <span className={errorGlyph} aria-hidden="true">
          <Icon glyph={CircleAlert} size="chip" />
        </span>
        <span>{errorMessage}</span>
      </FieldError>
    )
  }
  if (description === undefined || description === null) return null
  return (
    <Text slot="description" className={hint} data-part="description">
      {description}
    </Text>
  )
}
