import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { areaChunk, healthChunk, queuesChunk, viewChunk } from './chunks.ts'
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
        <LazyPart key={tab} {...codeAlone} chunk={healthChunk}>
          {({ HealthPart }) => <HealthPart dates={dates} />}
        </LazyPart>
      )
    case 'area':
      return (
        <LazyPart key={tab} {...codeAlone} chunk={areaChunk}>
          {({ AreaPart }) => <AreaPart dates={dates} />}
        </LazyPart>
      )
    case 'queues':
      return (
        <LazyPart key={tab} {...codeAlone} chunk={queuesChunk}>
          {({ QueuesPart }) => <QueuesPart dates={dates} />}
        </LazyPart>
      )
    case 'view':
      return (
        <LazyPart key={tab} {...codeAlone} chunk={viewChunk}>
          {({ ViewAsPart }) => <ViewAsPart dates={dates} />}
        </LazyPart>
      )
    default:
      return null
  }
}
