import { Eye, EyeOff } from 'lucide-react'
import { useState, type ReactNode, type Ref } from 'react'
import { Group, Input, TextArea, TextField as AriaTextField } from 'react-aria-components'
import { Icon } from '../Icon/Icon.tsx'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { control, field } from '../Field/field.css.ts'
import { FieldHint, FieldLabel } from '../Field/FieldParts.tsx'
import { affix, input, reveal } from './TextField.css.ts'

export const textFieldTypes = ['text', 'email', 'password', 'search', 'tel', 'url'] as const
export type TextFieldType = (typeof textFieldTypes)[number]

export interface TextFieldProps {
  /** What is asked for, above the field and always visible. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** @default 'text' */
  readonly type?: TextFieldType
  /** What to enter and why, below the field. */
  readonly description?: ReactNode
  /** What is wrong and how to right it; takes the place of the description and marks the field. */
  readonly errorMessage?: ReactNode
  readonly isRequired?: boolean
  /** Several lines; the field grows with its text. */
  readonly isMultiline?: boolean
  /** Lines drawn at first, with `isMultiline`. @default 3 */
  readonly rows?: number
  /** The value can be read and copied, not changed; say why in `description`. */
  readonly isReadOnly?: boolean
  /** What the browser may fill in (WCAG 1.3.5): "username", "current-password". */
  readonly autoComplete?: string
  readonly name?: string
  readonly id?: string
  /** An example of an answer, never the label and never needed to answer. */
  readonly placeholder?: string
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search' | 'none'
  readonly maxLength?: number
  readonly spellCheck?: 'true' | 'false'
  readonly autoFocus?: boolean
  /** A glyph before the text; decorative. */
  readonly icon?: ReactNode
  /** A unit after the text: "%", "min". */
  readonly suffix?: string
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/** Free text of one or several lines. For a choice use Select, for yes or no Switch. */
export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  description,
  errorMessage,
  isRequired = false,
  isMultiline = false,
  rows = 3,
  isReadOnly = false,
  placeholder,
  icon,
  suffix,
  ref,
  ...rest
}: TextFieldProps) {
  const [isRevealed, setRevealed] = useState(false)
  const isInvalid = errorMessage !== undefined && errorMessage !== null
  const isPassword = type === 'password' && !isMultiline
  const shared = { ...(ref === undefined ? {} : { ref }), ...(placeholder === undefined ? {} : { placeholder }) }
  return (
    <AriaTextField
      {...rest}
      className={field}
      data-component="TextField"
      value={value}
      onChange={onChange}
      type={isPassword && isRevealed ? 'text' : type}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      isInvalid={isInvalid}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Group className={control({ isInvalid, isUnavailable: isReadOnly })} data-part="control" role="presentation">
        {icon === undefined ? null : (
          <span className={affix} data-part="icon" aria-hidden="true">
            {icon}
          </span>
        )}
        {isMultiline ? (
          <TextArea {...shared} className={input({ isMultiline })} rows={rows} />
        ) : (
          <Input {...shared} className={input()} data-part="input" />
        )}
        {suffix === undefined ? null : (
          <span className={affix} data-part="suffix">
            {suffix}
          </span>
        )}
        {isPassword ? <Reveal isRevealed={isRevealed} onToggle={() => setRevealed(!isRevealed)} /> : null}
      </Group>
      <FieldHint description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}

function Reveal({ isRevealed, onToggle }: { readonly isRevealed: boolean; readonly onToggle: () => void }) {
  const show = useUiText('showPassword')
  const hide = useUiText('hidePassword')
    return (
    <button type="button" className={reveal} data-part="reveal" aria-label={isRevealed ? hide : show} onClick={onToggle}>
      <Icon glyph={isRevealed ? EyeOff : Eye} />
    </button>
  )
}
