import { Icon } from '@somo/ui/Icon'
import { CalendarClock, Check as CheckGlyph, LogOut, Minus, Plus, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { CheckTab } from '../../assignmentAddress.ts'
import { figure, figureLabel, figures, figureValue, press } from './check.css.ts'
import { checkMessages } from './checkMessages.ts'

const glyphs = {
  new: Plus,
  earlier: CalendarClock,
  later: CalendarClock,
  done: CheckGlyph,
  left: Minus,
  leaves: LogOut,
} as const satisfies Record<Exclude<CheckTab, 'all'>, LucideIcon>

const shown = ['new', 'earlier', 'later', 'done', 'left'] as const

export interface FiguresProps {
  readonly counts: Readonly<Record<CheckTab, number>>
  readonly tab: CheckTab
  readonly onTab: (tab: CheckTab) => void
}

/** What the activation comes to, in numbers that filter the list; only the one that takes time away from people is warned. */
export function Figures({ counts, tab, onTab }: FiguresProps) {
  const { formatMessage, formatNumber } = useIntl()
  const named = counts.leaves > 0 ? ([...shown, 'leaves'] as const) : shown
  return (
    <ul className={figures} role="list" aria-label={formatMessage(checkMessages.figures)}>
      {named.map((name) => {
        const tone = counts[name] === 0 ? 'quiet' : name === 'earlier' ? 'warn' : 'plain'
        return (
          <li key={name} className={figure}>
            <button
              type="button"
              className={press}
              aria-pressed={tab === name}
              onClick={() => onTab(tab === name ? 'all' : name)}
            >
              <span className={figureValue[tone]}>{formatNumber(counts[name])}</span>{' '}
              <span className={figureLabel[tone]}>
                <Icon glyph={glyphs[name]} size="chip" />
                {formatMessage(checkMessages[name])}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
