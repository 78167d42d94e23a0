import type { ShownOption } from '@somo/graphql/quiz/question'
import { KeyCap } from '@somo/ui/KeyCap'
import { useId } from 'react'
import { lettered, letterOf } from './chooseByKey.ts'
import { group, mark, row } from './Options.css.ts'

export interface OptionsProps {
  readonly options: readonly ShownOption[]
  readonly chosen: readonly string[]
  readonly isMultiple: boolean
  readonly labelledBy: string
  readonly onChoose: (chosen: readonly string[]) => void
}

/** Options as full-width rows. The question around them also chooses by letters. */
export function Options({ options, chosen, isMultiple, labelledBy, onChoose }: OptionsProps) {
  const name = useId()
  const toggle = (id: string): void => {
    if (!isMultiple) onChoose([id])
    else onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  }
  return (
    <div className={group} role={isMultiple ? 'group' : 'radiogroup'} aria-labelledby={labelledBy}>
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
          {place < lettered && (
            <span aria-hidden="true">
              <KeyCap>{letterOf(place)}</KeyCap>
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
