import type { ExportFormat, ImportKind } from '@somo/graphql/schema'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useIsAdministrator } from '../../domain/access/useIsAdministrator.ts'
import { saveFile } from '../../domain/job/saveFile.ts'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { usePersonFinder, usePersonName } from '../../domain/user/usePersonFinder.ts'
import { useChangeQuery } from '../../platform/address/AddressContext.tsx'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { newImport, openImport, readImportAddress, writeImportAddress } from './importAddress.ts'
import { importList } from './list/importList.ts'
import { ImportManagementView } from './ImportManagementView.tsx'
import { listChunk } from './chunks.ts'
import { useImportManagement } from './list/useImportManagement.ts'
import { OpenImport } from './OpenImport.tsx'

// Wanted by every look at the list: on its way before the page is drawn for the first time, as its data is.
listChunk.preload()

/** /import-management for administrators and managers: the list, or the import of the address in its step. */
export function Screen() {
  const { pathname, search } = useLocation()
  const changeQuery = useChangeQuery()
  const title = useRouteHandle()?.title
  const { formatMessage } = useIntl()
  const dates = useDates()
  const isAdmin = useIsAdministrator()
  const [now] = useState(() => new Date())
  const address = readImportAddress(new URLSearchParams(search))
  if (title === undefined) return null
  if (address.import === null) return <Imports title={formatMessage(title)} now={now} isAdmin={isAdmin} />
  return (
    <OpenImport
      address={address}
      dates={dates}
      now={now}
      isAdmin={isAdmin}
      uuid={address.import}
      listHref={pathname + writeImportAddress({ ...address, import: null })}
      newHref={pathname + writeImportAddress(openImport(newImport, address.list))}
      onAddressChange={(parts) =>
        changeQuery((now) => writeImportAddress({ ...readImportAddress(new URLSearchParams(now)), ...parts }).slice(1))
      }
    />
  )
}

function Imports({ title, now, isAdmin }: { readonly title: string; readonly now: Date; readonly isAdmin: boolean }) {
  const { pathname } = useLocation()
  const { formatMessage } = useIntl()
  const { list, template, ...file } = useImportManagement()
  const { state } = list.address
  const people = { find: usePersonFinder(), chosen: usePersonName(isAdmin ? importList.chosen(state, 'by') : null) }
  const [fileError, setFileError] = useState<string | null>(null)
  const makeTemplate = async (kind: ImportKind, format: ExportFormat): Promise<void> => {
    const result = await template({ kind, format })
    const reason = reasonOf(result)
    setFileError(reason && formatMessage(reason))
    if (result.payload !== null && result.payload.url !== null) saveFile(result.payload.url)
  }
  const hrefOf = (uuid: string): string => pathname + writeImportAddress(openImport(uuid, importList.write(state)))
  return (
    <ImportManagementView
      title={title}
      now={now}
      list={list}
      hrefOf={hrefOf}
      fileError={fileError}
      {...file}
      owners={isAdmin ? people : null}
      dates={useDates()}
      newHref={hrefOf(newImport)}
      onTemplate={(kind, format) => void makeTemplate(kind, format)}
    />
  )
}
