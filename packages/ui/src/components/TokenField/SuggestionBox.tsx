import { useEffect, useRef } from 'react'
import * as styles from './TokenField.css.ts'
import type { TokenSuggestion } from './tokenFieldTypes.ts'
import type { SuggestionList } from './useSuggestions.ts'

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

export interface SuggestionBoxProps {
  readonly id: string
  readonly label: string
  readonly list: SuggestionList
  readonly onPick: (suggestion: TokenSuggestion) => void
}

/** The list box of a combo box: the focus stays in the input, the marked option is its active descendant. */
export function SuggestionBox({ id, label, list: { shown, active }, onPick }: SuggestionBoxProps) {
  const own = useRef<HTMLUListElement>(null)
  useEffect(
    function showActiveOption() {
      own.current?.children[active]?.scrollIntoView({ block: 'nearest' })
    },
    [active],
  )
  return (
    <ul id={id} ref={own} role="listbox" className={styles.list} aria-label={label} data-part="suggestions">
      {shown.map((one, index) => (
        // Keys are the input's; the option is only pressed.
        <li
          key={one.id}
          id={optionId(id, index)}
          role="option"
          className={styles.option}
          aria-selected={index === active}
          data-part="suggestion"
          // The focus stays in the input.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(one)}
        >
          <span>{one.label}</span>
          {one.description === undefined ? null : <span className={styles.optionNote}>{one.description}</span>}
        </li>
      ))}
    </ul>
  )
}
