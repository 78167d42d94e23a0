import type { BadgeAwardsQuery, BadgePartsFragment, BadgePreviewQuery } from '@somo/graphql/badge-admin'
import type { BadgeInput, BadgeKind, BadgeRuleInput } from '@somo/graphql/schema'
import type { SelectOption } from '@somo/ui/ComboBox'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import type { Upload } from '../../../platform/api/useUpload.ts'
import type { QueryUse } from '../../../platform/api/useQueryState.ts'
import type { ListAddress } from '../../list/state/useListAddress.ts'
import type { ListPage } from '../../list/state/useListPlace.ts'
import type { FindPeople } from '../../user/usePersonFinder.ts'

export type AdminBadge = BadgePartsFragment
export type GivenBadge = NonNullable<BadgeAwardsQuery['badges']['awards']>['items'][number]
export type BadgePreview = BadgePreviewQuery['badges']['preview']

/** The badge as it is now, and what was wrong. */
export interface BadgeAnswer extends Omit<ActionResult<unknown>, 'payload'> {
  readonly badge: AdminBadge | null
  readonly awarded: number
  /** The work that awards it to many people; null where there is none. */
  readonly job: string | null
}

type Outcome = Omit<ActionResult<unknown>, 'payload'>

export interface BadgeActions {
  readonly create: (input: BadgeInput, idempotenceKey: string) => Promise<BadgeAnswer>
  readonly update: (badge: AdminBadge, input: BadgeInput) => Promise<BadgeAnswer>
  readonly publish: (badge: AdminBadge, awardNow: boolean) => Promise<BadgeAnswer>
  readonly setState: (badge: AdminBadge, state: 'PAUSED' | 'ARCHIVED') => Promise<BadgeAnswer>
  /** Who meets the rule of a badge and was not awarded it; null where the call failed. */
  readonly preview: (badge: AdminBadge) => Promise<BadgePreview | null>
  readonly award: (badge: AdminBadge, person: string, reason: string) => Promise<Outcome>
  readonly revoke: (award: string, reason: string) => Promise<Outcome>
}

/** How many people meet the rule in the form. */
export interface RulePreviewUse {
  /** Null while it is not known. */
  readonly preview: BadgePreview | null
  /** Asks about a rule, a little later; null: there is none to ask about. */
  readonly show: (rule: BadgeRuleInput | null) => void
}

export interface BadgeAdminData {
  readonly kind: BadgeKind
  readonly list: QueryUse<readonly AdminBadge[]>
  readonly badge: QueryUse<AdminBadge>
  /** Where the list of awards stands. */
  readonly address: ListAddress<'entry'>
  readonly awards: QueryUse<ListPage<GivenBadge>>
  readonly actions: BadgeActions
  readonly rulePreview: RulePreviewUse
  readonly findMedia: (text: string) => Promise<readonly SelectOption[]>
  readonly findPeople: FindPeople
  readonly pictures: BadgePictures
}

/** How an image is uploaded, and becomes a picture that a badge can name. */
export interface BadgePictures {
  readonly upload: Upload
  readonly add: (upload: string) => Promise<ActionResult<{ readonly picture?: string | null }>>
}
