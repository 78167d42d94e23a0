import { Select } from '@somo/ui/Select'
import { Skeleton } from '@somo/ui/Skeleton'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { QueryView, type QueryState } from '../../../../platform/errors/QueryView.tsx'
import type { WidgetData } from '../../useDashboard.ts'
import * as styles from './TeamWidgets.css.ts'
import { teamMessages } from './teamMessages.ts'

export interface UnitScopeProps {
  readonly state: QueryState<WidgetData<'team'>>
  readonly onChoose: (unit: string | null) => void
  readonly onRetry: () => void
}

const everyone = 'everyone'

/** Whose figures follow, and the way to other units: up, down, and to those the person is responsible for. */
export function UnitScope({ state, onChoose, onRetry }: UnitScopeProps) {
  const { formatMessage } = useIntl()
  return (
    <QueryView state={state} onRetry={onRetry} waiting={<Skeleton lines={1} />}>
      {({ unit, people, choices }) => (
        <div className={styles.scope}>
          <Text as="span" step="ui" tone="ink2">
            {people === null
              ? formatMessage(teamMessages.everyone)
              : formatMessage(teamMessages.people, { count: people })}
          </Text>
          <div className={styles.choice}>
            <Select
              label={formatMessage(teamMessages.scope)}
              isLabelHidden
              selectedKey={unit?.uuid ?? everyone}
              items={[
                ...(unit === null ? [{ id: everyone, label: formatMessage(teamMessages.everyone) }] : []),
                ...choices.map(({ uuid, name }) => ({
                  id: uuid,
                  label: uuid === unit?.uuid ? formatMessage(teamMessages.withUnitsBelow, { unit: name }) : name,
                })),
              ]}
              onSelectionChange={(id) => onChoose(id === everyone ? null : id)}
            />
          </div>
        </div>
      )}
    </QueryView>
  )
}
