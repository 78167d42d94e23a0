import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useChangeQuery } from '../../platform/address/AddressContext.tsx'
import { readCategoryAddress, writeCategoryAddress, type CategoryAddress } from './categoryAddress.ts'
import { CategoryManagementView } from './CategoryManagementView.tsx'
import { useCategoryManagement } from './useCategoryManagement.ts'

/** /category-management for administrators. */
export function Screen() {
  const title = useRouteHandle()?.title
  const { search } = useLocation()
  const changeQuery = useChangeQuery()
  const address = useMemo(() => readCategoryAddress(new URLSearchParams(search)), [search])
  const data = useCategoryManagement(address)
  const onAddressChange = (change: Partial<CategoryAddress>): void =>
    changeQuery(
      (now) => writeCategoryAddress({ ...readCategoryAddress(new URLSearchParams(now)), ...change }),
      'search' in change || 'names' in change,
    )
  return title === undefined ? null : (
    <CategoryManagementView title={title} address={address} onAddressChange={onAddressChange} {...data} />
  )
}
