import { TriangleAlert, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import * as styles from './TokenField.css.ts'
import { keysOf, reasonOf, type Token, type TokenProblem } from './tokens.ts'

export interface TokenGridProps {
  /** Names the entries as the field is named. */
  readonly labelledBy: string
  readonly tokens: readonly Token[]
  readonly problems: readonly (TokenProblem | null)[]
  /** Entries can be looked at, not taken away. */
  readonly isUnavailable: boolean
  readonly onRemove: (index: number) => void
  readonly onTokenKeyDown: (event: KeyboardEvent, index: number) => void
}

/**
 * The entries as a grid of one cell a row, as React Aria's tags are: the last one is a stop of Tab, arrow keys go among
 * them, and the cross of each is for pointers and for assistive technology on touch.
 */
export function TokenGrid({ labelledBy, tokens, problems, isUnavailable, onRemove, onTokenKeyDown }: TokenGridProps) {
  const words = useWords().files
  const keys = keysOf(tokens)
  if (tokens.length === 0) return null
  return (
    <div role="grid" className={styles.grid} aria-labelledby={labelledBy} data-part="tokens">
      {tokens.map((token, index) => {
        const reason = reasonOf(problems[index] ?? null, words)
        return (
          <div
            key={keys[index]}
            role="row"
            className={styles.token}
            data-part="token"
            tabIndex={index === tokens.length - 1 ? 0 : -1}
            aria-label={reason === null ? token.label : words.tokenInvalid(token.label, reason)}
            {...(reason === null ? {} : { 'data-invalid': '' })}
            onKeyDown={(event) => onTokenKeyDown(event, index)}
          >
            <span role="gridcell" className={styles.cell}>
              <span className={styles.words}>
                <span className={styles.label}>{token.label}</span>
                {reason === null ? null : (
                  <span className={styles.problem} data-part="problem">
                    <Icon glyph={TriangleAlert} size="inline" />
                    {reason}
                  </span>
                )}
              </span>
              {isUnavailable ? null : (
                <button
                  type="button"
                  className={styles.remove}
                  data-part="remove"
                  tabIndex={-1}
                  aria-label={words.remove(token.label)}
                  title={words.remove(token.label)}
                  onClick={() => onRemove(index)}
                >
                  <Icon glyph={X} size="inline" />
                </button>
              )}
            </span>
          </div>
        )
      })}
    </div>
  )
}
