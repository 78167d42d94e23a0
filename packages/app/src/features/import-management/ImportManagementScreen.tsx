import { useModuleSlot } from '@somo/ui/slots/moduleSlot'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsAdministrator } from '../../domain/access/useIsAdministrator.ts'
import { userErrorMessages } from '../../domain/faults/userErrorMessages.ts'
import { saveFile } from '../../domain/job/saveFile.ts'
import { codeOf } from '../../domain/list/faultOf.ts'
import { useListAddress } from '../../domain/list/useListAddress.ts'
import { useSavedViews } from '../../domain/list/useSavedViews.ts'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { usePersonFinder, usePersonName } from '../../domain/user/usePersonFinder.ts'
import { useDevice } from '../../platform/appearance/browserDevice.ts'
import { useChangeQuery } from '../../platform/address/AddressContext.tsx'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { newImport, openImport, readImportAddress, writeImportAddress } from './importAddress.ts'
import { importCodec, ownerOf } from './importList.ts'
import { ImportManagementView } from './ImportManagementView.tsx'
import { listPart } from './importParts.ts'
import type { FileAnswer } from './importTypes.ts'
import { useImportManagement } from './useImportManagement.ts'
import { OpenImport } from './OpenImport.tsx'

// Wanted by every look at the list: on its way before the page is drawn for the first time, as its data is.
listPart.warm()

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
      {...{ address, dates, now, isAdmin }}
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
  const navigate = useNavigate()
  const { formatMessage } = useIntl()
  const address = useListAddress(importCodec)
  const { state, change } = address
  const data = useImportManagement(state)
  const saved = useSavedViews(pathname)
  const list = useModuleSlot(listPart).module
  const { density, change: changeDevice } = useDevice()
  const people = { find: usePersonFinder(), chosen: usePersonName(isAdmin ? ownerOf(state) : null) }
  const [fault, setFault] = useState<string | null>(null)
  const take = ({ url, userErrors, problem }: FileAnswer): void => {
    const [error] = userErrors
    const refusal = error === undefined ? null : formatMessage(userErrorMessages[codeOf(error)])
    setFault(problem === null ? refusal : formatMessage(actionMessages[problem.code]))
    if (url !== null) saveFile(url)
  }
  const hrefOf = (uuid: string): string => pathname + writeImportAddress(openImport(uuid, importCodec.write(state)))
  return (
    <ImportManagementView
      {...{ title, now, state, hrefOf }}
      owners={isAdmin ? people : null}
      views={
        list === null ? null : (
          <list.ImportViews {...{ address, saved }} mayShare={isAdmin} onGo={(href) => void navigate(href)} />
        )
      }
      areViewsMissing={saved.problem !== null}
      density={{ value: density, onChange: (next) => changeDevice({ density: next }) }}
      file={data.file}
      onExport={data.onExport}
      page={data.page}
      count={data.count}
      dates={useDates()}
      newHref={hrefOf(newImport)}
      fileFault={fault}
      onChange={change}
      onTemplate={(kind, format) => void data.template(kind, format).then(take)}
      onRetry={data.refresh}
    />
  )
}
