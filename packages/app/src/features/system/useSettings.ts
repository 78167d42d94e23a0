import { useMutation, useQuery } from '@apollo/client/react'
import { SetSettingDocument, SystemSettingsDocument, type SettingPartsFragment } from '@somo/graphql/system-settings'
import { toProblem, type Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { UserError } from '../../platform/form/saveAnswer.ts'

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
  const { data, error, loading, refetch } = useQuery(SystemSettingsDocument, { skip: !isActive })
  const [write] = useMutation(SetSettingDocument)
  return {
    settings: { isWaiting: loading, data: data?.system.settings ?? null, problem: toProblem(error) },
    retry: () => void refetch(),
    async set(id, revision, value) {
      const { data: answer, error: failure } = await write({ variables: { id, revision, value } })
      const payload = answer?.system.setSetting
      return { setting: payload?.setting ?? null, userErrors: payload?.userErrors ?? [], problem: toProblem(failure) }
    },
  }
}
