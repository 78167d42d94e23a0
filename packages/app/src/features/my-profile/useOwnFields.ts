import { useMutation, useQuery } from '@apollo/client/react'
import {
  ChangeMyCustomFieldsDocument,
  MyCustomFieldsDocument,
  type OwnFieldPartsFragment,
} from '@somo/graphql/my-profile'
import { toProblem, type Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { UserError } from '../../platform/form/saveAnswer.ts'

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
  const { data, error, loading, refetch } = useQuery(MyCustomFieldsDocument, { skip: !isActive })
  const [change] = useMutation(ChangeMyCustomFieldsDocument)
  return {
    mine: { isWaiting: loading, data: data?.customFields.mine ?? null, problem: loading ? null : toProblem(error) },
    retry: () => void refetch().catch(() => undefined),
    change: async (revision, values) => {
      const answer = await change({ variables: { revision, values: [...values] } })
      const payload = answer.data?.customField.changeMine
      // What is said around the form, such as what is still needed, follows what was saved.
      if (payload?.userErrors.length === 0) refetch().catch(() => undefined)
      const problem =
        toProblem(answer.error) ?? (payload === undefined ? ({ code: 'INTERNAL', requestId: null } as const) : null)
      return { mine: payload?.mine ?? null, userErrors: payload?.userErrors ?? [], problem }
    },
  }
}
