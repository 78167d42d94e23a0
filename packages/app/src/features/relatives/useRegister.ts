import { EndRelationDocument } from '@somo/graphql/relatives'
import {
  CountRelationsDocument,
  InviteRelativeDocument,
  RelationsDocument,
  RenewRelationDocument,
} from '@somo/graphql/relatives-register'
import { useListCount } from '../../domain/list/state/useListCount.ts'
import { listUse, useListPlace } from '../../domain/list/state/useListPlace.ts'
import { usePersonFinder } from '../../domain/user/usePersonFinder.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import { relationList } from './relativesAddress.ts'
import type { RegisterData } from './relativesTypes.ts'

/** All relations, for administrators. */
export function useRegister(): RegisterData {
  const place = useListPlace(relationList)
  const filter = relationList.filterOf(place.address.state)
  const page = useQueryState(RelationsDocument, {
    variables: { page: place.asked, filter },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.relations.list,
  })
  const count = useListCount(CountRelationsDocument, {
    variables: { filter },
    listed: place.address.kept,
    pick: (data) => data.relations.count,
  })
  const invite = useAction(InviteRelativeDocument, (data) => data.relation.invite)
  const renew = useAction(RenewRelationDocument, (data) => data.relation.renew)
  const end = useAction(EndRelationDocument, (data) => data.relation.end)
  return {
    list: listUse(place, page, count),
    findPeople: usePersonFinder(),
    async invite(input) {
      const { payload, userErrors, problem } = await invite.run({ input })
      if (payload?.relation) {
        count.retry()
        await page.refetch()
      }
      return { code: payload?.code ?? null, userErrors, problem }
    },
    async renew({ uuid, revision }) {
      const { payload, userErrors, problem } = await renew.run({ uuid, revision })
      if (payload !== null) await page.refetch()
      return { code: payload?.code ?? null, userErrors, problem }
    },
    async endRelation({ uuid }) {
      const { payload, userErrors, problem } = await end.run({ uuid })
      if (payload !== null) await page.refetch()
      return { userErrors, problem }
    },
  }
}
