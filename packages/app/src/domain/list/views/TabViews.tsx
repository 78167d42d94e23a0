import { useIntl } from 'react-intl'
import { ListViews, type BuiltInView } from './ListViews.tsx'
import { listMessages } from '../view/listMessages.ts'
import type { TabViewsUse } from './useTabViews.ts'

export interface TabViewsProps {
  readonly use: TabViewsUse
  /** Beside the whole list, which comes first. */
  readonly builtIn: readonly BuiltInView[]
}

/** The views of a list on one tab of a page: the whole list, those every installation has, one's own and shared ones. */
export function TabViews({ use: { kept, viewId, saved, mayShare, hrefOf, onGo }, builtIn }: TabViewsProps) {
  const { formatMessage } = useIntl()
  const whole: BuiltInView = { id: 'all', label: formatMessage(listMessages.viewAll), kept: '' }
  return (
    <ListViews
      label={formatMessage(listMessages.views)}
      builtIn={[whole, ...builtIn]}
      saved={saved}
      kept={kept}
      viewId={viewId}
      mayShare={mayShare}
      hrefOf={hrefOf}
      onGo={onGo}
    />
  )
}
