import { useId, type Ref } from 'react'
import { CharacterCount } from '../Field/CharacterCount.tsx'
import { input } from '../Field/field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { CountedFieldProps } from '../Field/fieldTypes.ts'
import { assignRef } from '../Field/assignRef.ts'
import { InputBox } from '../Field/InputBox.tsx'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { cx } from '../../theme/cx.ts'
import { area } from './TextArea.css.ts'

export interface TextAreaProps extends CountedFieldProps {
  /** Lines drawn at first; the field grows with its text. @default 3 */
  readonly rows?: number
  /** Enter alone does this, such as sending a message; Shift and Enter then start a new line. */
  readonly onEnter?: () => void
  /** The textarea. */
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Whether the browser sizes a textarea after its text (`field-sizing`); undefined until one is drawn. */
let growsByItself: boolean | undefined

/** Gives a textarea the height of its text, where the browser does not do so by itself. */
const grow = (node: HTMLTextAreaElement): void => {
  growsByItself ??= CSS.supports('field-sizing', 'content')
  if (growsByItself) return
  node.style.blockSize = 'auto'
  node.style.blockSize = `${node.scrollHeight}px`
}

/** Free text of several lines. For one line use TextField. */
export function TextArea({
  label,
  isLabelHidden = false,
  value,
  onChange,
  description,
  errorMessage,
  disabledReason,
  isRequired = false,
  isReadOnly = false,
  id,
  maxLength,
  rows = 3,
  onEnter,
  ref,
  ...rest
}: TextAreaProps) {
  const countId = useId()
  const isCounted = maxLength !== undefined
  const ids = useFieldIds({
    id,
    description,
    errorMessage,
    disabledReason,
    isRequired,
    describedBy: isCounted ? countId : undefined,
  })
  return (
    <FieldFrame
      component="TextArea"
      label={label}
      isLabelHidden={isLabelHidden}
      ids={ids}
      {...(isCounted ? { hintAside: <CharacterCount id={countId} value={value} maxLength={maxLength} /> } : {})}
    >
      <InputBox ids={ids} isReadOnly={isReadOnly}>
        <textarea
          {...rest}
          {...ids.aria}
          ref={(node) => {
            if (node !== null) grow(node)
            return assignRef(ref, node)
          }}
          className={cx(input, area)}
          // Sized after its content a textarea forgets its rows; as its least height they stay.
          style={{ minBlockSize: `${rows}lh` }}
          data-part="input"
          rows={rows}
          value={value}
          readOnly={isReadOnly || ids.isUnavailable}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (onEnter === undefined || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing)
              return
            event.preventDefault()
            onEnter()
          }}
        />
      </InputBox>
    </FieldFrame>
  )
}
