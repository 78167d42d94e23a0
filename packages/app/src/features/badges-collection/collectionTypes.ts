import type { BadgeFilesQuery, OwnBadgesQuery } from '@somo/graphql/badges-collection'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import type { QueryUse } from '../../platform/api/useQueryState.ts'

export type OwnBadges = OwnBadgesQuery['badges']['mine']
export type EarnedBadge = OwnBadges['earned'][number]
export type OpenBadge = OwnBadges['open'][number]
export type BadgeFiles = NonNullable<BadgeFilesQuery['badges']['files']>

/** The kinds of files that prove a badge. */
export const fileKinds = ['credential', 'png', 'svg'] as const
export type FileKind = (typeof fileKinds)[number]

export const collectionTabs = ['all', 'earned', 'begun', 'locked'] as const
export type CollectionTab = (typeof collectionTabs)[number]

export const readCollectionTab = (search: string): CollectionTab =>
  collectionTabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'all'

export interface CollectionActions {
  readonly show: (badge: EarnedBadge, isShown: boolean) => Promise<ActionResult<boolean>>
  /** Lets the browser save a file; false where it could not be made. */
  readonly download: (badge: EarnedBadge, kind: FileKind) => Promise<boolean>
  readonly markSeen: () => void
}

export interface CollectionData {
  readonly tab: CollectionTab
  readonly badges: QueryUse<OwnBadges>
  readonly actions: CollectionActions
}
