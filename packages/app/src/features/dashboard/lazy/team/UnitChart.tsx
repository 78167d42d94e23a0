import { Button } from '@somo/ui/Button'
import { Link } from '@somo/ui/Link'
import { Skeleton } from '@somo/ui/Skeleton'
import { Text } from '@somo/ui/Text'
import { cx } from '@somo/ui/theme/cx'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { QueryView, type QueryState } from '../../../../platform/errors/QueryView.tsx'
import { teamHref } from '../../dashboardAddress.ts'
import type { WidgetData } from '../../useDashboard.ts'
import { Section } from '../Section.tsx'
import * as styles from './TeamWidgets.css.ts'
import * as chart from './UnitChart.css.ts'
import { figureMessages, teamMessages } from './teamMessages.ts'
import { figureLooks, totalOf, type Figure } from './teamStates.ts'

export interface UnitChartProps {
  readonly state: QueryState<WidgetData<'teamUnits'>>
  readonly onRetry: () => void
}

type Units = WidgetData<'teamUnits'>

/** What needs action stands at the base line. */
const stack: readonly Figure[] = ['overdue', 'expired', 'dueSoon', 'open', 'waived', 'compliant']

/** The units right below as bars, or as a table. Nothing where there are none. */
export function UnitChart({ state, onRetry }: UnitChartProps) {
  const { formatMessage } = useIntl()
  const [isTable, setTable] = useState(false)
  const units = state.data ?? []
  if (state.data?.length === 0) return null
  const worst = units.filter(({ counts }) => counts.overdue > 0)
  return (
    <Section
      id="units"
      title={formatMessage(teamMessages.units)}
      link={
        <Button variant="plain" size="sm" edge="end" onPress={() => setTable(!isTable)}>
          {formatMessage(isTable ? teamMessages.asChart : teamMessages.asTable)}
        </Button>
      }
    >
      <QueryView state={state} onRetry={onRetry} waiting={<Skeleton lines={6} />}>
        {(shown) => (
          <>
            <Text step="small" tone="ink2">
              {worst[0] === undefined
                ? formatMessage(teamMessages.noUnitOverdue)
                : formatMessage(teamMessages.unitsOverdue, { count: worst.length, unit: worst[0].unit.name })}
            </Text>
            {isTable ? <UnitTable units={shown} /> : <Bars units={shown} />}
            {isTable ? null : <Key units={shown} />}
          </>
        )}
      </QueryView>
    </Section>
  )
}

function Bars({ units }: { readonly units: Units }) {
  const { formatMessage, formatNumber } = useIntl()
  const most = Math.max(...units.map(({ counts }) => totalOf(counts)), 1)
  return (
    <ul className={chart.bars} role="list">
      {units.map(({ unit, counts }) => {
        const words = stack
          .filter((id) => counts[id] > 0)
          .map((id) => `${formatNumber(counts[id])} ${formatMessage(figureMessages[id])}`)
          .join(', ')
        return (
          <li key={unit.uuid} className={chart.unit}>
            <Text as="span" step="small">
              <Link variant="plain" href={teamHref(unit.uuid)}>
                {unit.name}
              </Link>
            </Text>
            <span className={chart.track} role="img" aria-label={words} title={words}>
              {stack.map((id) =>
                counts[id] === 0 ? null : (
                  <span key={id} className={chart.fills[id]} style={{ inlineSize: `${(counts[id] / most) * 100}%` }} />
                ),
              )}
            </span>
            <Text as="span" step="small" tone="ink2" isTabular>
              {formatMessage(teamMessages.barWords, { overdue: counts.overdue, total: totalOf(counts) })}
            </Text>
          </li>
        )
      })}
    </ul>
  )
}

/** Which pattern is which state; only those that there are. */
function Key({ units }: { readonly units: Units }) {
  const { formatMessage } = useIntl()
  return (
    <ul className={chart.keys} role="list">
      {stack
        .filter((id) => units.some(({ counts }) => counts[id] > 0))
        .map((id) => (
          <li key={id} className={chart.key}>
            <span className={cx(chart.fills[id], chart.swatch)} aria-hidden="true" />
            {formatMessage(figureMessages[id])}
          </li>
        ))}
    </ul>
  )
}

function UnitTable({ units }: { readonly units: Units }) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <div className={chart.scroll}>
      <table className={chart.table} aria-labelledby="units-title">
        <thead>
          <tr>
            <th scope="col" className={styles.headCell}>
              {formatMessage(teamMessages.unit)}
            </th>
            {figureLooks.map(({ id }) => (
              <th key={id} scope="col" className={styles.headCell}>
                {formatMessage(figureMessages[id])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map(({ unit, counts }) => (
            <tr key={unit.uuid}>
              <th scope="row" className={styles.cell}>
                <Link variant="plain" href={teamHref(unit.uuid)}>
                  {unit.name}
                </Link>
              </th>
              {figureLooks.map(({ id }) => (
                <td key={id} className={styles.figureCell}>
                  {formatNumber(counts[id])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
