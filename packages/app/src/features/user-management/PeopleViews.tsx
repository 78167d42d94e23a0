import { useIntl } from 'react-intl'
import { ListViews, type BuiltInView } from '../../domain/list/ListViews.tsx'
import type { ListAddress } from '../../domain/list/useListAddress.ts'
import type { SavedViewsUse } from '../../domain/list/useSavedViews.ts'
import { viewMessages } from './messages.ts'
import { builtInViews, type BuiltInViewId, type PersonTab, type Surroundings } from './peopleList.ts'

export interface PeopleViewsProps {
  readonly address: Pick<ListAddress<PersonTab>, 'state' | 'kept' | 'hrefOfKept'>
  readonly saved: SavedViewsUse
  /** The numbers beside the built-in views; null while they are not known, each that did not come as well. */
  readonly counts: Pick<Surroundings, BuiltInViewId> | null
  readonly mayShare: boolean
  readonly onGo: (href: string) => void
}

const order = ['all', 'never', 'recent', 'suspended'] as const satisfies readonly BuiltInViewId[]
/** Counted no further. */
const cap = 1_000

/** The views of people: those every installation has, then one's own and shared ones. */
export function PeopleViews({ address, saved, counts, mayShare, onGo }: PeopleViewsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const builtIn = order.map((id): BuiltInView => {
    const count = counts?.[id] ?? null
    const text = count === null ? undefined : count >= cap ? `${formatNumber(cap)}+` : count
    return {
      id,
      label: formatMessage(viewMessages[id]),
      kept: builtInViews[id],
      ...(text === undefined ? {} : { count: text }),
    }
  })
  return (
    <ListViews
      label={formatMessage(viewMessages.label)}
      builtIn={builtIn}
      saved={saved}
      kept={address.kept}
      viewId={address.state.view}
      mayShare={mayShare}
      hrefOf={address.hrefOfKept}
      onGo={(kept, view) => onGo(address.hrefOfKept(kept, view))}
    />
  )
}
