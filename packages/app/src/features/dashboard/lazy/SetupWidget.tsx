import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { Setup } from '../useDashboard.ts'
import { SetupList } from './SetupList.tsx'
import { useSetup } from './useSetup.ts'

export interface SetupWidgetProps {
  readonly state: QueryState<Setup>
  readonly reload: () => Promise<void>
}

/** The set-up list with what can be done about it: a chunk of its own, since only administrators have one. */
export function SetupWidget({ state, reload }: SetupWidgetProps) {
  return <SetupList state={state} actions={useSetup(reload)} onRetry={() => void reload()} />
}
