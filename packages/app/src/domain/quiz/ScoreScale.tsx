import { useIntl } from 'react-intl'
import { resultMessages } from './resultMessages.ts'
import * as styles from './ScoreScale.css.ts'

export interface ScoreScaleProps {
  /** In percent. */
  readonly score: number
  /** In percent; null without one. */
  readonly passMark: number | null
  readonly isPassed: boolean
}

/** Nearer to an end than this, in percent, the score takes the place of the end's own word. */
const room = 20
/** Half of what the longest words take, so that they stay above the bar. */
const halfWidths = { mark: '4.75rem', score: '1.5rem' } as const
const placeOf = (kind: keyof typeof halfWidths, percent: number): string =>
  `clamp(${halfWidths[kind]}, ${percent}%, calc(100% - ${halfWidths[kind]}))`

/** A score on a scale from 0 to 100 percent, with the pass mark as a line across it. */
export function ScoreScale({ score, passMark, isPassed }: ScoreScaleProps) {
  const { formatMessage, formatNumber } = useIntl()
  const percent = (of: number): string => formatNumber(of / 100, { style: 'percent', maximumFractionDigits: 1 })
  const markWords = passMark === null ? null : formatMessage(resultMessages.passMark, { mark: percent(passMark) })
  return (
    <div
      className={styles.scale}
      role="meter"
      aria-label={formatMessage(resultMessages.score)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={score}
      aria-valuetext={markWords === null ? percent(score) : `${percent(score)} · ${markWords}`}
      data-component="ScoreScale"
    >
      {passMark === null ? null : (
        <div className={styles.words}>
          <span className={styles.word} style={{ insetInlineStart: placeOf('mark', passMark) }}>
            {markWords}
          </span>
        </div>
      )}
      <div className={styles.bar} {...(isPassed ? { 'data-passed': '' } : {})}>
        <div className={styles.fill} style={{ inlineSize: `${score}%` }} />
        {passMark === null ? null : <span className={styles.mark} style={{ insetInlineStart: `${passMark}%` }} />}
      </div>
      <div className={styles.words}>
        {score < room ? null : <span className={styles.start}>{percent(0)}</span>}
        <span className={styles.word} style={{ insetInlineStart: placeOf('score', score) }}>
          {percent(score)}
        </span>
        {score > 100 - room ? null : <span className={styles.end}>{percent(100)}</span>}
      </div>
    </div>
  )
}
