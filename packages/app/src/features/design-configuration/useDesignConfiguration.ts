import { useMutation, useQuery } from '@apollo/client/react'
import {
  DesignConfigurationDocument,
  DiscardDesignDraftDocument,
  PublishDesignDocument,
  SaveDesignDraftDocument,
  UndoPublishDesignDocument,
  type DesignStatePartsFragment,
} from '@somo/graphql/design-configuration'
import type { DesignInput } from '@somo/graphql/schema'
import { useRef, useState } from 'react'
import { useUpload, type Upload } from '../../platform/api/useUpload.ts'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import { toProblem, type Problem } from '../../platform/errors/problem.ts'
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
  const { data, error, loading, refetch } = useQuery(DesignConfigurationDocument)
  // The last state a change was answered with: younger than what was asked at first.
  const [answered, setAnswered] = useState<DesignState | null>(null)
  const { refresh } = useAppearance()
  const [save] = useMutation(SaveDesignDraftDocument)
  const [discard] = useMutation(DiscardDesignDraftDocument)
  const [publish] = useMutation(PublishDesignDocument)
  const [undo] = useMutation(UndoPublishDesignDocument)
  const once = useOnce()

  const take = (answer: ChangeAnswer): ChangeAnswer => {
    if (answer.design !== null) setAnswered(answer.design)
    return answer
  }
  const show = (answer: ChangeAnswer): ChangeAnswer => {
    if (isDone(answer)) void refresh()
    return take(answer)
  }
  return {
    design: { isWaiting: loading, data: younger(answered, data?.design.design ?? null), problem: toProblem(error) },
    retry: () => void refetch(),
    uploadLogo: useUpload('LOGO'),
    saveDraft: (revision, input) =>
      once(async () => take(read(await save({ variables: { revision, input } }), ({ design }) => design.saveDraft))),
    discardDraft: (revision) =>
      once(async () => take(read(await discard({ variables: { revision } }), ({ design }) => design.discardDraft))),
    publish: (revision) =>
      once(async () => show(read(await publish({ variables: { revision } }), ({ design }) => design.publish))),
    undoPublish: (revision) =>
      once(async () => show(read(await undo({ variables: { revision } }), ({ design }) => design.undoPublish))),
  }
}

/** Revisions count up; of two states the higher one stands. */
const younger = (one: DesignState | null, other: DesignState | null): DesignState | null =>
  one !== null && (other === null || one.revision >= other.revision) ? one : other

interface Payload {
  readonly design: DesignState | null
  readonly userErrors: readonly UserError[]
}

function read<Data>(
  { data, error }: { readonly data?: Data | null | undefined; readonly error?: unknown },
  payloadOf: (data: Data) => Payload,
): ChangeAnswer {
  const payload = data === undefined || data === null ? null : payloadOf(data)
  const problem = payload === null ? (toProblem(error) ?? { code: 'INTERNAL' as const, requestId: null }) : null
  return { design: payload?.design ?? null, userErrors: payload?.userErrors ?? [], problem }
}

/** While one change runs, another press waits for the same answer: two presses are one change. */
function useOnce(): (change: () => Promise<ChangeAnswer>) => Promise<ChangeAnswer> {
  const running = useRef<Promise<ChangeAnswer> | null>(null)
  return (change) => {
    running.current ??= change().finally(() => {
      running.current = null
    })
    return running.current
  }
}
