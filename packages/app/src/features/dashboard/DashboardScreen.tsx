import { useState } from 'react'
import { useDates } from '../../platform/locale/useDates.ts'
import { DashboardView } from './DashboardView.tsx'
import { LateSetup } from './LateSetup.tsx'
import { useDashboard } from './useDashboard.ts'

/** /dashboard for whoever is signed in. The clock is read once a visit: a greeting that changes under one's eyes is odd. */
export function Screen() {
  const [now] = useState(() => new Date())
  const { date } = useDates()
  const { setup, hasSetup, ...data } = useDashboard()
  const setupList = hasSetup ? <LateSetup state={setup} reload={data.reload} /> : null
  return <DashboardView {...data} setupList={setupList} now={now} formatDate={date} />
}
