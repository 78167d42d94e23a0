import { useIntl } from 'react-intl'
import { ListViews } from '../../domain/list/ListViews.tsx'
import type { ListAddress } from '../../domain/list/useListAddress.ts'
import type { SavedViewsUse } from '../../domain/list/useSavedViews.ts'
import { builtInViews } from './importList.ts'
import { messages } from './messages.ts'

export interface ImportViewsProps {
  readonly address: Pick<ListAddress<'whole'>, 'state' | 'kept' | 'hrefOfKept'>
  readonly saved: SavedViewsUse
  readonly mayShare: boolean
  readonly onGo: (href: string) => void
}

/** The views of imports: those every installation has, then one's own and shared ones. */
export function ImportViews({ address, saved, mayShare, onGo }: ImportViewsProps) {
  const { formatMessage } = useIntl()
  const { all, open, faulty, undoable } = builtInViews
  return (
    <ListViews
      label={formatMessage(messages.views)}
      builtIn={[
        { id: 'all', label: formatMessage(messages.viewAll), kept: all },
        { id: 'open', label: formatMessage(messages.viewOpen), kept: open },
        { id: 'faulty', label: formatMessage(messages.viewFaulty), kept: faulty },
        { id: 'undoable', label: formatMessage(messages.viewUndoable), kept: undoable },
      ]}
      {...{ saved, mayShare }}
      kept={address.kept}
      viewId={address.state.view}
      hrefOf={address.hrefOfKept}
      onGo={(kept, view) => onGo(address.hrefOfKept(kept, view))}
    />
  )
}
