import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { problem, state, stateTitle } from './CommandPalettePanel.css.ts'
import type { CommandPaletteProps } from './paletteTypes.ts'

interface PaletteStateProps extends Pick<CommandPaletteProps, 'query'> {
  readonly status: NonNullable<CommandPaletteProps['status']>
  readonly onRetry: (() => void) | undefined
}

/** What is said in the place of results: refused, on their way, none, or nothing asked yet. */
export function PaletteState({ query, status, onRetry }: PaletteStateProps) {
  const { navigation: words } = useWords()
  if (status === 'failed') {
    return (
      <div className={state} role="alert" data-part="failed">
        <p className={stateTitle}>{words.searchFailed}</p>
        {onRetry === undefined ? null : (
          <Button size="sm" onPress={onRetry}>
            {words.tryAgain}
          </Button>
        )}
      </div>
    )
  }
  if (status === 'loading') {
    return (
      <div className={state} data-part="loading">
        <p>{words.searching}</p>
      </div>
    )
  }
  return query === '' ? (
    <div className={state} data-part="start">
      <p>{words.nothingYet}</p>
    </div>
  ) : (
    <div className={state} data-part="empty">
      <p className={stateTitle}>{words.noMatch(query)}</p>
      <p>{words.noMatchHint}</p>
    </div>
  )
}

interface PaletteProblemProps {
  readonly onRetry: (() => void) | undefined
  readonly children: ReactNode
}

/** Below the results: a part of the search that did not come. */
export function PaletteProblem({ onRetry, children }: PaletteProblemProps) {
  const { navigation: words } = useWords()
  return (
    <div className={problem} role="alert" data-part="problem">
      <span>{children}</span>
      {onRetry === undefined ? null : (
        <Button size="sm" onPress={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  )
}
