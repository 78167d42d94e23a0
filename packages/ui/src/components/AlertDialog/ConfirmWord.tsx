import { useId } from 'react'
import { edge, field, hint as hintClass, input, label } from '../Field/field.css.ts'
import { useWords } from '../SomoProvider/useWords.ts'
import { word as wordClass } from './AlertDialog.css.ts'

/** What was typed is the word, whatever spaces stand around it and however its accents are composed; capitals count. */
export const isSameWord = (typed: string, word: string): boolean => typed.trim().normalize() === word.trim().normalize()

export interface ConfirmWordProps {
  readonly word: string
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Enter in the field; whether it may act is asked there. */
  readonly onEnter: () => void
  /** The sentence below, which also explains the closed action; null once it matches, when only its room is kept. */
  readonly hint: string | null
  readonly hintId: string
}

/** The field for the word that opens the action. The word stands in bold inside its label. */
export function ConfirmWord({ word, typed, onType, onEnter, hint, hintId }: ConfirmWordProps) {
  const id = useId()
  const [before = '', after = ''] = useWords().overlays.confirmByTyping.split('{word}')
  return (
    <div className={field} data-part="confirm">
      <label className={label} htmlFor={id}>
        {before}
        <strong className={wordClass} translate="no">
          {word}
        </strong>
        {after}
      </label>
      <span className={edge}>
        <input
          id={id}
          className={input}
          value={typed}
          aria-describedby={hintId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter that ends a composition (IME) confirms a word, not the dialog.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
          }}
        />
      </span>
      <span className={hintClass} id={hintId}>
        {hint ?? '\u00a0'}
      </span>
    </div>
  )
}
