import { useState } from 'react'
import type { Unreadable } from '../../entries/useUnreadable.ts'
import { afterPress } from '../NumberField/afterPress.ts'

/** What a typed text means: a value, or a sentence that says what is wrong with it and how to right it. */
export type Reading =
  | { readonly value: string; readonly problem: null }
  | { readonly value: null; readonly problem: string }

export interface TypedValueOptions {
  /** The value in force, in its form for machines. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** The value in the form people read and type. */
  readonly show: (value: string) => string
  readonly read: (text: string) => Reading
}

/** Its text and what can be done to it; `useUnreadable` is to be told of it. */
export interface TypedValue extends Unreadable {
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
  readonly isReported: boolean
}

/**
 * Text that is typed freely and read as a value. The value follows each text that can be read; one that cannot be read
 * changes nothing and is never thrown away.
 */
export function useTypedValue({ value, onChange, show, read }: TypedValueOptions): TypedValue {
  const [draft, setDraft] = useState<Draft | null>(null)
  // A value set from outside takes the place of what was typed.
  const current = draft !== null && draft.value === value ? draft : null
  const become = (next: string | null): void => {
    if (next !== value) onChange(next)
  }
  const problem = current === null || current.text.trim() === '' ? null : read(current.text).problem
  return {
    text: current?.text ?? (value === null ? '' : show(value)),
    problem: current?.isReported === true ? (problem ?? undefined) : undefined,
    isUnreadable: problem !== null,
    tell: () => setDraft(current === null ? null : { ...current, isReported: true }),
    drop: () => setDraft(null),
    type(text) {
      const reading = read(text)
      const next = text.trim() === '' ? null : reading.value
      const isWrong = text.trim() !== '' && reading.problem !== null
      if (isWrong) return setDraft({ text, value, isReported: current?.isReported ?? false })
      setDraft({ text, value: next, isReported: false })
      return become(next)
    },
    leave() {
      if (current === null) return
      if (problem === null) return setDraft(null)
      return afterPress(() => setDraft((now) => (now === draft ? { ...current, isReported: true } : now)))
    },
    put(next) {
      setDraft(null)
      become(next)
    },
  }
}
