import { codeAlone, LatePart } from '../../platform/errors/LatePart.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { areaPart, healthPart, queuesPart, viewPart } from './panelParts.ts'
import type { ConsoleTab } from './tabs.ts'

export interface LatePanelProps {
  readonly tab: ConsoleTab
  readonly dates: Dates
}

/** The tabs of managers and administrators: their code comes with their first opening, and asks for its own data. */
export function LatePanel({ tab, dates }: LatePanelProps) {
  switch (tab) {
    case 'health':
      return (
        <LatePart key={tab} {...codeAlone} slot={healthPart}>
          {({ HealthPart }) => <HealthPart dates={dates} />}
        </LatePart>
      )
    case 'area':
      return (
        <LatePart key={tab} {...codeAlone} slot={areaPart}>
          {({ AreaPart }) => <AreaPart dates={dates} />}
        </LatePart>
      )
    case 'queues':
      return (
        <LatePart key={tab} {...codeAlone} slot={queuesPart}>
          {({ QueuesPart }) => <QueuesPart dates={dates} />}
        </LatePart>
      )
    case 'view':
      return (
        <LatePart key={tab} {...codeAlone} slot={viewPart}>
          {({ ViewAsPart }) => <ViewAsPart dates={dates} />}
        </LatePart>
      )
    default:
      return null
  }
}
