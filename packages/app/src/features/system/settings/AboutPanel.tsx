import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { FactSection } from './FactSection.tsx'
import * as styles from '../System.css.ts'
import type { Setting } from './useSettings.ts'

export interface AboutPanelProps {
  /** All of the system; what is said about the product is taken from them. */
  readonly all: readonly Setting[]
  readonly dates: Dates
}

/** Version, licence and what else is said about the product itself. */
export const AboutPanel = ({ all, dates }: AboutPanelProps) => (
  <div className={styles.sections}>
    <FactSection section="ABOUT" facts={all.filter(({ section }) => section === 'ABOUT')} dates={dates} />
  </div>
)
