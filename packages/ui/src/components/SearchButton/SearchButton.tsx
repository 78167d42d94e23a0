import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { KeyCap } from '../KeyCap/KeyCap.tsx'
import { button, keys as keysClass, words } from './SearchButton.css.ts'

export interface SearchButtonProps {
  /** One verb: "Search". */
  readonly label: string
  /** The keys that open it too, as the person's keyboard names them: "Ctrl K". */
  readonly keys?: string
  /** Opens the command palette. */
  readonly onPress?: () => void
  /** A pointer or the focus has arrived: the moment to warm the palette. */
  readonly onIntent?: () => void
  readonly ref?: Ref<HTMLButtonElement>
}

/** Looks like a field and opens the command palette: the way into everything, between brand and menu of the shell. */
export const SearchButton = ({ label, keys, onPress, onIntent, ref }: SearchButtonProps) => (
  <button
    type="button"
    className={button}
    data-component="SearchButton"
    aria-haspopup="dialog"
    aria-keyshortcuts={keys === undefined ? undefined : 'Control+K Meta+K'}
    ref={ref}
    onClick={onPress}
    onPointerEnter={onIntent}
    onFocus={onIntent}
  >
    <Icon glyph={Search} />
    <span className={words} data-part="words">
      {label}
    </span>
    {keys === undefined ? null : (
      <span className={keysClass} aria-hidden="true">
        <KeyCap>{keys}</KeyCap>
      </span>
    )}
  </button>
)
