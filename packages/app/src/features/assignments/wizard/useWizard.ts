import { useApolloClient } from '@apollo/client/react'
import { RemoveAssignmentDocument } from '@somo/graphql/assignments-actions'
import {
  ActivateAssignmentDocument,
  AssignmentDocument,
  AssignmentTargetChoicesDocument,
  CreateAssignmentDocument,
  UpdateAssignmentAudienceDocument,
  UpdateAssignmentMessagesDocument,
  UpdateAssignmentRenewalDocument,
  UpdateAssignmentScheduleDocument,
  UpdateAssignmentTargetsDocument,
  type ActivateAssignmentMutation,
  type AssignmentPayloadPartsFragment,
} from '@somo/graphql/assignments-editor'
import type {
  AssignmentAudienceInput,
  AssignmentMessagesInput,
  AssignmentRenewalInput,
  AssignmentScheduleInput,
  AssignmentTargetsInput,
  NewAssignmentInput,
} from '@somo/graphql/schema'
import type { SelectOption } from '@somo/ui/ComboBox'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import type { Outcome } from '../../../platform/form/isDone.ts'
import type { OpenAssignment } from '../drawer/useAssignment.ts'

export type ActivatePayload = ActivateAssignmentMutation['assignment']['activate']
export type SaveResult = ActionResult<AssignmentPayloadPartsFragment>

/** Saves one step each; none of them rejects. */
export interface StepSaves {
  readonly targets: (input: AssignmentTargetsInput) => Promise<Outcome>
  readonly audience: (input: AssignmentAudienceInput) => Promise<Outcome>
  readonly schedule: (input: AssignmentScheduleInput) => Promise<Outcome>
  readonly renewal: (input: AssignmentRenewalInput) => Promise<Outcome>
  readonly messages: (input: AssignmentMessagesInput) => Promise<Outcome>
  readonly activate: (digest: string) => Promise<ActionResult<ActivatePayload>>
  readonly remove: () => Promise<Outcome>
}

export interface WizardData {
  readonly assignment: QueryUse<OpenAssignment>
  readonly saves: StepSaves
}

/** Of two states of one draft, the younger one. */
const younger = (one: OpenAssignment | null, other: OpenAssignment | null): OpenAssignment | null =>
  one !== null && one.uuid === other?.uuid && one.revision >= other.revision ? one : other

/** A draft that is open, and what saves its steps. */
export function useWizard(uuid: string): WizardData {
  const asked = useQueryState(AssignmentDocument, {
    variables: { uuid },
    isRequired: true,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.assignments.assignment,
  })
  // What the last save was answered with: younger than what was asked at first.
  const [answered, setAnswered] = useState<OpenAssignment | null>(null)
  const shown = younger(answered, asked.data)
  const targets = useAction(UpdateAssignmentTargetsDocument, (data) => data.assignment.updateTargets).run
  const audience = useAction(UpdateAssignmentAudienceDocument, (data) => data.assignment.updateAudience).run
  const schedule = useAction(UpdateAssignmentScheduleDocument, (data) => data.assignment.updateSchedule).run
  const renewal = useAction(UpdateAssignmentRenewalDocument, (data) => data.assignment.updateRenewal).run
  const messages = useAction(UpdateAssignmentMessagesDocument, (data) => data.assignment.updateMessages).run
  const activate = useAction(ActivateAssignmentDocument, (data) => data.assignment.activate).run
  const remove = useAction(RemoveAssignmentDocument, (data) => data.assignment.remove).run
  const target = { uuid, revision: shown?.revision ?? 0 }
  const keep = async (step: Promise<SaveResult>): Promise<Outcome> => {
    const { payload, userErrors, problem } = await step
    if (payload !== null && payload.assignment !== null) setAnswered(payload.assignment)
    return { userErrors, problem }
  }
  return {
    assignment: { ...asked, data: shown },
    saves: {
      targets: (input) => keep(targets({ ...target, input })),
      audience: (input) => keep(audience({ ...target, input })),
      schedule: (input) => keep(schedule({ ...target, input })),
      renewal: (input) => keep(renewal({ ...target, input })),
      messages: (input) => keep(messages({ ...target, input })),
      activate: async (digest) => {
        const result = await activate({ ...target, digest })
        const { payload } = result
        // Another revision: the next try goes on from there.
        if (payload !== null && payload.assignment?.uuid === uuid && payload.assignment.state === 'DRAFT')
          setAnswered(payload.assignment)
        return result
      },
      remove: () => remove(target),
    },
  }
}

/** What a new assignment begins with. */
export interface NewAssignment extends NewAssignmentInput {
  readonly isMandatory: boolean
}

/** Makes the draft of a new assignment; repeated with its key it makes one. Never rejects. */
export type CreateAssignment = (input: NewAssignment, idempotenceKey: string) => Promise<SaveResult>

/** Whether a draft is as it was asked for: an earlier try, whose answer was lost, made it with what was typed then. */
const isMade = (
  made: OpenAssignment,
  { title, targets, ownerUnit }: NewAssignmentInput,
  isMandatory: boolean,
): boolean =>
  made.isMandatory === isMandatory &&
  made.title === title &&
  (ownerUnit ?? made.ownerUnit.uuid) === made.ownerUnit.uuid &&
  made.targets.length === targets.length &&
  made.targets.every(({ medium }) => targets.includes(medium))

export function useCreateAssignment(): CreateAssignment {
  const create = useAction(CreateAssignmentDocument, (data) => data.assignment.create).run
  const update = useAction(UpdateAssignmentTargetsDocument, (data) => data.assignment.updateTargets).run
  return async ({ isMandatory, ...input }, idempotenceKey) => {
    const result = await create({ input, idempotenceKey })
    const made = result.payload?.assignment ?? null
    if (made === null || isMade(made, input, isMandatory)) return result
    const { uuid, revision, title, ownerUnit } = made
    return update({
      uuid,
      revision,
      input: {
        title: input.title ?? title,
        targets: input.targets,
        isMandatory,
        ownerUnit: input.ownerUnit ?? ownerUnit.uuid,
      },
    })
  }
}

/** Searches what may be assigned; each with its kind as its second line. Rejects where the call failed. */
export type FindTargets = (text: string) => Promise<readonly SelectOption[]>

export function useTargetFinder(): FindTargets {
  const client = useApolloClient()
  const { formatMessage } = useIntl()
  return useCallback(
    async (text) => {
      const { data } = await client.query({
        query: AssignmentTargetChoicesDocument,
        variables: { search: text.trim() },
      })
      if (data === undefined) throw new Error('The media were not answered.')
      return data.assignments.targetChoices.map(({ medium, title, kind }) => ({
        id: medium,
        label: title,
        description: formatMessage(mediumKindMessages[kind]),
      }))
    },
    [client, formatMessage],
  )
}
