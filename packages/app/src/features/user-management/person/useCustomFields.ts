import { CustomFieldsOfPeopleDocument } from '@somo/graphql/user-person'
import type { ShownField } from '../../../domain/custom-field/customField.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'

/** The custom fields that whoever asks sees of the people they manage, in their order. */
export interface CustomFieldsUse {
  readonly fields: QueryState<readonly ShownField[]>
  readonly retry: () => void
}

/** Asked for once a form is open; the list needs none of it. */
export function useCustomFields(): CustomFieldsUse {
  const fields = useQueryState(CustomFieldsOfPeopleDocument, { pick: (data) => data.customFields.ofPeople })
  return { fields, retry: fields.retry }
}
