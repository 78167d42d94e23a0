import { DashboardView } from './DashboardView.tsx'
import { useDashboard } from './useDashboard.ts'

/** /dashboard for everybody who is signed in. */
export const Screen = () => <DashboardView {...useDashboard()} />
