import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useChangeQuery } from '../../platform/address/AddressContext.tsx'
import { MailtemplatesView } from './MailtemplatesView.tsx'
import { readTemplateAddress, writeTemplateAddress, type TemplateAddress } from './templateAddress.ts'
import { useMailTemplates } from './useMailTemplates.ts'

/** /mailtemplates for administrators. */
export function Screen() {
  const title = useRouteHandle()?.title
  const { search } = useLocation()
  const changeQuery = useChangeQuery()
  const address = useMemo(() => readTemplateAddress(new URLSearchParams(search)), [search])
  const data = useMailTemplates(address.event)
  const onAddressChange = (change: Partial<TemplateAddress>): void =>
    changeQuery(
      (now) => writeTemplateAddress({ ...readTemplateAddress(new URLSearchParams(now)), ...change }),
      'search' in change,
    )
  return title === undefined ? null : (
    <MailtemplatesView title={title} address={address} onAddressChange={onAddressChange} {...data} />
  )
}
