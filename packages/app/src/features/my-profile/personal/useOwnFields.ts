import {
  ChangeMyCustomFieldsDocument,
  MyCustomFieldsDocument,
  type OwnFieldPartsFragment,
} from '@somo/graphql/my-profile'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { UserError } from '../../../platform/form/saveAnswer.ts'

/** The custom fields that a person sees of themselves, and what they hold in them. */
export type OwnFields = OwnFieldPartsFragment

/** What a change came to; `mine` is how it stands now. */
export interface OwnFieldsAnswer {
  readonly mine: OwnFields | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** One's own custom fields, and how they are changed. */
export interface OwnFieldsUse {
  readonly mine: QueryState<OwnFields>
  readonly retry: () => void
  readonly change: (
    revision: number,
    values: readonly { readonly key: string; readonly value: string | null }[],
  ) => Promise<OwnFieldsAnswer>
}

/** While it is not active nothing is asked. */
export function useOwnFields(isActive: boolean): OwnFieldsUse {
  const mine = useQueryState(MyCustomFieldsDocument, { isWanted: isActive, pick: (data) => data.customFields.mine })
  const change = useAction(ChangeMyCustomFieldsDocument, (data) => data.customField.changeMine)
  return {
    mine,
    retry: mine.retry,
    change: async (revision, values) => {
      const { payload, ...outcome } = await change.run({ revision, values: [...values] })
      // What is said around the form, such as what is still needed, follows what was saved.
      if (payload !== null && outcome.userErrors.length === 0) mine.retry()
      return { mine: payload?.mine ?? null, ...outcome }
    },
  }
}
