import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { LatePanel } from './LatePanel.tsx'
import { SuperConsoleView } from './SuperConsoleView.tsx'
import { useSuperConsole } from './useSuperConsole.ts'

/** /super-console for whoever is signed in: what it shows beyond the page itself, the server decides. */
export function Screen() {
  const row = useRouteHandle()
  const data = useSuperConsole()
  const dates = useDates()
  return row === null ? null : (
    <SuperConsoleView {...data} title={row.title} dates={dates} panel={<LatePanel tab={data.tab} dates={dates} />} />
  )
}
