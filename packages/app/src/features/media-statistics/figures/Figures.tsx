import type { MediaFiguresPartsFragment, MediaMediansPartsFragment } from '@somo/graphql/media-statistics'
import { Icon } from '@somo/ui/Icon'
import { Text } from '@somo/ui/Text'
import { Check, Clock, Percent, Play, Target, Users, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import { figureMessages } from './figureMessages.ts'
import * as styles from './Figures.css.ts'
import { dash, writeFigures, writeMedians, type FigureName } from './writeFigures.ts'

const glyphs = {
  starts: Play,
  completions: Check,
  people: Users,
  rate: Percent,
  score: Target,
  time: Clock,
} as const satisfies Record<FigureName, LucideIcon>

const names = ['starts', 'completions', 'people', 'rate', 'score', 'time'] as const satisfies readonly FigureName[]

interface FiguresProps {
  readonly figures: MediaFiguresPartsFragment | null
  /** Beside the means. Left out where they are not known. */
  readonly medians?: MediaMediansPartsFragment | null
}

/** The figures of a unit or a medium side by side; a dash and "too few" where too few people are behind them. */
export function Figures({ figures, medians = null }: FiguresProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const written = writeFigures(figures, intl)
  const middle = writeMedians(medians, intl)
  return (
    <section aria-label={formatMessage(figureMessages.label)}>
      <dl className={styles.figures}>
        {names.map((name) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>
              <Icon glyph={glyphs[name]} size="chip" />
              {formatMessage(figureMessages[name])}
            </dt>
            <dd className={styles.value}>
              {written[name]}
              {written[name] === dash ? (
                <span className={styles.reason}>
                  {formatMessage(figures !== null && name === 'rate' ? figureMessages.none : figureMessages.tooFew)}
                </span>
              ) : null}
              {(name === 'score' || name === 'time') && middle[name] !== null ? (
                <span className={styles.reason}>{middle[name]}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {figures === null ? (
        <Text step="small" tone="ink2">
          {formatMessage(figureMessages.masked)}
        </Text>
      ) : null}
    </section>
  )
}
