import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { TabbedPart } from '@somo/ui/TabbedPart'
import { TabLinks } from '@somo/ui/Tabs'
import { useIntl } from 'react-intl'
import { FileButton } from '../../domain/job/FileButton.tsx'
import type { FindUnits } from '../../domain/unit/useUnitFinder.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { Figures } from './figures/Figures.tsx'
import { WeeksChart } from './figures/WeeksChart.tsx'
import { MediaTable } from './list/MediaTable.tsx'
import * as styles from './MediaStatistics.css.ts'
import { messages } from './messages.ts'
import { MissedSearches } from './searches/MissedSearches.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { statisticsTabs, type StatisticsChoice, type StatisticsTab } from './statisticsAddress.ts'
import type { MediaStatisticsData } from './useMediaStatistics.ts'

export interface MediaStatisticsViewProps extends MediaStatisticsData {
  readonly title: Message
  readonly tab: StatisticsTab
  readonly choice: StatisticsChoice
  readonly onChoose: (choice: StatisticsChoice) => void
  readonly hrefOfTab: (tab: StatisticsTab) => string
  readonly hrefOfMedium: (medium: string) => string
  readonly findUnits: FindUnits
  readonly dates: Dates
}

/** /media-statistics: the figures of a unit and a period, the media behind them, and searches without results. */
export function MediaStatisticsView(props: MediaStatisticsViewProps) {
  const { title, tab, choice, onChoose, hrefOfTab, overview, dates, recount, isCounting, findUnits } = props
  const { formatMessage } = useIntl()
  return (
    <Page
      layout="list"
      title={formatMessage(title)}
      lead={formatMessage(messages.lead)}
      {...(tab === 'media' && overview.data !== null
        ? {
            actions: <FileButton label={formatMessage(messages.export)} state={props.file} onMake={props.onExport} />,
          }
        : {})}
    >
      <TabbedPart>
        <div className={styles.bar}>
          <div className={styles.tabs}>
            <TabLinks
              label={formatMessage(messages.tabs)}
              items={statisticsTabs.map((id) => ({ id, label: formatMessage(messages[id]), href: hrefOfTab(id) }))}
              currentKey={tab}
            />
          </div>
          <SelectionBar
            choice={choice}
            isCounting={isCounting}
            findUnits={findUnits}
            dates={dates}
            unit={overview.data?.unit ?? null}
            asOf={overview.data?.asOf ?? null}
            onChange={onChoose}
            onRecount={recount}
          />
        </div>
        {tab === 'media' ? <Media {...props} /> : <MissedSearches list={props.missed} dates={dates} />}
      </TabbedPart>
    </Page>
  )
}

function Media({ overview, media, categories, hrefOfMedium, dates }: MediaStatisticsViewProps) {
  return (
    <Stack space={32}>
      <QueryView state={overview} onRetry={overview.retry} waiting={<Skeleton lines={8} />}>
        {({ figures, weeks }) => (
          <Stack space={32}>
            <Figures figures={figures} />
            {weeks.length === 0 ? null : (
              <div className={styles.chart}>
                <WeeksChart weeks={weeks} dates={dates} />
              </div>
            )}
          </Stack>
        )}
      </QueryView>
      <MediaTable list={media} categories={categories} hrefOf={hrefOfMedium} />
    </Stack>
  )
}
