import { useState } from 'react'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { DashboardView } from './DashboardView.tsx'
import { LateWidgets } from './LateWidgets.tsx'
import { useDashboard } from './useDashboard.ts'

/** /dashboard for whoever is signed in. The clock is read once a visit: a greeting that changes under one's eyes is odd. */
export function Screen() {
  const [now] = useState(() => new Date())
  const { date } = useDates()
  const { setup, requests, ...data } = useDashboard()
  const late =
    setup === null && requests === null ? null : (
      <LateWidgets setup={setup} requests={requests} reload={data.reload} isWaiting={data.isWaiting} />
    )
  return <DashboardView {...data} late={late} now={now} formatDate={date} />
}
