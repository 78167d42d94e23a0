import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { failure } from './Dialog.css.ts'

export interface DialogFailureProps {
  /** The name of the component that could not be drawn, for `data-component`. */
  readonly component: string
  readonly hasFailed: boolean
}

/** The one sentence in the place of a dialog whose chunk or words could not be fetched. */
export function DialogFailure({ component, hasFailed }: DialogFailureProps) {
  const failed = useUiText('dialogFailed')
  return (
    <p className={failure} role="alert" data-component={component} data-part="failure">
      {hasFailed ? failed : null}
    </p>
  )
}
