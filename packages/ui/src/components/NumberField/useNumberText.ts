import { useState } from 'react'
import type { Unreadable } from '../../entries/useUnreadable.ts'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { afterPress } from './afterPress.ts'
import { numberFormat } from './numberFormat.ts'

interface NumberTextOptions {
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly fractionDigits: number | undefined
}

/** The text of a number field and what can be done to it. */
export interface NumberText extends Unreadable {
  readonly shown: string
  /** A number as this language writes it. */
  readonly example: () => string
  /** The field was left with a text that is no number. */
  readonly isWrong: boolean
  readonly type: (text: string) => void
  readonly set: (value: number) => void
  readonly leave: () => void
}

/** What was typed, and the number it was read as. */
interface Draft {
  readonly text: string
  readonly value: number | null
  /** The text is no number; it stays for its writer to put right. */
  readonly isUnreadable: boolean
  /** The field was left with it since: only then it is called wrong. */
  readonly wasLeft: boolean
}

/**
 * The text of a number field. What is typed stays as it was typed until the field is left and is then written in the way
 * of the language; what is no number stays for good. A value from outside that is another one takes the text's place.
 */
export function useNumberText({ value, onChange, fractionDigits }: NumberTextOptions): NumberText {
  const format = numberFormat(useUiLocale(), fractionDigits)
  const [draft, setDraft] = useState<Draft | null>(null)
  const current = draft !== null && Object.is(draft.value, value) ? draft : null
  const change = (next: number | null): void => {
    if (!Object.is(next, value)) onChange(next)
  }
  return {
    shown: current?.text ?? format.write(value),
    example: format.example,
    isUnreadable: current?.isUnreadable === true,
    isWrong: current !== null && current.isUnreadable && current.wasLeft,
    type: (text: string): void => {
      const read = format.read(text)
      const isUnreadable = read === undefined
      setDraft({ text, value: read ?? null, isUnreadable, wasLeft: isUnreadable && current?.wasLeft === true })
      change(read ?? null)
    },
    set: (next: number): void => {
      setDraft(null)
      change(next)
    },
    tell: () => setDraft(current === null ? null : { ...current, wasLeft: true }),
    drop: () => setDraft(null),
    leave: (): void => {
      if (current?.isUnreadable !== true) return setDraft(null)
      return afterPress(() => setDraft((now) => (now === current ? { ...current, wasLeft: true } : now)))
    },
  }
}
