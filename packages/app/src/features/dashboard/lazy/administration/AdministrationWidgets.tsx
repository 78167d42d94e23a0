import { Stack } from '@somo/ui/Stack'
import type { DashboardData } from '../../useDashboard.ts'
import { HealthWidget } from './HealthWidget.tsx'
import { SetupList } from './SetupList.tsx'
import { useSetup } from './useSetup.ts'

/** What administrators see: what is left to set up, and how the services are doing. */
export function AdministrationWidgets({
  widgets,
  hidden,
  reload,
}: Pick<DashboardData, 'widgets' | 'hidden' | 'reload'>) {
  const retry = (): void => void reload()
  return (
    <Stack space={48}>
      <SetupList state={widgets.setup} actions={useSetup(reload)} onRetry={retry} />
      {hidden.includes('HEALTH') ? null : <HealthWidget state={widgets.health} onRetry={retry} />}
    </Stack>
  )
}
