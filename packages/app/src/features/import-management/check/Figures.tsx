import { Icon } from '@somo/ui/Icon'
import { CircleAlert, Equal, Pencil, Plus, RotateCcw, UserX, type LucideIcon } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ImportWhole } from '../importTypes.ts'
import { figure, figureLabel, figures, figureValue } from './check.css.ts'
import { checkMessages } from './checkMessages.ts'

type Counts = Pick<ImportWhole, 'created' | 'updated' | 'restored' | 'deactivated' | 'unchanged' | 'failed'>

const parts = [
  ['created', Plus, checkMessages.created],
  ['updated', Pencil, checkMessages.updated],
  ['restored', RotateCcw, checkMessages.restored],
  ['deactivated', UserX, checkMessages.deactivated],
  ['unchanged', Equal, checkMessages.unchanged],
  ['failed', CircleAlert, checkMessages.errors],
] as const satisfies readonly (readonly [keyof Counts, LucideIcon, object])[]

/** A figure is tinted where it needs somebody; nothing is muted. */
function toneOf(name: keyof Counts, value: number): keyof typeof figureValue {
  if (value === 0 || name === 'unchanged') return 'quiet'
  if (name === 'failed') return 'bad'
  return name === 'deactivated' ? 'warn' : 'plain'
}

/** What a file comes to, in six numbers. */
export function Figures({ counts }: { readonly counts: Counts }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <ul className={figures} role="list" aria-label={formatMessage(checkMessages.figures)}>
      {parts.map(([name, glyph, label]) => {
        const tone = toneOf(name, counts[name])
        return (
          <li key={name} className={figure}>
            <span className={figureValue[tone]}>{formatNumber(counts[name])}</span>
            <span className={figureLabel[tone]}>
              <Icon glyph={glyph} size="chip" />
              {formatMessage(label)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
