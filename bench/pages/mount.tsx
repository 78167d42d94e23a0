import { useState, type ReactElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

export interface Side {
  /** The providers of a library around a page. */
  readonly Root: (props: { readonly children: ReactNode }) => ReactNode
  readonly toggleTheme: () => void
  readonly changePrimary: () => void
}

/**
 * Renders a page with three plain buttons above it. The benchmark uses them to remount the page and to switch theme and
 * colour without knowing the library. The page is a constant element, so a theme switch re-renders only what the
 * library itself re-renders.
 */
export function mount({ Root, toggleTheme, changePrimary }: Side, page: ReactElement): void {
  const constant = <main data-testid="page">{page}</main>
  function Frame() {
    const [isOn, setOn] = useState(true)
    return (
      <Root>
        <div>
          <button type="button" data-testid="remount" onClick={() => setOn(!isOn)}>
            remount
          </button>
          <button type="button" data-testid="theme-toggle" onClick={toggleTheme}>
            theme
          </button>
          <button type="button" data-testid="primary-change" onClick={changePrimary}>
            primary
          </button>
        </div>
        {isOn ? constant : null}
      </Root>
    )
  }
  const place = document.querySelector('#root')
  if (place === null) throw new Error('The page has no place to draw in.')
  createRoot(place).render(<Frame />)
}
