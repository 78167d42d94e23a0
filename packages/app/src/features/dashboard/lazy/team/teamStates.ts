import type { ComplianceState } from '@somo/graphql/schema'
import { CalendarX2, Check, Circle, CircleSlash, Clock, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { WidgetData } from '../../useDashboard.ts'

type Counts = WidgetData<'teamCounts'>

/** The figures of a team. */
export type Figure = keyof Counts

/** How a figure is drawn, and which states it counts. */
export interface FigureLook {
  readonly id: Figure
  readonly states: readonly ComplianceState[]
  readonly glyph: LucideIcon
  readonly tone: 'ok' | 'warn' | 'bad' | 'quiet'
}

/** In the order of the row. */
export const figureLooks: readonly FigureLook[] = [
  { id: 'compliant', states: ['COMPLETED', 'EXPIRING'], glyph: Check, tone: 'ok' },
  { id: 'dueSoon', states: ['DUE_SOON'], glyph: Clock, tone: 'warn' },
  { id: 'overdue', states: ['OVERDUE', 'IN_GRACE'], glyph: TriangleAlert, tone: 'bad' },
  { id: 'expired', states: ['EXPIRED'], glyph: CalendarX2, tone: 'bad' },
  { id: 'waived', states: ['WAIVED'], glyph: CircleSlash, tone: 'quiet' },
  { id: 'open', states: ['NOT_STARTED', 'IN_PROGRESS', 'FAILED'], glyph: Circle, tone: 'quiet' },
]

export const totalOf = (counts: Counts): number => figureLooks.reduce((sum, { id }) => sum + counts[id], 0)
