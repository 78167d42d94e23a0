import type { ShownOption } from '@somo/graphql/quiz/question'
import { KeyCap } from '@somo/ui/KeyCap'
import { type KeyboardEvent, useId } from 'react'
import { group, mark, row } from './Options.css.ts'

export interface OptionsProps {
  readonly options: readonly ShownOption[]
  readonly chosen: readonly string[]
  readonly isMultiple: boolean
  readonly labelledBy: string
  readonly onChoose: (chosen: readonly string[]) => void
}

const letterOf = (place: number): string => String.fromCodePoint(65 + place)

/** Options as full-width rows. Letters from A choose them, besides the keys of the native controls. */
export function Options({ options, chosen, isMultiple, labelledBy, onChoose }: OptionsProps) {
  const name = useId()
  const toggle = (id: string): void => {
    if (!isMultiple) onChoose([id])
    else onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  }
  const chooseByLetter = (event: KeyboardEvent): void => {
    const option = options.find((_, place) => letterOf(place) === event.key.toUpperCase())
    if (option === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    toggle(option.id)
  }
  return (
    <div
      className={group}
      role={isMultiple ? 'group' : 'radiogroup'}
      aria-labelledby={labelledBy}
      onKeyDown={chooseByLetter}
    >
      {options.map(({ id, text }, place) => (
        <label key={id} className={row}>
          <input
            className={mark}
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
          <span>{text}</span>
          {place < 26 && (
            <span aria-hidden="true">
              <KeyCap>{letterOf(place)}</KeyCap>
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
