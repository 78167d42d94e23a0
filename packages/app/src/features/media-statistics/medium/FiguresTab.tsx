import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { ItemStatisticsTable } from '../../../domain/quiz/statistics/ItemStatisticsTable.tsx'
import { useItemStatistics } from '../../../domain/quiz/statistics/useItemStatistics.ts'
import { SurveyResult } from '../../../domain/survey/SurveyResult.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { Figures } from '../figures/Figures.tsx'
import { WeeksChart } from '../figures/WeeksChart.tsx'
import * as styles from '../MediaStatistics.css.ts'
import { mediumMessages } from './mediumMessages.ts'
import { PartsTable } from './PartsTable.tsx'
import type { MediumStatistics } from './useMediumStatistics.ts'

interface FiguresTabProps {
  readonly statistics: MediumStatistics
  readonly dates: Dates
}

/** The figures of one medium, its weeks, where people stop, and what its questions or answers say. */
export function FiguresTab({ statistics, dates }: FiguresTabProps) {
  const { uuid, kind, isManaged, figures, medians, weeks, parts, versions } = statistics
  const { formatMessage } = useIntl()
  return (
    <Stack space={32}>
      <Stack space={12}>
        <Text tone="ink2">{formatMessage(mediumKindMessages[kind])}</Text>
        <Figures figures={figures} medians={medians} />
      </Stack>
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
