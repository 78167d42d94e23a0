import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useUnitFinder, useUnitName } from '../../domain/unit/useUnitFinder.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { createChunk, editorChunk } from './chunks.ts'
import { LearningPathView } from './LearningPathView.tsx'
import { pathList } from './list/pathList.ts'
import { usePaths } from './list/usePaths.ts'
import { readPathAddress, writePathAddress } from './pathAddress.ts'

/** /learning-path: the list of learning paths, or the editor of the one in the address. */
export function Screen() {
  const { pathname, search } = useLocation()
  const title = useRouteHandle()?.title
  const { formatMessage } = useIntl()
  const dates = useDates()
  const address = readPathAddress(new URLSearchParams(search))
  if (title === undefined) return null
  if (address.path === null) return <Paths title={formatMessage(title)} />
  const uuid = address.path
  return (
    <LazyPart {...codeAlone} chunk={editorChunk}>
      {({ PathEditor }) => (
        <PathEditor
          key={uuid}
          uuid={uuid}
          dates={dates}
          address={address}
          tab={address.tab}
          hrefOfTab={(tab) => pathname + writePathAddress({ ...address, tab })}
          listHref={pathname + writePathAddress({ ...address, path: null })}
        />
      )}
    </LazyPart>
  )
}

function Paths({ title }: { readonly title: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const list = usePaths()
  const { state } = list.address
  const units = { find: useUnitFinder(), chosen: useUnitName(pathList.chosen(state, 'unit')) }
  const dates = useDates()
  const hrefOf = (path: string): string =>
    pathname + writePathAddress({ path, tab: 'stages', list: pathList.write(state) })
  return (
    <>
      <LearningPathView
        title={title}
        list={list}
        units={units}
        dates={dates}
        hrefOf={hrefOf}
        onCreate={() => setCreating(true)}
      />
      {isCreating ? (
        <LazyPart {...codeAlone} chunk={createChunk}>
          {({ CreatePathDialog }) => (
            <CreatePathDialog
              findUnits={units.find}
              onCreated={(uuid) => void navigate(hrefOf(uuid))}
              onClose={() => setCreating(false)}
            />
          )}
        </LazyPart>
      ) : null}
    </>
  )
}
