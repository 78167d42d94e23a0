import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { requirement } from './field.css.ts'

/** "(required)" for the eyes; assistive technology reads it from the control. */
export function Requirement() {
  const required = useUiText('required')
  return (
    <span className={requirement} aria-hidden="true">
      {' '}
      ({required})
    </span>
  )
}
