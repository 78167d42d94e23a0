import { useState } from 'react'
import { afterPress } from '../NumberField/afterPress.ts'

/** What a typed text means: a value, or a sentence that says what is wrong with it and how to right it. */
export type Reading = { readonly value: string; readonly problem: null } | { readonly value: null; readonly problem: string }

export interface TypedValueOptions {
  /** The value in force, in its form for machines. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** The value in the form people read and type. */
  readonly show: (value: string) => string
  readonly read: (text: string) => Reading
  /** Told the text somebody left that cannot be taken, and null once that is no longer so. */
  readonly onInvalidText?: ((text: string | null) => void) | undefined
}

export interface TypedValue {
  /** What stands in the input. */
  readonly text: string
  /** What is wrong with it; only once the person has left it. */
  readonly problem: string | undefined
  readonly type: (text: string) => void
  /** The person is done: what can be read is written in the one form, what cannot stays and is told. */
  readonly leave: () => void
  /** Puts a value in by other means, in place of whatever was typed. */
  readonly put: (value: string | null) => void
}

/** A text on its way, beside the value it stands for. */
interface Draft {
  readonly text: string
  readonly value: string | null
  /** Left as it is, and found wrong. */
  readonly isTold: boolean
}

/**
 * Text that is typed freely and read as a value. The value follows each text that can be read; one that cannot be read
 * changes nothing, is never thrown away, and is told by `onInvalidText`, so that a form does not save in its place what
 * nobody sees.
 */
export function useTypedValue({ value, onChange, show, read, onInvalidText }: TypedValueOptions): TypedValue {
  const [draft, setDraft] = useState<Draft | null>(null)
  // A value set from outside takes the place of what was typed.
  const current = draft !== null && draft.value === value ? draft : null
  const become = (next: string | null): void => {
    if (draft?.isTold === true) onInvalidText?.(null)
    if (next !== value) onChange(next)
  }
  return {
    text: current?.text ?? (value === null ? '' : show(value)),
    problem: current?.isTold === true ? (read(current.text).problem ?? undefined) : undefined,
    type(text) {
      const reading = read(text)
      const next = text.trim() === '' ? null : reading.value
      const isWrong = text.trim() !== '' && reading.problem !== null
      if (isWrong) return setDraft({ text, value, isTold: current?.isTold ?? false })
      setDraft({ text, value: next, isTold: false })
      return become(next)
    },
    leave() {
      if (current === null) return
      const isWrong = current.text.trim() !== '' && read(current.text).problem !== null
      if (!isWrong) return setDraft(null)
      // The form is told before the press that left the field sends it; only the drawing waits.
      onInvalidText?.(current.text)
      afterPress(() => setDraft((now) => (now === draft ? { ...current, isTold: true } : now)))
    },
    put(next) {
      setDraft(null)
      become(next)
    },
  }
}
