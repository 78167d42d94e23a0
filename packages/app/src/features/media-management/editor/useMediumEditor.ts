import { useApolloClient } from '@apollo/client/react'
import {
  BeginMediumDraftDocument,
  ChangeMediumStateDocument,
  CourseChoicesDocument,
  DiscardMediumDraftDocument,
  MediumDocument,
  MediumPublicationDocument,
  PublishMediumDocument,
  RemoveMediumCaptionsDocument,
  RemoveMediumDocument,
  UpdateMediumAccessDocument,
  UpdateMediumCompletionDocument,
  UpdateMediumContentDocument,
  UpdateMediumDetailsDocument,
} from '@somo/graphql/medium-editor'
import type {
  CourseChoice,
  MediumAccessInput,
  MediumChange,
  MediumCompletionInput,
  MediumContentInput,
  MediumDetailsInput,
  MediumPublication,
  MediumState,
} from '@somo/graphql/schema'
import { useCallback, useState } from 'react'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { EditedMedium, EditedVersion, MediumPayload, MediumResult } from './mediumTypes.ts'

/** How a draft is published. */
export interface PublicationInput {
  readonly change: MediumChange
  readonly expectedLearning: number
  readonly note: string
}

/** Changes of a medium; each answers with what came of it, and the medium is read anew. */
export interface MediumChanges {
  readonly updateDetails: (medium: EditedMedium, input: MediumDetailsInput) => Promise<MediumResult>
  readonly updateAccess: (medium: EditedMedium, input: MediumAccessInput) => Promise<MediumResult>
  readonly updateContent: (
    medium: EditedMedium,
    draft: EditedVersion,
    input: MediumContentInput,
  ) => Promise<MediumResult>
  readonly updateCompletion: (
    medium: EditedMedium,
    draft: EditedVersion,
    input: MediumCompletionInput,
  ) => Promise<MediumResult>
  readonly beginDraft: (medium: EditedMedium) => Promise<MediumResult>
  readonly discardDraft: (medium: EditedMedium) => Promise<MediumResult>
  readonly publish: (medium: EditedMedium, input: PublicationInput) => Promise<MediumResult>
  readonly changeState: (medium: EditedMedium, state: MediumState) => Promise<MediumResult>
  readonly remove: (medium: EditedMedium) => Promise<MediumResult>
  readonly removeCaptions: (medium: EditedMedium, draft: EditedVersion, file: string) => Promise<MediumResult>
  /** Reads the medium again: what was uploaded changes it too. */
  readonly refetch: () => Promise<void>
}

export interface MediumEditorData {
  readonly medium: QueryState<EditedMedium>
  readonly retry: () => void
  readonly changes: MediumChanges
  /** A save of the content runs; until it is answered the draft that is read here may be an older one. */
  readonly isSavingContent: boolean
}

const targetOf = ({ uuid, revision }: EditedMedium) => ({ uuid, revision })

/** The medium of the address and what can be done with it. */
export function useMediumEditor(uuid: string): MediumEditorData {
  const { refetch, retry, ...medium } = useQueryState(MediumDocument, {
    variables: { uuid },
    keeps: 'whileWaiting',
    isRequired: true,
    pick: (data) => data.media.medium,
  })
  const changes = useChanges(refetch)
  const [saves, setSaves] = useState(0)
  const updateContent: MediumChanges['updateContent'] = async (...args) => {
    setSaves((running) => running + 1)
    try {
      return await changes.updateContent(...args)
    } finally {
      setSaves((running) => running - 1)
    }
  }
  return { medium, retry, changes: { ...changes, updateContent }, isSavingContent: saves > 0 }
}

function useChanges(refetch: () => Promise<void>): MediumChanges {
  const details = useAction(UpdateMediumDetailsDocument, (data): MediumPayload => data.medium.updateDetails)
  const access = useAction(UpdateMediumAccessDocument, (data): MediumPayload => data.medium.updateAccess)
  const content = useAction(UpdateMediumContentDocument, (data): MediumPayload => data.medium.updateContent)
  const completion = useAction(UpdateMediumCompletionDocument, (data): MediumPayload => data.medium.updateCompletion)
  const begin = useAction(BeginMediumDraftDocument, (data): MediumPayload => data.medium.beginDraft)
  const discard = useAction(DiscardMediumDraftDocument, (data): MediumPayload => data.medium.discardDraft)
  const publish = useAction(PublishMediumDocument, (data): MediumPayload => data.medium.publish)
  const state = useAction(ChangeMediumStateDocument, (data): MediumPayload => data.medium.changeState)
  const remove = useAction(RemoveMediumDocument, (data): MediumPayload => data.medium.remove)
  const captions = useAction(RemoveMediumCaptionsDocument, (data): MediumPayload => data.medium.removeCaptions)
  const shown = async (step: Promise<MediumResult>): Promise<MediumResult> => {
    const result = await step
    if (result.problem === null) await refetch()
    return result
  }
  return {
    updateDetails: (medium, input) => shown(details.run({ ...targetOf(medium), input })),
    updateAccess: (medium, input) => shown(access.run({ ...targetOf(medium), input })),
    updateContent: ({ uuid }, { revision }, input) => shown(content.run({ uuid, revision, input })),
    updateCompletion: ({ uuid }, { revision }, input) => shown(completion.run({ uuid, revision, input })),
    beginDraft: (medium) => shown(begin.run(targetOf(medium))),
    discardDraft: (medium) => shown(discard.run(targetOf(medium))),
    publish: (medium, input) => shown(publish.run({ ...targetOf(medium), ...input })),
    changeState: (medium, to) => shown(state.run({ ...targetOf(medium), state: to })),
    remove: (medium) => remove.run(targetOf(medium)),
    removeCaptions: ({ uuid }, { revision }, file) => shown(captions.run({ uuid, revision, file })),
    refetch,
  }
}

/** Whom publishing the draft would concern. */
export const usePublication = (uuid: string): QueryState<MediumPublication> & { readonly retry: () => void } =>
  useQueryState(MediumPublicationDocument, { variables: { uuid }, pick: (data) => data.media.publication })

/** Searches the media that may be added to a course. Rejects where the call failed. */
export type FindCourseChoices = (search: string) => Promise<readonly CourseChoice[]>

export function useCourseChoices(course: string): FindCourseChoices {
  const client = useApolloClient()
  return useCallback(
    async (search) => {
      const { data } = await client.query({ query: CourseChoicesDocument, variables: { course, search } })
      if (data === undefined) throw new Error('The media were not answered.')
      return data.media.courseChoices
    },
    [client, course],
  )
}
