import { useId, type ReactNode, type Ref } from 'react'
import { CharacterCount } from '../Field/CharacterCount.tsx'
import { affix, input } from '../Field/field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { CountedFieldProps } from '../Field/fieldTypes.ts'
import { InputBox } from '../Field/InputBox.tsx'
import { useFieldIds } from '../Field/useFieldIds.ts'

export const textFieldTypes = ['text', 'email', 'tel', 'url'] as const
export type TextFieldType = (typeof textFieldTypes)[number]

export interface TextFieldProps extends CountedFieldProps {
  /** @default 'text' */
  readonly type?: TextFieldType
  /** Which keyboard a phone draws, where the type does not say it. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'none'
  /** A glyph before the text; decorative. */
  readonly icon?: ReactNode
  /** Stands before the text and belongs to the answer: "https://". */
  readonly prefix?: string
  /** A unit after the text: "%", "min". */
  readonly suffix?: string
  /** The input. */
  readonly ref?: Ref<HTMLInputElement>
}

/** Free text of one line. For several lines use TextArea, for numbers NumberField, for a choice Select. */
export function TextField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  type = 'text',
  description,
  errorMessage,
  disabledReason,
  isRequired = false,
  isReadOnly = false,
  id,
  maxLength,
  icon,
  prefix,
  suffix,
  ...rest
}: TextFieldProps) {
  const own = useId()
  const parts = {
    prefix: prefix === undefined ? undefined : `${own}prefix`,
    suffix: suffix === undefined ? undefined : `${own}suffix`,
    count: maxLength === undefined ? undefined : `${own}count`,
  }
  const describedBy = Object.values(parts)
    .filter((part) => part !== undefined)
    .join(' ')
  const ids = useFieldIds({
    id,
    description,
    errorMessage,
    disabledReason,
    isRequired,
    ...(describedBy === '' ? {} : { describedBy }),
  })
  return (
    <FieldFrame
      component="TextField"
      label={label}
      isLabelHidden={isLabelHidden}
      ids={ids}
      {...(parts.count === undefined || maxLength === undefined
        ? {}
        : { hintAside: <CharacterCount id={parts.count} value={value} maxLength={maxLength} /> })}
    >
      <InputBox ids={ids} isReadOnly={isReadOnly} icon={icon}>
        <Affix part="prefix" id={parts.prefix} text={prefix} />
        <input
          {...rest}
          {...ids.aria}
          className={input}
          data-part="input"
          type={type}
          value={value}
          readOnly={isReadOnly || ids.isUnavailable}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Affix part="suffix" id={parts.suffix} text={suffix} />
      </InputBox>
    </FieldFrame>
  )
}

interface AffixProps {
  readonly part: 'prefix' | 'suffix'
  readonly id: string | undefined
  readonly text: string | undefined
}

function Affix({ part, id, text }: AffixProps) {
  if (id === undefined) return null
  return (
    <span className={affix} data-part={part} id={id}>
      {text}
    </span>
  )
}
