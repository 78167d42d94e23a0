import { Eye, EyeOff } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import { hint, input, inset, late } from '../Field/field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { TypedFieldProps } from '../Field/fieldTypes.ts'
import { InputBox } from '../Field/InputBox.tsx'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { cx } from '../../theme/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { useLightWords } from '../SomoProvider/useLightWords.ts'

export interface PasswordFieldProps extends Omit<TypedFieldProps, 'placeholder' | 'spellCheck' | 'isReadOnly'> {
  /** Which password the browser may fill in (WCAG 1.3.5, 3.3.8); pasting is never refused. @default 'current-password' */
  readonly autoComplete?: 'current-password' | 'new-password' | 'one-time-code' | 'off'
  /** The input. */
  readonly ref?: Ref<HTMLInputElement>
}

/** A secret that can be shown while it is typed. For any other text use TextField. */
export function PasswordField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  onBlur,
  description,
  errorMessage,
  disabledReason,
  isRequired = false,
  id,
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  const [isRevealed, setRevealed] = useState(false)
  const [isUpper, setUpper] = useState(false)
  const capsId = useId()
  const ids = useFieldIds({
    id,
    description,
    errorMessage,
    disabledReason,
    isRequired,
    describedBy: isUpper ? capsId : undefined,
  })
  const watchCapsLock = (event: KeyboardEvent): void => setUpper(event.getModifierState('CapsLock'))
  return (
    <FieldFrame component="PasswordField" label={label} isLabelHidden={isLabelHidden} ids={ids}>
      <InputBox ids={ids}>
        <input
          {...rest}
          {...ids.aria}
          className={input}
          data-part="input"
          type={isRevealed ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          readOnly={ids.isUnavailable}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => {
            setUpper(false)
            onBlur?.()
          }}
        />
        <Reveal isRevealed={isRevealed} onToggle={() => setRevealed(!isRevealed)} />
      </InputBox>
      <div role="status" id={capsId} className={cx(hint, late)} data-part="capsLock">
        {isUpper ? <CapsLock /> : null}
      </div>
    </FieldFrame>
  )
}

function CapsLock() {
  return useLightWords()?.fields.capsLock
}

function Reveal({ isRevealed, onToggle }: { readonly isRevealed: boolean; readonly onToggle: () => void }) {
  const show = useUiText('showPassword')
  const hide = useUiText('hidePassword')
  return (
    <button type="button" className={inset} data-part="reveal" aria-label={isRevealed ? hide : show} onClick={onToggle}>
      <Icon glyph={isRevealed ? EyeOff : Eye} />
    </button>
  )
}
