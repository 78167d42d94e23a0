import type { BadgeKind } from '@somo/graphql/schema'
import { useLocation } from 'react-router-dom'
import { useChangeQuery } from '../../../platform/address/AddressContext.tsx'
import { useDates } from '../../../platform/locale/dates/useDates.ts'
import { useRouteHandle } from '../../navigation/routeHandle.ts'
import { BadgeAdminView } from './BadgeAdminView.tsx'
import { badgeHref, readBadgeAddress } from './badgeAddress.ts'
import { useBadgeAdmin } from './useBadgeAdmin.ts'

/** The badges of one kind, for administrators. */
export function BadgeAdminScreen({ kind }: { readonly kind: BadgeKind }) {
  const title = useRouteHandle()?.title
  const place = readBadgeAddress(useLocation().search)
  const changeQuery = useChangeQuery()
  const dates = useDates()
  const data = useBadgeAdmin(kind, place)
  return title === undefined ? null : (
    <BadgeAdminView
      {...data}
      title={title}
      place={place}
      dates={dates}
      onOpen={(badge) => changeQuery(() => badgeHref({ badge }).slice(1), true)}
    />
  )
}
