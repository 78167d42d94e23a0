import { CircleAlert } from 'lucide-react'
import { formatCount } from '../Badge/formatCount.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { count as countClass, ghost, label as labelClass, problems as problemsClass } from './Tabs.css.ts'
import type { TabLook } from './tabsTypes.ts'

/** What stands in a tab: its words, how many are behind it, and how many errors it hides. */
export function TabWords({ label, count, problems = 0, problemsLabel }: Omit<TabLook, 'id'>) {
  const locale = useUiLocale()
  return (
    <>
      <span className={labelClass} data-part="label">
        {label}
        <span className={ghost} data-label={label} aria-hidden="true" />
      </span>
      {count === undefined ? null : (
        <>
          {' '}
          <span className={countClass} data-part="count">
            {formatCount(count, locale)}
          </span>
        </>
      )}
      {problems === 0 ? null : (
        <>
          <span className={problemsClass} data-part="problems" aria-hidden="true">
            <Icon glyph={CircleAlert} size="chip" />
            {formatCount(problems, locale)}
          </span>
          <span className={visuallyHidden}> {problemsLabel ?? formatCount(problems, locale)}</span>
        </>
      )}
    </>
  )
}
