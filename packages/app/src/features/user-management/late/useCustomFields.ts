import { useQuery } from '@apollo/client/react'
import { CustomFieldsOfPeopleDocument } from '@somo/graphql/user-person'
import type { ShownField } from '../../../domain/custom-field/customField.ts'
import { toProblem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'

/** The custom fields that whoever asks sees of the people they manage, in their order. */
export interface CustomFieldsUse {
  readonly fields: QueryState<readonly ShownField[]>
  readonly retry: () => void
}

/** Asked for once a form is open; the list needs none of it. */
export function useCustomFields(): CustomFieldsUse {
  const { data, error, loading, refetch } = useQuery(CustomFieldsOfPeopleDocument)
  return {
    fields: {
      isWaiting: loading,
      data: data?.customFields.ofPeople ?? null,
      problem: loading ? null : toProblem(error),
    },
    retry: () => void refetch().catch(() => undefined),
  }
}
