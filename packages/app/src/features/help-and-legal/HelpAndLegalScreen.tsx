import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { placeAddress, readPlace } from './address.ts'
import { ConsentsPart, DocumentPart, DocumentsPart } from './lateScreens.tsx'
import { HelpAndLegalView } from './HelpAndLegalView.tsx'
import { useHelpAndLegal, useUnitSearch } from './useHelpAndLegal.ts'
import { useHelpScreens } from './useHelpScreens.ts'

/** /help-and-legal for administrators; tab and open document stand in the address. */
export function Screen() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const title = useRouteHandle()?.title
  const dates = useDates()
  const place = readPlace(search)
  const [isAdding, setAdding] = useState(false)
  const data = useHelpAndLegal(place.document === null)
  const units = useUnitSearch()
  const screens = useHelpScreens()
  if (title === undefined) return null
  if (place.document !== null) {
    const leave = (): void => void navigate(placeAddress(pathname, { tab: place.tab, list: place.list }))
    return (
      <DocumentPart
        key={place.document}
        uuid={place.document}
        place={place}
        pathname={pathname}
        dates={dates}
        units={units}
        screens={screens}
        onLeave={leave}
      />
    )
  }
  return (
    <HelpAndLegalView
      create={data.create}
      title={title}
      pathname={pathname}
      tab={place.tab}
      list={
        place.tab === 'consents' ? null : (
          <DocumentsPart {...data} tab={place.tab} pathname={pathname} dates={dates} screens={screens} />
        )
      }
      units={units}
      screens={screens}
      isAdding={isAdding}
      onAdding={setAdding}
      onAdded={(uuid) => {
        setAdding(false)
        void navigate(placeAddress(pathname, { tab: place.tab, document: uuid }))
      }}
      consents={<ConsentsPart documents={data.documents.data ?? []} dates={dates} />}
    />
  )
}
