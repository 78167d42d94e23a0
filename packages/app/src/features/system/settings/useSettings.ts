import { SetSettingDocument, SystemSettingsDocument, type SettingPartsFragment } from '@somo/graphql/system-settings'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { UserError } from '../../../platform/form/saveAnswer.ts'

export type Setting = SettingPartsFragment

/** What came of writing one setting; `setting` is how it stands now. */
export interface SettingAnswer {
  readonly setting: Setting | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** The settings and how one is written. */
export interface SettingsUse {
  readonly settings: QueryState<readonly Setting[]>
  readonly retry: () => void
  /** Null puts the default back. */
  readonly set: (id: string, revision: number, value: string | null) => Promise<SettingAnswer>
}

/** For administrators; while it is not active nothing is asked. */
export function useSettings(isActive: boolean): SettingsUse {
  const settings = useQueryState(SystemSettingsDocument, { isWanted: isActive, pick: (data) => data.system.settings })
  const write = useAction(SetSettingDocument, (data) => data.system.setSetting)
  return {
    settings,
    retry: settings.retry,
    async set(id, revision, value) {
      const { payload, ...outcome } = await write.run({ id, revision, value })
      return { setting: payload?.setting ?? null, ...outcome }
    },
  }
}
