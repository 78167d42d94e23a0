import { Breadcrumbs } from '@somo/ui/Breadcrumbs'
import { EmptyState } from '@somo/ui/EmptyState'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { useIntl } from 'react-intl'
import { useUnitFinder } from '../../../domain/unit/useUnitFinder.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { useDates } from '../../../platform/locale/dates/useDates.ts'
import type { Message } from '../../../platform/locale/message.ts'
import type { MediumTab, StatisticsChoice } from '../statisticsAddress.ts'
import { mediumMessages } from './mediumMessages.ts'
import { MediumStatisticsView } from './MediumStatisticsView.tsx'
import { useMediumStatistics } from './useMediumStatistics.ts'

export interface MediumStatisticsPageProps {
  readonly uuid: string
  readonly choice: StatisticsChoice
  readonly tab: MediumTab
  readonly hrefOfTab: (tab: MediumTab) => string
  readonly onChoose: (choice: StatisticsChoice) => void
  readonly listHref: string
  readonly listTitle: Message
}

/** The page of one medium. */
export function MediumStatisticsPage(props: MediumStatisticsPageProps) {
  const { uuid, choice, tab, hrefOfTab, onChoose, listHref, listTitle } = props
  const { formatMessage } = useIntl()
  const [dates, findUnits] = [useDates(), useUnitFinder()]
  const statistics = useMediumStatistics(uuid, choice)
  const eyebrow = (
    <Breadcrumbs
      label={formatMessage(mediumMessages.path)}
      items={[{ id: 'list', label: formatMessage(listTitle), href: listHref }]}
    />
  )
  if (statistics.data === null && statistics.problem?.code === 'NOT_FOUND')
    return (
      <Page layout="list" title={formatMessage(mediumMessages.unknownTitle)} eyebrow={eyebrow}>
        <EmptyState
          title={formatMessage(mediumMessages.unknownTitle)}
          action={
            <Link variant="button" href={listHref}>
              {formatMessage(mediumMessages.toList)}
            </Link>
          }
        >
          {formatMessage(mediumMessages.unknown)}
        </EmptyState>
      </Page>
    )
  return (
    <QueryView state={statistics} onRetry={statistics.retry} waiting={<Skeleton lines={8} />}>
      {(data) => (
        <MediumStatisticsView
          eyebrow={eyebrow}
          choice={choice}
          tab={tab}
          hrefOfTab={hrefOfTab}
          onChoose={onChoose}
          dates={dates}
          findUnits={findUnits}
          statistics={data}
          isCounting={statistics.isWaiting}
          onRecount={statistics.retry}
        />
      )}
    </QueryView>
  )
}
