import {
  DesignConfigurationDocument,
  DiscardDesignDraftDocument,
  PublishDesignDocument,
  SaveDesignDraftDocument,
  UndoPublishDesignDocument,
  type DesignStatePartsFragment,
} from '@somo/graphql/design-configuration'
import type { DesignInput } from '@somo/graphql/schema'
import { useState } from 'react'
import { useUpload, type Upload } from '../../platform/api/uploads/useUpload.ts'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import { isDone } from '../../platform/form/isDone.ts'
import type { UserError } from '../../platform/form/saveAnswer.ts'

/** What is published, what is being prepared and what an undo would bring, as the server keeps them. */
export type DesignState = DesignStatePartsFragment

/** What came of a change: the state as it stands now where the server told it, and what was wrong. */
export interface ChangeAnswer {
  readonly design: DesignState | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** What may be done with a design; each is made from the revision that is shown. */
export interface DesignActions {
  readonly saveDraft: (revision: number, input: DesignInput) => Promise<ChangeAnswer>
  readonly discardDraft: (revision: number) => Promise<ChangeAnswer>
  readonly publish: (revision: number) => Promise<ChangeAnswer>
  readonly undoPublish: (revision: number) => Promise<ChangeAnswer>
}

/** What the screen is drawn from. */
export interface DesignConfigurationData extends DesignActions {
  readonly design: QueryState<DesignState>
  readonly retry: () => void
  readonly uploadLogo: Upload
}

/** The design by its own calls; what is published shows on this very page at once. */
export function useDesignConfiguration(): DesignConfigurationData {
  const query = useQueryState(DesignConfigurationDocument, { pick: (data) => data.design.design })
  // The last state a change was answered with: younger than what was asked at first.
  const [answered, setAnswered] = useState<DesignState | null>(null)
  const { refresh } = useAppearance()
  const save = useAction(SaveDesignDraftDocument, (data): DesignPayload => data.design.saveDraft)
  const discard = useAction(DiscardDesignDraftDocument, (data): DesignPayload => data.design.discardDraft)
  const publish = useAction(PublishDesignDocument, (data): DesignPayload => data.design.publish)
  const undo = useAction(UndoPublishDesignDocument, (data): DesignPayload => data.design.undoPublish)
  const take = async (step: Promise<ActionResult<DesignPayload>>): Promise<ChangeAnswer> => {
    const { payload, ...outcome } = await step
    const design = payload?.design ?? null
    if (design !== null) setAnswered(design)
    return { design, ...outcome }
  }
  const show = async (step: Promise<ActionResult<DesignPayload>>): Promise<ChangeAnswer> => {
    const answer = await take(step)
    if (isDone(answer)) void refresh()
    return answer
  }
  return {
    design: { ...query, data: younger(answered, query.data) },
    retry: query.retry,
    uploadLogo: useUpload('LOGO'),
    saveDraft: (revision, input) => take(save.run({ revision, input })),
    discardDraft: (revision) => take(discard.run({ revision })),
    publish: (revision) => show(publish.run({ revision })),
    undoPublish: (revision) => show(undo.run({ revision })),
  }
}

interface DesignPayload {
  readonly design: DesignState | null
}

/** Revisions count up; of two states the higher one stands. */
const younger = (one: DesignState | null, other: DesignState | null): DesignState | null =>
  one !== null && (other === null || one.revision >= other.revision) ? one : other
