import { useLocation, useNavigate } from 'react-router-dom'
import { useCallback } from 'react'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useUnitFinder } from '../../domain/unit/useUnitFinder.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { lazy } from '../../platform/lazy.ts'
import { MediaStatisticsView } from './MediaStatisticsView.tsx'
import {
  readStatisticsAddress,
  writeStatisticsAddress,
  type StatisticsAddress,
  type StatisticsChoice,
} from './statisticsAddress.ts'
import { useMediaStatistics } from './useMediaStatistics.ts'

/** One medium: a look at the list does not fetch it. */
export const mediumChunk = lazy(() => import('./medium/MediumStatisticsPage.tsx'))

/** /media-statistics: figures of a unit and a period, or those of the medium in the address. */
export function Screen() {
  const title = useRouteHandle()?.title
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const address = readStatisticsAddress(search)
  if (title === undefined) return null
  if (address.medium === null) return <List title={title} address={address} />
  const listHref = pathname + writeStatisticsAddress({ ...address, medium: null })
  return (
    <LazyPart {...codeAlone} chunk={mediumChunk}>
      {({ MediumStatisticsPage }) => (
        <MediumStatisticsPage
          key={address.medium}
          uuid={address.medium ?? ''}
          choice={{ unit: address.unit, weeks: address.weeks }}
          tab={address.mediumTab}
          hrefOfTab={(mediumTab) => pathname + writeStatisticsAddress({ ...address, mediumTab })}
          onChoose={(choice) => void navigate(pathname + writeStatisticsAddress({ ...address, ...choice }))}
          listHref={listHref}
          listTitle={title}
        />
      )}
    </LazyPart>
  )
}

function List({ title, address }: { readonly title: Message; readonly address: StatisticsAddress }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { unit, weeks, tab } = address
  const choice: StatisticsChoice = { unit, weeks }
  const data = useMediaStatistics(tab, choice)
  const hrefOf = (parts: Partial<StatisticsAddress>): string =>
    pathname + writeStatisticsAddress({ unit, weeks, tab, medium: null, mediumTab: 'figures', ...parts })
  const hrefOfMedium = useCallback(
    (medium: string) => pathname + writeStatisticsAddress({ unit, weeks, tab: 'media', medium, mediumTab: 'figures' }),
    [pathname, unit, weeks],
  )
  return (
    <MediaStatisticsView
      {...data}
      title={title}
      tab={tab}
      choice={choice}
      hrefOfMedium={hrefOfMedium}
      onChoose={(next) => void navigate(hrefOf(next))}
      hrefOfTab={(next) => hrefOf({ tab: next })}
      findUnits={useUnitFinder()}
      dates={useDates()}
    />
  )
}
