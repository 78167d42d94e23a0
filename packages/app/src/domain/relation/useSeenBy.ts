import { EndRelationDocument, RespondToMentorDocument, SeenByDocument, type SeenByQuery } from '@somo/graphql/relatives'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState, type QueryUse } from '../../platform/api/useQueryState.ts'
import type { Outcome } from '../../platform/form/isDone.ts'

export type SeenBy = SeenByQuery['relations']['seenBy'][number]

/** Who sees the person's learning, and what the person can do about it. */
export interface SeenByData {
  readonly seenBy: QueryUse<readonly SeenBy[]>
  readonly respond: (relation: SeenBy, isAccepted: boolean) => Promise<Outcome>
  readonly end: (relation: SeenBy) => Promise<Outcome>
}

export function useSeenBy(isWanted: boolean): SeenByData {
  const seenBy = useQueryState(SeenByDocument, {
    isWanted,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.relations.seenBy,
  })
  const respond = useAction(RespondToMentorDocument, (data) => data.relation.respond)
  const end = useAction(EndRelationDocument, (data) => data.relation.end)
  const shown = async (step: ReturnType<typeof end.run> | ReturnType<typeof respond.run>): Promise<Outcome> => {
    const { payload, userErrors, problem } = await step
    if (payload !== null) await seenBy.refetch()
    return { userErrors, problem }
  }
  return {
    seenBy,
    respond: ({ uuid }, isAccepted) => shown(respond.run({ uuid, isAccepted })),
    end: ({ uuid }) => shown(end.run({ uuid })),
  }
}
