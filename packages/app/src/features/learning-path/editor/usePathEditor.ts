import { useApolloClient } from '@apollo/client/react'
import {
  ArchiveLearningPathDocument,
  DiscardLearningPathDraftDocument,
  LearningPathCertificatesDocument,
  LearningPathMediaDocument,
  LearningPathMovePreviewDocument,
  OneLearningPathDocument,
  PublishLearningPathDocument,
  RemoveLearningPathDocument,
  UpdateLearningPathDetailsDocument,
  UpdateLearningPathStagesDocument,
  type LearningPathMovePartsFragment,
} from '@somo/graphql/learning-path-editor'
import type { LearningPathDetailsInput, LearningPathStageInput } from '@somo/graphql/schema'
import { useCallback } from 'react'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import type { EditedPath, PathItem, PathPayload, PathResult } from './pathTypes.ts'

/** Changes of a learning path; each answers with what came of it, and the path is read anew. */
export interface PathChanges {
  readonly updateDetails: (path: EditedPath, input: LearningPathDetailsInput) => Promise<PathResult>
  readonly updateStages: (path: EditedPath, stages: LearningPathStageInput[]) => Promise<PathResult>
  readonly discardDraft: (path: EditedPath) => Promise<PathResult>
  /** @param digest of the preview, where people are moved; null: they stay */
  readonly publish: (path: EditedPath, digest: string | null) => Promise<PathResult>
  readonly setArchived: (path: EditedPath, isArchived: boolean) => Promise<PathResult>
  readonly remove: (path: EditedPath) => Promise<PathResult>
}

export interface PathEditorData {
  readonly path: QueryUse<EditedPath>
  readonly changes: PathChanges
}

const targetOf = ({ uuid, revision }: EditedPath) => ({ uuid, revision })

/** The learning path of the address and what can be done with it. */
export function usePathEditor(uuid: string): PathEditorData {
  const path = useQueryState(OneLearningPathDocument, {
    variables: { uuid },
    keeps: 'whileWaiting',
    isRequired: true,
    pick: (data) => data.learningPaths.learningPath,
  })
  return { path, changes: useChanges(path.refetch) }
}

function useChanges(refetch: () => Promise<void>): PathChanges {
  const details = useAction(UpdateLearningPathDetailsDocument, (data): PathPayload => data.learningPath.updateDetails)
  const stages = useAction(UpdateLearningPathStagesDocument, (data): PathPayload => data.learningPath.updateStages)
  const discard = useAction(DiscardLearningPathDraftDocument, (data): PathPayload => data.learningPath.discardDraft)
  const publish = useAction(PublishLearningPathDocument, (data): PathPayload => data.learningPath.publish)
  const archive = useAction(ArchiveLearningPathDocument, (data): PathPayload => data.learningPath.setArchived)
  const remove = useAction(RemoveLearningPathDocument, (data): PathPayload => data.learningPath.remove)
  const shown = async (step: Promise<PathResult>): Promise<PathResult> => {
    const result = await step
    if (result.problem === null) await refetch()
    return result
  }
  return {
    updateDetails: (path, input) => shown(details.run({ ...targetOf(path), input })),
    updateStages: (path, given) => shown(stages.run({ ...targetOf(path), stages: given })),
    discardDraft: (path) => shown(discard.run(targetOf(path))),
    publish: (path, digest) => shown(publish.run({ ...targetOf(path), movesPeople: digest !== null, digest })),
    setArchived: (path, isArchived) => shown(archive.run({ ...targetOf(path), isArchived })),
    remove: (path) => remove.run(targetOf(path)),
  }
}

/** The certificates that a path can give; null until they are there. */
export const useCertificateChoices = () =>
  useQueryState(LearningPathCertificatesDocument, { pick: (data) => data.learningPaths.certificateChoices }).data

/** What publishing the draft would change for those who are in the path. */
export const useMovePreview = (uuid: string): QueryUse<LearningPathMovePartsFragment> =>
  useQueryState(LearningPathMovePreviewDocument, {
    variables: { uuid },
    isRequired: true,
    fetchPolicy: 'network-only',
    pick: (data) => data.learningPaths.movePreview,
  })

/** Searches the media that may be put into a path. Rejects where the call failed. */
export type FindPathMedia = (search: string) => Promise<readonly PathItem[]>

export function usePathMedia(): FindPathMedia {
  const client = useApolloClient()
  return useCallback(
    async (search) => {
      const { data } = await client.query({ query: LearningPathMediaDocument, variables: { search } })
      if (data === undefined) throw new Error('The media were not answered.')
      return data.learningPaths.mediumChoices
    },
    [client],
  )
}
