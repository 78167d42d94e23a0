import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Popover } from '@somo/ui/Popover'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Calendar, ChevronDown, Network } from 'lucide-react'
import { useIntl } from 'react-intl'
import { UnitPicker } from '../../domain/unit/UnitPicker.tsx'
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
      <Popover
        title={formatMessage(messages.unit)}
        size="sm"
        placement="bottom end"
        trigger={
          <>
            <Icon glyph={Network} size="chip" />
            {unit === null ? formatMessage(messages.allUnits) : formatMessage(messages.unitOf, { name: unit.label })}
            <Icon glyph={ChevronDown} size="chip" />
          </>
        }
      >
        {(close) => (
          <Stack space={12}>
            <UnitPicker
              label={formatMessage(messages.unit)}
              find={findUnits}
              selected={unit}
              onChange={(chosen) => {
                if (chosen === null || chosen.id === choice.unit) return
                close()
                onChoose({ ...choice, unit: chosen.id })
              }}
            />
            {choice.unit === null ? null : (
              <Button
                onPress={() => {
                  close()
                  onChoose({ ...choice, unit: null })
                }}
              >
                {formatMessage(messages.everyUnit)}
              </Button>
            )}
          </Stack>
        )}
      </Popover>
      <MenuButton
        label={formatMessage(messages.period)}
        variant="outline"
        size="sm"
        placement="bottom end"
        icon={<Icon glyph={Calendar} size="chip" />}
        sections={[
          {
            id: 'period',
            label: formatMessage(messages.period),
            items: periodIds.map((id) => ({ id, label: formatMessage(periodMessages[id]) })),
            selection: {
              selected: choice.period,
              onSelect: (id) => onChoose({ ...choice, period: periodIds.find((one) => one === id) ?? choice.period }),
            },
          },
        ]}
      >
        {formatMessage(periodMessages[choice.period])}
        <Icon glyph={ChevronDown} size="chip" />
      </MenuButton>
    </div>
  )
}
