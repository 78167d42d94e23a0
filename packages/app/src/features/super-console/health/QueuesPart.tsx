import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { QueuesPanel } from './QueuesPanel.tsx'
import { useQueues } from './useQueues.ts'

/** The tab of administrators: what waits and what is at work; with its calls, which nobody else sends. */
export const QueuesPart = ({ dates }: { readonly dates: Dates }) => <QueuesPanel {...useQueues(true)} dates={dates} />
