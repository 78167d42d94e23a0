import { useMenuRows } from '../../domain/menu/MenuRows.tsx'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { MenuConfigurationView } from './MenuConfigurationView.tsx'
import { useMenuConfiguration } from './useMenuConfiguration.ts'

/** /menu-configuration for administrators. */
export function Screen() {
  const title = useRouteHandle()?.title
  const data = useMenuConfiguration()
  const [rows, dates] = [useMenuRows(), useDates()]
  return title === undefined ? null : <MenuConfigurationView title={title} rows={rows} dates={dates} {...data} />
}
