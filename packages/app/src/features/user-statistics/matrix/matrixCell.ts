import type { StatusChipProps } from '@somo/ui/StatusChip'
import type { IntlShape } from 'react-intl'
import { writeDeadline } from '../../../domain/learning/deadlines.ts'
import { stateMessages } from '../../../domain/learning/learningMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { daysBetween } from '../daysBetween.ts'
import { cellMessages } from '../matrixMessages.ts'
import type { MatrixCell } from '../statisticsTypes.ts'

/** A cell as it is drawn, and as it is read out. */
export interface CellLook {
  readonly kind: StatusChipProps['kind'] | 'expired' | 'waived' | 'none'
  readonly text: string
  /** The whole sentence: "ADR basic training, 66 days overdue since 19 Sep 2026". */
  readonly sentence: string
}

interface CellContext {
  readonly intl: IntlShape
  readonly dates: Dates
  readonly moment: Date
}

/** How a cell looks; null is an item that the person does not have. */
export function cellLook(cell: MatrixCell | null, title: string, { intl, dates, moment }: CellContext): CellLook {
  const { formatMessage } = intl
  if (cell === null) return { kind: 'none', text: '–', sentence: formatMessage(cellMessages.notAssigned, { title }) }
  const { state, dueAt, validUntil, progress } = cell
  const word = formatMessage(stateMessages[state])
  const plain = (kind: CellLook['kind'], text: string): CellLook => ({
    kind,
    text,
    sentence: formatMessage(cellMessages.plain, { title, state: word }),
  })
  const days = dueAt ? daysBetween(moment, new Date(dueAt)) : 0
  const date = dueAt ? writeDeadline(dueAt, dates) : ''
  switch (state) {
    case 'OVERDUE':
    case 'IN_GRACE': {
      const late = Math.max(1, -days)
      return {
        kind: 'overdue',
        text: formatMessage(cellMessages.days, { days: late }),
        sentence: formatMessage(cellMessages.overdue, { title, days: late, date }),
      }
    }
    case 'DUE_SOON':
      return {
        kind: 'dueSoon',
        text: formatMessage(cellMessages.inDays, { days: Math.max(0, days) }),
        sentence: formatMessage(cellMessages.dueSoon, { title, days: Math.max(0, days), date }),
      }
    case 'COMPLETED':
    case 'EXPIRING': {
      if (!validUntil) return plain('done', formatMessage(cellMessages.done))
      const until = new Date(validUntil)
      return {
        kind: 'done',
        text: writeMonth(until),
        sentence: formatMessage(cellMessages.doneUntil, { title, state: word, date: writeDeadline(validUntil, dates) }),
      }
    }
    case 'EXPIRED':
      return plain('expired', formatMessage(cellMessages.expired))
    case 'WAIVED':
      return plain('waived', formatMessage(cellMessages.exempt))
    case 'FAILED':
      return plain('paused', formatMessage(cellMessages.failed))
    case 'IN_PROGRESS':
      return plain('started', formatMessage(cellMessages.progress, { progress: progress ?? 0 }))
    case 'NOT_STARTED':
      return plain('open', formatMessage(cellMessages.open))
    default:
      return state satisfies never
  }
}

/** Such as 03/28: short, and the same in every language. */
const writeMonth = (moment: Date): string => {
  const [year, month] = moment.toISOString().split('-')
  return `${month ?? ''}/${(year ?? '').slice(2)}`
}
