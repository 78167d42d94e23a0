import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { ItemStatisticsTable } from '../../../domain/quiz/statistics/ItemStatisticsTable.tsx'
import { useItemStatistics } from '../../../domain/quiz/statistics/useItemStatistics.ts'
import { SurveyResult } from '../../../domain/survey/SurveyResult.tsx'
import { Figures } from '../figures/Figures.tsx'
import { WeeksChart } from '../figures/WeeksChart.tsx'
import * as styles from '../MediaStatistics.css.ts'
import { SelectionBar, type SelectionBarProps } from '../SelectionBar.tsx'
import { mediumMessages } from './mediumMessages.ts'
import { PartsTable } from './PartsTable.tsx'
import { sayParts } from './sayParts.ts'
import type { MediumStatistics } from './useMediumStatistics.ts'

export interface MediumStatisticsViewProps extends Pick<SelectionBarProps, 'choice' | 'isCounting' | 'onRecount'> {
  readonly statistics: MediumStatistics
  readonly eyebrow: ReactNode
  readonly onChoose: SelectionBarProps['onChange']
  readonly findUnits: SelectionBarProps['findUnits']
  readonly dates: SelectionBarProps['dates']
}

/** The figures of one medium, its weeks, where people stop, and what its questions or answers say. */
export function MediumStatisticsView(props: MediumStatisticsViewProps) {
  const { statistics, eyebrow, choice, onChoose, findUnits, dates, isCounting, onRecount } = props
  const { uuid, title, kind, isManaged, unit, asOf, figures, weeks, parts, versions } = statistics
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
      <Stack space={32}>
        <div className={styles.bar}>
          <Text tone="ink2">{formatMessage(mediumKindMessages[kind])}</Text>
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
        <Figures figures={figures} />
        {weeks.length === 0 ? null : (
          <div className={parts.length === 0 ? styles.chart : styles.columns}>
            <WeeksChart weeks={weeks} versions={versions} dates={dates} />
            {parts.length === 0 ? null : <PartsTable parts={parts} />}
          </div>
        )}
        {isManaged && kind === 'QUIZ' ? <Questions medium={uuid} /> : null}
        {isManaged && kind === 'SURVEY' ? (
          <Stack space={8}>
            <SurveyResult medium={uuid} />
            <Text step="small" tone="ink2">
              {formatMessage(mediumMessages.everyone)}
            </Text>
          </Stack>
        ) : null}
      </Stack>
    </Page>
  )
}

function Questions({ medium }: { readonly medium: string }) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={8}>
      <ItemStatisticsTable statistics={useItemStatistics(medium)} />
      <Text step="small" tone="ink2">
        {formatMessage(mediumMessages.everyone)}
      </Text>
    </Stack>
  )
}
