import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { requirement } from './field.css.ts'

/** "(required)" for the eyes; assistive technology reads it from the control, of a group through `aria-describedby` to `id`. */
export function Requirement({ id }: { readonly id?: string }) {
  const required = useUiText('required')
  return (
    <span {...(id === undefined ? {} : { id })} className={requirement} aria-hidden="true">
      {' '}
      ({required})
    </span>
  )
}
