import {
  ArchiveCustomFieldDocument,
  CreateCustomFieldDocument,
  OrderCustomFieldsDocument,
  RemoveCustomFieldDocument,
  RestoreCustomFieldDocument,
  SystemFieldHoldersDocument,
  SystemFieldsDocument,
  UpdateCustomFieldDocument,
} from '@somo/graphql/system-fields'
import type { CustomFieldInput } from '@somo/graphql/schema'
import { useState } from 'react'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { UserError } from '../../../platform/form/saveAnswer.ts'
import type { Definition } from './fieldForm.ts'
import { neededOf, type LabelLocale } from './labelLocales.ts'

/** What came of a change; `field` is how it stands now. */
export interface FieldAnswer {
  readonly field: Definition | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

type OneField = Pick<Definition, 'uuid' | 'revision'>

/** The fields that the installation adds to its people, and what can be done with them. */
export interface FieldsUse {
  readonly fields: QueryState<readonly Definition[]>
  /** How many people hold something, by the uuid of the field; null until it is known. */
  readonly holders: ReadonlyMap<string, number> | null
  /** The language every label needs. */
  readonly needed: LabelLocale
  readonly retry: () => void
  readonly create: (key: string, input: CustomFieldInput, idempotenceKey: string) => Promise<FieldAnswer>
  readonly update: (uuid: string, revision: number, input: CustomFieldInput) => Promise<FieldAnswer>
  readonly archive: (field: OneField) => Promise<FieldAnswer>
  readonly restore: (field: OneField) => Promise<FieldAnswer>
  readonly remove: (field: OneField) => Promise<FieldAnswer>
  /** All in force in their new order, which is shown at once. */
  readonly order: (uuids: readonly string[]) => Promise<Omit<FieldAnswer, 'field'>>
}

/** For administrators; while it is not active nothing is asked. */
export function useFields(isActive: boolean): FieldsUse {
  const query = useQueryState(SystemFieldsDocument, { isWanted: isActive, pick: (data) => data.customFields })
  const counted = useQueryState(SystemFieldHoldersDocument, {
    isWanted: isActive,
    pick: (data) => data.customFields.holders,
  })
  const again = (): void => {
    query.retry()
    counted.retry()
  }
  const { order, placed } = useOrdering(query.refetch)
  const { data } = query
  return {
    ...useChanges(again),
    order,
    fields: { ...query, data: data === null ? null : place(data.all, placed) },
    holders: counted.data === null ? null : new Map(counted.data.map(({ uuid, count }) => [uuid, count])),
    needed: neededOf(data?.neededLocale),
    retry: again,
  }
}

/** Fields in an order that is being saved; whatever it does not name stays behind. */
function place(fields: readonly Definition[], order: readonly string[] | null): readonly Definition[] {
  if (order === null) return fields
  const rank = ({ uuid }: Definition): number => (order.includes(uuid) ? order.indexOf(uuid) : order.length)
  return fields.toSorted((one, other) => rank(one) - rank(other))
}

function useOrdering(again: () => Promise<void>) {
  const send = useAction(OrderCustomFieldsDocument, (data) => data.customField.orderFields)
  const [placed, setPlaced] = useState<readonly string[] | null>(null)
  const order: FieldsUse['order'] = async (uuids) => {
    setPlaced(uuids)
    const { userErrors, problem } = await send.run({ uuids: [...uuids] })
    await again()
    setPlaced(null)
    return { userErrors, problem }
  }
  return { order, placed }
}

interface FieldPayload {
  readonly field: Definition | null
}

function useChanges(again: () => void): Pick<FieldsUse, 'create' | 'update' | 'archive' | 'restore' | 'remove'> {
  const create = useAction(CreateCustomFieldDocument, (data): FieldPayload => data.customField.createField)
  const update = useAction(UpdateCustomFieldDocument, (data): FieldPayload => data.customField.updateField)
  const archive = useAction(ArchiveCustomFieldDocument, (data): FieldPayload => data.customField.archiveField)
  const restore = useAction(RestoreCustomFieldDocument, (data): FieldPayload => data.customField.restoreField)
  const remove = useAction(RemoveCustomFieldDocument, (data): FieldPayload => data.customField.removeField)
  const shown = async (step: Promise<ActionResult<FieldPayload>>): Promise<FieldAnswer> => {
    const { payload, ...outcome } = await step
    if (outcome.problem === null) again()
    return { field: payload?.field ?? null, ...outcome }
  }
  return {
    create: (key, input, idempotenceKey) => shown(create.run({ key, input, idempotenceKey })),
    update: (uuid, revision, input) => shown(update.run({ uuid, revision, input })),
    archive: ({ uuid, revision }) => shown(archive.run({ uuid, revision })),
    restore: ({ uuid, revision }) => shown(restore.run({ uuid, revision })),
    remove: ({ uuid, revision }) => shown(remove.run({ uuid, revision })),
  }
}
