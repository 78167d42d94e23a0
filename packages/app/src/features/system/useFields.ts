import { useMutation, useQuery } from '@apollo/client/react'
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
import { toProblem, type Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { UserError } from '../../platform/form/saveAnswer.ts'
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
  const { data, error, loading, refetch } = useQuery(SystemFieldsDocument, { skip: !isActive })
  const counted = useQuery(SystemFieldHoldersDocument, { skip: !isActive })
  const again = (): void => {
    for (const asked of [refetch(), counted.refetch()]) asked.catch(() => undefined)
  }
  const { order, placed } = useOrdering(refetch)
  const all = data?.customFields.all ?? null
  const holders = counted.data?.customFields.holders
  return {
    ...useChanges(again),
    order,
    fields: { isWaiting: loading, data: all === null ? null : place(all, placed), problem: toProblem(error) },
    holders: holders === undefined ? null : new Map(holders.map(({ uuid, count }) => [uuid, count])),
    needed: neededOf(data?.customFields.neededLocale),
    retry: again,
  }
}

/** Fields in an order that is being saved; whatever it does not name stays behind. */
function place(fields: readonly Definition[], order: readonly string[] | null): readonly Definition[] {
  if (order === null) return fields
  const rank = ({ uuid }: Definition): number => (order.includes(uuid) ? order.indexOf(uuid) : order.length)
  return fields.toSorted((one, other) => rank(one) - rank(other))
}

function useOrdering(again: () => Promise<unknown>) {
  const [send] = useMutation(OrderCustomFieldsDocument)
  const [placed, setPlaced] = useState<readonly string[] | null>(null)
  const order: FieldsUse['order'] = async (uuids) => {
    setPlaced(uuids)
    const { data, error } = await send({ variables: { uuids: [...uuids] } })
    await again().catch(() => undefined)
    setPlaced(null)
    return { userErrors: data?.customField.orderFields.userErrors ?? [], problem: toProblem(error) }
  }
  return { order, placed }
}

interface Payload {
  readonly field: Definition | null
  readonly userErrors: readonly UserError[]
}

function useChanges(again: () => void): Pick<FieldsUse, 'create' | 'update' | 'archive' | 'restore' | 'remove'> {
  const [create] = useMutation(CreateCustomFieldDocument)
  const [update] = useMutation(UpdateCustomFieldDocument)
  const [archive] = useMutation(ArchiveCustomFieldDocument)
  const [restore] = useMutation(RestoreCustomFieldDocument)
  const [remove] = useMutation(RemoveCustomFieldDocument)
  const answer = (payload: Payload | undefined, error: unknown): FieldAnswer => {
    const problem =
      toProblem(error) ?? (payload === undefined ? ({ code: 'INTERNAL', requestId: null } as const) : null)
    if (problem === null) again()
    return { field: payload?.field ?? null, userErrors: payload?.userErrors ?? [], problem }
  }
  return {
    create: async (key, input, idempotenceKey) => {
      const { data, error } = await create({ variables: { key, input, idempotenceKey } })
      return answer(data?.customField.createField, error)
    },
    update: async (uuid, revision, input) => {
      const { data, error } = await update({ variables: { uuid, revision, input } })
      return answer(data?.customField.updateField, error)
    },
    archive: async ({ uuid, revision }) => {
      const { data, error } = await archive({ variables: { uuid, revision } })
      return answer(data?.customField.archiveField, error)
    },
    restore: async ({ uuid, revision }) => {
      const { data, error } = await restore({ variables: { uuid, revision } })
      return answer(data?.customField.restoreField, error)
    },
    remove: async ({ uuid, revision }) => {
      const { data, error } = await remove({ variables: { uuid, revision } })
      return answer(data?.customField.removeField, error)
    },
  }
}
