import {
  AcceptRelationDocument,
  AccompaniedDocument,
  DeclineRelationDocument,
  EndRelationDocument,
  RelationInvitationDocument,
} from '@somo/graphql/relatives'
import { useSeenBy } from '../../domain/relation/useSeenBy.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import type { RelativesTab } from './relativesAddress.ts'
import type { InvitationData, RelativesData } from './relativesTypes.ts'

/** Who sees the person's learning, and whom the person accompanies. */
export function useRelatives(tab: RelativesTab): RelativesData {
  const { locale } = useLocale()
  const seenBy = useSeenBy(tab === 'mine')
  const accompanied = useQueryState(AccompaniedDocument, {
    variables: { locale },
    isWanted: tab === 'accompanied',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.relations.accompanied,
  })
  const end = useAction(EndRelationDocument, (data) => data.relation.end)
  return {
    ...seenBy,
    accompanied,
    async endAccompanying({ uuid }) {
      const { payload, userErrors, problem } = await end.run({ uuid })
      if (payload !== null) await accompanied.refetch()
      return { userErrors, problem }
    },
  }
}

/** The invitation that a code opens. */
export function useInvitation(code: string): InvitationData {
  const invitation = useQueryState(RelationInvitationDocument, {
    variables: { code },
    isRequired: true,
    fetchPolicy: 'network-only',
    pick: (data) => data.relations.invitation,
  })
  const accept = useAction(AcceptRelationDocument, (data) => data.relation.accept)
  const decline = useAction(DeclineRelationDocument, (data) => data.relation.decline)
  return {
    invitation,
    async accept() {
      const { userErrors, problem } = await accept.run({ code })
      return { userErrors, problem }
    },
    async decline() {
      const { userErrors, problem } = await decline.run({ code })
      return { userErrors, problem }
    },
  }
}
