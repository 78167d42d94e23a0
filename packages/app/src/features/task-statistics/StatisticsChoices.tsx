import { Button } from '@somo/ui/Button'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { PeriodMenu } from '../../domain/figures/PeriodMenu.tsx'
import { UnitPopover } from '../../domain/unit/UnitPopover.tsx'
import type { FindUnits } from '../../domain/unit/useUnitFinder.ts'
import { messages, periodMessages } from './messages.ts'
import { periodIds, type StatisticsChoice } from './statisticsAddress.ts'
import * as styles from './TaskStatistics.css.ts'
import type { TaskStatisticsData } from './useTaskStatistics.ts'

export interface StatisticsChoicesProps extends Pick<TaskStatisticsData, 'tables'> {
  readonly choice: StatisticsChoice
  /** The chosen unit in words; null for all. */
  readonly unit: { readonly id: string; readonly label: string } | null
  readonly onChoose: (choice: StatisticsChoice) => void
  readonly findUnits: FindUnits
}

/** Since when, of which unit and which task all figures of the page are. */
export function StatisticsChoices({ choice, unit, onChoose, findUnits, tables }: StatisticsChoicesProps) {
  const { formatMessage } = useIntl()
  const task = tables.data?.byTask.find(({ uuid }) => uuid === choice.task)
  return (
    <div className={styles.bar}>
      {choice.task === null ? null : (
        <>
          {task === undefined ? null : (
            <Text as="span" step="small" isStrong>
              {formatMessage(messages.taskOf, { name: task.name })}
            </Text>
          )}
          <Button variant="plain" size="sm" onPress={() => onChoose({ ...choice, task: null })}>
            {formatMessage(messages.everyTask)}
          </Button>
        </>
      )}
      <UnitPopover
        label={formatMessage(messages.unit)}
        shown={unit === null ? formatMessage(messages.allUnits) : formatMessage(messages.unitOf, { name: unit.label })}
        find={findUnits}
        selected={unit}
        onChange={(chosen) => onChoose({ ...choice, unit: chosen })}
        showAll={choice.unit === null ? null : formatMessage(messages.everyUnit)}
      />
      <PeriodMenu
        label={formatMessage(messages.period)}
        periods={periodIds.map((id) => ({ id, label: formatMessage(periodMessages[id]) }))}
        selected={choice.period}
        onChange={(period) => onChoose({ ...choice, period })}
      />
    </div>
  )
}
