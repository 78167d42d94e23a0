import type { MediumKind } from '@somo/graphql/schema'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useUnitFinder, useUnitName } from '../../domain/unit/useUnitFinder.ts'
import { usePersonFinder, usePersonName } from '../../domain/user/usePersonFinder.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { createChunk, editorChunk, listChunk } from './chunks.ts'
import { useCreateMedium } from './create/useCreateMedium.ts'
import { mediaList } from './list/mediaList.ts'
import { useMediaManagement } from './list/useMediaManagement.ts'
import { MediaManagementView } from './MediaManagementView.tsx'
import { readMediumAddress, writeMediumAddress } from './mediumAddress.ts'

// Wanted by every look at the list: on its way before the page is drawn for the first time, as its data is.
listChunk.preload()

/** /media-management: the list of media, or the editor of the one in the address. */
export function Screen() {
  const { pathname, search } = useLocation()
  const title = useRouteHandle()?.title
  const { formatMessage } = useIntl()
  const dates = useDates()
  const address = readMediumAddress(new URLSearchParams(search))
  if (title === undefined) return null
  if (address.medium === null) return <Media title={formatMessage(title)} />
  return (
    <LazyPart {...codeAlone} chunk={editorChunk}>
      {({ MediumEditor }) => (
        <MediumEditor
          key={address.medium}
          uuid={address.medium ?? ''}
          tab={address.tab}
          dates={dates}
          hrefOfTab={(tab) => pathname + writeMediumAddress({ ...address, tab })}
          hrefOfMedium={(medium) => pathname + writeMediumAddress({ ...address, medium, tab: 'content' })}
          listHref={pathname + writeMediumAddress({ ...address, medium: null })}
        />
      )}
    </LazyPart>
  )
}

function Media({ title }: { readonly title: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const [kind, setKind] = useState<MediumKind | null>(null)
  const list = useMediaManagement()
  const create = useCreateMedium()
  const { state } = list.address
  const units = { find: useUnitFinder(), chosen: useUnitName(mediaList.chosen(state, 'unit')) }
  const people = { find: usePersonFinder(), chosen: usePersonName(mediaList.chosen(state, 'responsible')) }
  const hrefOf = (medium: string): string =>
    pathname + writeMediumAddress({ medium, tab: 'content', list: mediaList.write(state) })
  return (
    <>
      <MediaManagementView {...{ title, list, units, people, now, hrefOf }} dates={useDates()} onCreate={setKind} />
      {kind === null ? null : (
        <LazyPart {...codeAlone} chunk={createChunk}>
          {({ CreateMediumDialog }) => (
            <CreateMediumDialog
              {...{ kind, create }}
              findUnits={units.find}
              onCreated={(uuid) => void navigate(hrefOf(uuid))}
              onClose={() => setKind(null)}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
