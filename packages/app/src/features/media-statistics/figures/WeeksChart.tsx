import { Heading } from '@somo/ui/Heading'
import { LineChart, type ChartMark } from '@somo/ui/LineChart'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { useDevice } from '../../../platform/appearance/browserDevice.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { chartMessages } from './chartMessages.ts'
import { SwapButton } from './SwapButton.tsx'
import * as styles from './WeeksChart.css.ts'
import { weekNumber } from './weekNumber.ts'

/** A full week and what happened in it. */
export interface Week {
  /** Its Monday, yyyy-mm-dd. */
  readonly week: string
  readonly starts: number
  readonly completions: number
}

export interface WeeksChartProps {
  readonly weeks: readonly Week[]
  /** Publications of the medium. */
  readonly versions?: readonly { readonly number: number; readonly publishedAt: string }[]
  readonly dates: Dates
}

/** Starts and completions of full weeks, as a chart or as a table. */
export function WeeksChart({ weeks, versions = [], dates }: WeeksChartProps) {
  const { formatMessage } = useIntl()
  const { hasTables } = useDevice()
  const title = formatMessage(chartMessages.weeks)
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
        <SwapButton />
      </div>
      {hasTables ? (
        <WeeksTable title={title} weeks={weeks} dates={dates} />
      ) : (
        <Chart title={title} weeks={weeks} versions={versions} dates={dates} />
      )}
    </div>
  )
}

const week = 7 * 24 * 3600 * 1000

/** Where publications of the period stand between the weeks; the latest three. */
function marksOf(
  weeks: readonly Week[],
  versions: NonNullable<WeeksChartProps['versions']>,
  labelOf: (number: number, date: Date) => string,
): readonly ChartMark[] {
  const first = Date.parse(weeks[0]?.week ?? '')
  return versions
    .map(({ number, publishedAt }) => {
      const at = (Date.parse(publishedAt) - first) / week
      return { at, label: labelOf(number, new Date(publishedAt)) }
    })
    .filter(({ at }) => at > 0 && at < weeks.length - 1)
    .slice(0, 3)
}

function Chart({ title, weeks, versions, dates }: Required<WeeksChartProps> & { readonly title: string }) {
  const { formatMessage, formatNumber } = useIntl()
  const last = weeks.at(-1)
  return (
    <LineChart
      label={title}
      points={weeks.map(({ week: monday, ...counts }) => ({
        label: formatMessage(chartMessages.week, { number: weekNumber(monday) }),
        text: formatMessage(chartMessages.point, { date: dates.day(monday), ...counts }),
      }))}
      lines={[
        {
          id: 'starts',
          look: 'other',
          values: weeks.map(({ starts }) => starts),
          endLabel: formatMessage(chartMessages.starts, { count: last?.starts ?? 0 }),
        },
        {
          id: 'completions',
          look: 'main',
          values: weeks.map(({ completions }) => completions),
          endLabel: formatMessage(chartMessages.completions, { count: last?.completions ?? 0 }),
        },
      ]}
      marks={marksOf(weeks, versions, (number, date) =>
        formatMessage(chartMessages.version, { number, date: dates.date(date) }),
      )}
      formatValue={(value) => formatNumber(value)}
      hint={formatMessage(chartMessages.hint)}
    />
  )
}

function WeeksTable({ title, weeks, dates }: Omit<WeeksChartProps, 'versions'> & { readonly title: string }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              {formatMessage(chartMessages.weekOf)}
            </th>
            <th scope="col" className={styles.number}>
              {formatMessage(chartMessages.startsColumn)}
            </th>
            <th scope="col" className={styles.number}>
              {formatMessage(chartMessages.completionsColumn)}
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ week: monday, starts, completions }) => (
            <tr key={monday}>
              <th scope="row" className={styles.cell}>
                <Text as="span" step="small" isTabular>
                  {dates.day(monday)}
                </Text>
              </th>
              <td className={styles.number}>{formatNumber(starts)}</td>
              <td className={styles.number}>{formatNumber(completions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
