import type { StatusChipProps } from '@somo/ui/StatusChip'
import type { IntlShape } from 'react-intl'
import { daysUntil } from '../../../domain/learning/daysUntil.ts'
import { stateMessages } from '../../../domain/learning/learningMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { cellMessages } from '../matrixMessages.ts'
import type { MatrixCell } from '../statisticsTypes.ts'

/** A cell as it is drawn, and as it is read out. */
export interface CellLook {
  readonly kind: StatusChipProps['kind'] | 'none'
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
  const { state, dueOn, validUntilDay, progress } = cell
  const word = formatMessage(stateMessages[state])
  const plain = (kind: CellLook['kind'], text: string): CellLook => ({
    kind,
    text,
    sentence: formatMessage(cellMessages.plain, { title, state: word }),
  })
  const days = dueOn ? daysUntil(dueOn, moment) : 0
  const date = dueOn ? dates.day(dueOn) : ''
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
      if (!validUntilDay) return plain('done', formatMessage(cellMessages.done))
      return {
        kind: 'done',
        text: writeMonth(validUntilDay),
        sentence: formatMessage(cellMessages.doneUntil, { title, state: word, date: dates.day(validUntilDay) }),
      }
    }
    case 'EXPIRED':
      return plain('expired', formatMessage(cellMessages.expired))
    case 'WAIVED':
      return plain('exempt', formatMessage(cellMessages.exempt))
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
const writeMonth = (day: string): string => {
  const [year, month] = day.split('-')
  return `${month ?? ''}/${(year ?? '').slice(2)}`
}
