import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { HealthPanel } from './HealthPanel.tsx'
import { useHealth } from './useHealth.ts'

/** The tab of administrators: how the installation is doing; with its calls, which nobody else sends. */
export const HealthPart = ({ dates }: { readonly dates: Dates }) => <HealthPanel {...useHealth(true)} dates={dates} />
