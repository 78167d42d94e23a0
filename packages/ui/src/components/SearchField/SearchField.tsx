import { Search, X } from 'lucide-react'
import { useId, useRef, type Ref } from 'react'
import { input, inset } from '../Field/field.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import type { TypedFieldProps } from '../Field/fieldTypes.ts'
import { assignRef } from '../Field/assignRef.ts'
import { InputBox } from '../Field/InputBox.tsx'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { Icon } from '../Icon/Icon.tsx'
import { iconSizes } from '../Icon/iconSizes.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { useLightWords } from '../SomoProvider/useLightWords.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { keyHint as keyHintClass, scope as scopeClass } from './SearchField.css.ts'
import { useSearchActions } from './useSearchActions.ts'

export interface SearchFieldProps extends Omit<TypedFieldProps, 'isRequired' | 'isReadOnly'> {
  /** What to search for, once the typing rests for 300 ms; at once on Enter and when the field was cleared. */
  readonly onSearch?: (value: string) => void
  /** Enter was pressed. */
  readonly onSubmit?: (value: string) => void
  /** Answers are on their way: a spinner stands in the glyph's place. @default false */
  readonly isBusy?: boolean
  /** The key that leads here, which the page listens to; drawn at the end while the field is empty: "/". */
  readonly keyHint?: string
  /** Where it searches, at the end of the field and read after its name: "in titles, goals and pages". Short. */
  readonly scope?: string
  /** The input. */
  readonly ref?: Ref<HTMLInputElement>
}

/** What is searched for, with a way to clear it. For a choice among known answers use Select. */
export function SearchField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  onSearch,
  onSubmit,
  description,
  errorMessage,
  disabledReason,
  id,
  isBusy = false,
  keyHint,
  scope,
  ref,
  ...rest
}: SearchFieldProps) {
  const scopeId = useId()
  const ids = useFieldIds({
    id,
    description,
    errorMessage,
    disabledReason,
    describedBy: scope === undefined ? undefined : scopeId,
  })
  const element = useRef<HTMLInputElement>(null)
  const { type, clear, handleKey } = useSearchActions({
    value,
    onChange,
    onSearch,
    onSubmit,
    isUnavailable: ids.isUnavailable,
  })
  const handlePress = (): void => {
    clear()
    element.current?.focus()
  }
  return (
    <FieldFrame component="SearchField" label={label} isLabelHidden={isLabelHidden} ids={ids}>
      <InputBox ids={ids} icon={<SearchGlyph isBusy={isBusy} />}>
        <input
          {...rest}
          {...ids.aria}
          {...(keyHint === undefined ? {} : { 'aria-keyshortcuts': keyHint })}
          ref={(node) => {
            element.current = node
            return assignRef(ref, node)
          }}
          className={input}
          data-part="input"
          type="search"
          enterKeyHint="search"
          value={value}
          readOnly={ids.isUnavailable}
          onKeyDown={handleKey}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {scope === undefined ? null : (
          <span className={scopeClass} id={scopeId} data-part="scope">
            {scope}
          </span>
        )}
        {value === '' || ids.isUnavailable ? <KeyHint text={keyHint} /> : <Clear onPress={handlePress} />}
      </InputBox>
    </FieldFrame>
  )
}

function SearchGlyph({ isBusy }: { readonly isBusy: boolean }) {
  const working = useUiText('working')
  return isBusy ? <Spinner label={working} size={iconSizes.button} /> : <Icon glyph={Search} />
}

function KeyHint({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  return (
    <kbd className={keyHintClass} data-part="keyHint" aria-hidden="true">
      {text}
    </kbd>
  )
}

// Not in the order of Tab: Escape does the same, and the next stop after a search are its answers.
function Clear({ onPress }: { readonly onPress: () => void }) {
  const words = useLightWords()
  if (words === null) return null
  return (
    <button
      type="button"
      tabIndex={-1}
      className={inset}
      data-part="clear"
      aria-label={words.fields.clear}
      onClick={onPress}
    >
      <Icon glyph={X} />
    </button>
  )
}
