import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { TabbedPart } from '@somo/ui/TabbedPart'
import { TabLinks } from '@somo/ui/Tabs'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as styles from '../MediaStatistics.css.ts'
import { SelectionBar, type SelectionBarProps } from '../SelectionBar.tsx'
import { mediumTabs, type MediumTab } from '../statisticsAddress.ts'
import { FiguresTab } from './FiguresTab.tsx'
import { mediumMessages } from './mediumMessages.ts'
import { peopleMessages } from './people/peopleMessages.ts'
import { PeopleTab } from './people/PeopleTab.tsx'
import { ratingMessages } from './ratings/ratingMessages.ts'
import { RatingsTab } from './ratings/RatingsTab.tsx'
import { sayParts } from './sayParts.ts'
import type { MediumStatistics } from './useMediumStatistics.ts'

export interface MediumStatisticsViewProps extends Pick<SelectionBarProps, 'choice' | 'isCounting' | 'onRecount'> {
  readonly statistics: MediumStatistics
  readonly eyebrow: ReactNode
  readonly tab: MediumTab
  readonly hrefOfTab: (tab: MediumTab) => string
  readonly onChoose: SelectionBarProps['onChange']
  readonly findUnits: SelectionBarProps['findUnits']
  readonly dates: SelectionBarProps['dates']
}

/** One medium: its figures, the people who have it, and for those who manage it what people say of it. */
export function MediumStatisticsView(props: MediumStatisticsViewProps) {
  const { statistics, eyebrow, choice, hrefOfTab, onChoose, findUnits, dates, isCounting, onRecount } = props
  const { uuid, title, isManaged, unit, asOf } = statistics
  const tabs = mediumTabs.filter((id) => id !== 'ratings' || isManaged)
  const tab = tabs.find((id) => id === props.tab) ?? 'figures'
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <Page
      layout="list"
      eyebrow={eyebrow}
      title={title}
      lead={sayParts(statistics, intl)}
      {...(isManaged
        ? {
            actions: (
              <Link variant="button" href={`/media-management?medium=${uuid}`} icon={<Icon glyph={Pencil} />}>
                {formatMessage(mediumMessages.edit)}
              </Link>
            ),
          }
        : {})}
    >
      <TabbedPart>
        <div className={styles.bar}>
          <div className={styles.tabs}>
            <TabLinks
              label={formatMessage(mediumMessages.tabs)}
              items={tabs.map((id) => ({ id, label: formatMessage(tabMessages[id]), href: hrefOfTab(id) }))}
              currentKey={tab}
            />
          </div>
          <SelectionBar
            choice={choice}
            unit={unit}
            asOf={asOf}
            isCounting={isCounting}
            onRecount={onRecount}
            findUnits={findUnits}
            dates={dates}
            onChange={onChoose}
          />
        </div>
        {tab === 'figures' ? <FiguresTab statistics={statistics} dates={dates} /> : null}
        {tab === 'mediumPeople' ? <PeopleTab statistics={statistics} choice={choice} dates={dates} /> : null}
        {tab === 'ratings' ? <RatingsTab medium={uuid} dates={dates} /> : null}
      </TabbedPart>
    </Page>
  )
}

const tabMessages = {
  figures: mediumMessages.figures,
  mediumPeople: peopleMessages.table,
  ratings: ratingMessages.tab,
} as const satisfies Record<MediumTab, unknown>
