import { useApolloClient } from '@apollo/client/react'
import {
  AddBadgePictureDocument,
  AwardBadgeDocument,
  BadgeAwardsDocument,
  BadgeDocument,
  BadgePreviewDocument,
  BadgesDocument,
  CreateBadgeDocument,
  FindBadgeMediaDocument,
  PublishBadgeDocument,
  RevokeBadgeDocument,
  SetBadgeStateDocument,
  UpdateBadgeDocument,
} from '@somo/graphql/badge-admin'
import type { BadgeKind, BadgeRuleInput } from '@somo/graphql/schema'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import { useUpload } from '../../../platform/api/useUpload.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { useLocale } from '../../../platform/locale/LocaleContext.tsx'
import { pageOf } from '../../list/definition/listPage.ts'
import { useListAddress } from '../../list/state/useListAddress.ts'
import { mediumKindMessages } from '../../medium/mediumKindMessages.ts'
import { usePersonFinder } from '../../user/usePersonFinder.ts'
import type { BadgeAddress } from './badgeAddress.ts'
import type { AdminBadge, BadgeActions, BadgeAdminData, BadgeAnswer, RulePreviewUse } from './badgeAdminTypes.ts'
import { awardLists } from './awardList.ts'

interface Answered {
  readonly badge?: AdminBadge | null | undefined
  readonly awarded?: number
  readonly job?: { readonly uuid: string } | null
}

const answerOf = ({ payload, ...outcome }: ActionResult<Answered>): BadgeAnswer => ({
  ...outcome,
  badge: payload?.badge ?? null,
  awarded: payload?.awarded ?? 0,
  job: payload?.job?.uuid ?? null,
})

/** Badges of one kind, the one that is open with its awards, and what is done with them. */
export function useBadgeAdmin(kind: BadgeKind, { badge: open, tab }: BadgeAddress): BadgeAdminData {
  const { locale } = useLocale()
  const uuid = open === 'new' ? null : open
  const list = useQueryState(BadgesDocument, {
    variables: { kind, locale },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.badges.list,
  })
  const badge = useQueryState(BadgeDocument, {
    variables: { uuid: uuid ?? '', locale },
    isWanted: uuid !== null,
    isRequired: true,
    keeps: 'whileWaiting',
    pick: (data) => data.badges.one,
    fetchPolicy: 'network-only',
  })
  const address = useListAddress(awardLists[kind])
  const awards = useQueryState(BadgeAwardsDocument, {
    variables: { badge: uuid ?? '', page: pageOf(address.state) },
    isWanted: uuid !== null && tab === 'awards',
    pick: (data) => data.badges.awards,
    isRequired: true,
    keeps: 'whileWaiting',
    fetchPolicy: 'network-only',
  })
  const refresh = async (): Promise<void> => {
    await Promise.all([
      list.refetch(),
      ...(uuid === null ? [] : [badge.refetch()]),
      ...(uuid !== null && tab === 'awards' ? [awards.refetch()] : []),
    ])
  }
  return {
    kind,
    list,
    badge,
    address,
    awards,
    actions: useBadgeActions(kind, locale, refresh),
    rulePreview: useRulePreview(uuid, kind),
    findMedia: useMediumFinder(),
    findPeople: usePersonFinder(),
    pictures: useBadgePictures(),
  }
}

function useBadgeActions(kind: BadgeKind, locale: string, refresh: () => Promise<void>): BadgeActions {
  const client = useApolloClient()
  const create = useAction(CreateBadgeDocument, (data): Answered => data.badge.create)
  const update = useAction(UpdateBadgeDocument, (data): Answered => data.badge.update)
  const publish = useAction(PublishBadgeDocument, (data): Answered => data.badge.publish)
  const setState = useAction(SetBadgeStateDocument, (data): Answered => data.badge.setState)
  const award = useAction(AwardBadgeDocument, (data) => data.badge.award)
  const revoke = useAction(RevokeBadgeDocument, (data) => data.badge.revoke)
  const shown = async <Result extends ActionResult<unknown>>(step: Promise<Result>): Promise<Result> => {
    const result = await step
    if (result.payload !== null) await refresh()
    return result
  }
  return {
    create: async (input, idempotenceKey) => answerOf(await shown(create.run({ kind, input, locale, idempotenceKey }))),
    update: async ({ uuid, revision }, input) => answerOf(await shown(update.run({ uuid, revision, input, locale }))),
    publish: async ({ uuid, revision }, awardNow) =>
      answerOf(await shown(publish.run({ uuid, revision, awardNow, locale }))),
    setState: async ({ uuid, revision }, state) =>
      answerOf(await shown(setState.run({ uuid, revision, state, locale }))),
    award: ({ uuid }, person, reason) => shown(award.run({ badge: uuid, person, reason })),
    revoke: (uuid, reason) => shown(revoke.run({ award: uuid, reason })),
    async preview({ uuid, rule }) {
      const { data } = await client
        .query({
          query: BadgePreviewDocument,
          variables: { badge: uuid, kind, rule: inputOfRule(rule) },
          fetchPolicy: 'network-only',
        })
        .catch(() => ({ data: undefined }))
      return data?.badges.preview ?? null
    },
  }
}

const inputOfRule = ({ match, repeats, conditions }: AdminBadge['rule']): BadgeRuleInput => ({
  match,
  repeats,
  conditions: conditions.map(({ kind, count, media, score }) => ({
    kind,
    count: count ?? null,
    media: media.map(({ uuid }) => uuid),
    score: score ?? null,
  })),
})

/** Milliseconds after the last change. */
const pause = 500

/** How many people meet a rule that is being made: asked a little after the last change. */
function useRulePreview(badge: string | null, kind: BadgeKind): RulePreviewUse {
  const [rule, setRule] = useState<BadgeRuleInput | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback((next: BadgeRuleInput | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setRule(next), pause)
  }, [])
  useEffect(function stopWithThePage() {
    return () => clearTimeout(timer.current)
  }, [])
  const { data, isWaiting } = useQueryState(BadgePreviewDocument, {
    variables: { badge, kind, rule: rule ?? { match: 'ALL', repeats: false, conditions: [] } },
    isWanted: rule !== null,
    keeps: 'whileWaiting',
    fetchPolicy: 'network-only',
    pick: (answer) => answer.badges.preview,
  })
  return { preview: rule === null || isWaiting ? null : data, show }
}

function useBadgePictures(): BadgeAdminData['pictures'] {
  const add = useAction(AddBadgePictureDocument, (data) => data.badge.addPicture)
  return { upload: useUpload('PAGE_IMAGE'), add: (upload) => add.run({ upload }) }
}

function useMediumFinder(): BadgeAdminData['findMedia'] {
  const client = useApolloClient()
  const { formatMessage } = useIntl()
  return useCallback(
    async (text) => {
      const { data } = await client.query({
        query: FindBadgeMediaDocument,
        variables: { search: text.trim() === '' ? null : text.trim() },
      })
      if (data === undefined) throw new Error('The media were not answered.')
      const paths = data.learningPaths.learningPaths.items
      return [
        ...paths.map(({ uuid, title }) => ({
          id: uuid,
          label: title,
          description: formatMessage(mediumKindMessages.PATH),
        })),
        ...data.media.media.items.map(({ uuid, title, kind }) => ({
          id: uuid,
          label: title,
          description: formatMessage(mediumKindMessages[kind]),
        })),
      ]
    },
    [client, formatMessage],
  )
}
