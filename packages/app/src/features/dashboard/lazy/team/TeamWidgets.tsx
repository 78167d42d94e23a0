import { EmptyState } from '@somo/ui/EmptyState'
import { Stack } from '@somo/ui/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ActRequest } from '../../../../domain/learning/acts/actTypes.ts'
import { codeAlone, LazyPart } from '../../../../platform/errors/LazyPart.tsx'
import { lazy } from '../../../../platform/lazy.ts'
import { useDates } from '../../../../platform/locale/dates/useDates.ts'
import type { DashboardData } from '../../useDashboard.ts'
import { NumberRow } from './NumberRow.tsx'
import { OverdueTable } from './OverdueTable.tsx'
import * as styles from './TeamWidgets.css.ts'
import { teamMessages } from './teamMessages.ts'
import { UnitChart } from './UnitChart.tsx'
import { UnitScope } from './UnitScope.tsx'
import { WaitingList } from './WaitingList.tsx'

const actChunk = lazy(() => import('../../../../domain/learning/acts/ActDialog.tsx'))

/** The people whom somebody manages: their figures, who is overdue the longest, what waits for the manager, and the units. */
export function TeamWidgets({
  widgets,
  hidden,
  place,
  chooseUnit,
  now,
  reload,
}: Pick<DashboardData, 'widgets' | 'hidden' | 'place' | 'chooseUnit' | 'now' | 'reload'>) {
  const { formatMessage } = useIntl()
  const dates = useDates()
  const [request, setRequest] = useState<ActRequest | null>(null)
  const retry = (): void => void reload()
  const { team } = widgets
  const waitingList = (
    <WaitingList
      requests={widgets.teamRequests}
      joins={widgets.joinRequests}
      reviews={widgets.teamReviews}
      now={now}
      onRetry={retry}
    />
  )
  if (team.data === null && team.problem === null && !team.isWaiting && widgets.teamReviews.data !== null)
    return waitingList
  if (team.data === null && team.problem === null && !team.isWaiting)
    return (
      <EmptyState title={formatMessage(teamMessages.noTeam)}>
        {formatMessage(place.unit === null ? teamMessages.noTeamHint : teamMessages.otherUnit)}
      </EmptyState>
    )
  const unit = team.data?.unit?.uuid ?? null
  return (
    <Stack space={48}>
      <div>
        <UnitScope state={team} onChoose={chooseUnit} onRetry={retry} />
        {hidden.includes('TEAM_COUNTS') ? null : <NumberRow state={widgets.teamCounts} unit={unit} onRetry={retry} />}
      </div>
      {hidden.includes('TEAM_OVERDUE') ? null : (
        <OverdueTable
          state={widgets.teamOverdue}
          counts={widgets.teamCounts}
          unit={unit}
          now={now}
          dates={dates}
          onRetry={retry}
          onAct={setRequest}
        />
      )}
      <div className={styles.halves}>
        {hidden.includes('TEAM_WAITING') ? null : waitingList}
        {hidden.includes('TEAM_UNITS') ? null : <UnitChart state={widgets.teamUnits} onRetry={retry} />}
      </div>
      {request === null ? null : (
        <LazyPart {...codeAlone} chunk={actChunk} waiting={false}>
          {({ ActDialog }) => (
            <ActDialog request={request} dates={dates} onDone={retry} onClose={() => setRequest(null)} />
          )}
        </LazyPart>
      )}
    </Stack>
  )
}
