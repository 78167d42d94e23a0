import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import { Tally } from '@somo/ui/Tally'
import { Text } from '@somo/ui/Text'
import { useEffect, useRef, type ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { BadgeDrawing } from '../../domain/badge/BadgeDrawing.tsx'
import { newBadgeMessages } from '../../domain/badge/newBadgeMessages.ts'
import { useRuleText } from '../../domain/badge/useRuleText.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import type { Message } from '../../platform/locale/message.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import * as styles from './BadgesCollection.css.ts'
import {
  collectionTabs,
  type CollectionActions,
  type CollectionData,
  type CollectionTab,
  type OpenBadge,
  type OwnBadges,
} from './collectionTypes.ts'
import { EarnedCard } from './EarnedCard.tsx'
import { messages, tabMessages } from './messages.ts'
import { countSteps, hasBegun } from './openBadgeSteps.ts'

export interface BadgesCollectionViewProps extends CollectionData {
  readonly title: Message
  readonly dates: Dates
}

/** The badges of the person: earned, in progress, not started. */
export function BadgesCollectionView({ title, dates, tab, badges, actions }: BadgesCollectionViewProps) {
  const { formatMessage } = useIntl()
  const { data } = badges
  useNewBadgeToast(data, actions)
  const begun = data?.open.filter(hasBegun) ?? []
  const locked = data?.open.filter((badge) => !hasBegun(badge)) ?? []
  const earned = data?.earned ?? []
  const counts: Readonly<Record<CollectionTab, number>> = {
    all: earned.length + begun.length + locked.length,
    earned: earned.length,
    begun: begun.length,
    locked: locked.length,
  }
  const isOn = (part: CollectionTab): boolean => counts[part] > 0 && (tab === 'all' || tab === part)
  return (
    <Page
      layout="list"
      title={formatMessage(title)}
      lead={data === null ? undefined : formatMessage(messages.lead, { earned: earned.length, begun: begun.length })}
    >
      <Stack space={32}>
        <TabLinks
          label={formatMessage(messages.tabs)}
          items={collectionTabs.map((id) => ({
            id,
            label: formatMessage(tabMessages[id]),
            href: id === 'all' ? '?' : `?tab=${id}`,
            ...(data === null ? {} : { count: counts[id] }),
          }))}
          currentKey={tab}
        />
        <QueryView state={badges} onRetry={badges.retry} waiting={<Skeleton lines={8} />}>
          {() => (
            <Stack space={44}>
              {counts[tab] === 0 ? (
                <EmptyState
                  title={formatMessage(messages.empty)}
                  action={
                    <Link href="/catalogue" variant="button">
                      {formatMessage(messages.catalogue)}
                    </Link>
                  }
                >
                  {formatMessage(messages.emptySentence)}
                </EmptyState>
              ) : null}
              {isOn('earned') ? (
                <section className={styles.part} aria-labelledby="badges-earned">
                  <div className={styles.head}>
                    <Heading level={2} id="badges-earned">
                      {formatMessage(tabMessages.earned)}
                    </Heading>
                    <Text step="small" tone="ink2">
                      {formatMessage(messages.privacy)}
                    </Text>
                  </div>
                  <ul className={styles.earned} role="list">
                    {earned.map((badge) => (
                      <EarnedCard key={badge.uuid} badge={badge} dates={dates} actions={actions} />
                    ))}
                  </ul>
                </section>
              ) : null}
              {isOn('begun') ? <OpenBadges tab="begun" badges={begun} className={styles.rows} Row={BegunRow} /> : null}
              {isOn('locked') ? (
                <OpenBadges tab="locked" badges={locked} className={styles.locked} Row={LockedRow} />
              ) : null}
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Page>
  )
}

interface OpenBadgesProps {
  readonly tab: 'begun' | 'locked'
  readonly badges: readonly OpenBadge[]
  readonly className: string
  readonly Row: ComponentType<{ readonly badge: OpenBadge }>
}

/** Badges that are not earned yet, under their heading. */
function OpenBadges({ tab, badges, className, Row }: OpenBadgesProps) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.part} aria-labelledby={`badges-${tab}`}>
      <Heading level={2} id={`badges-${tab}`}>
        {formatMessage(tabMessages[tab])}
      </Heading>
      <ul className={className} role="list">
        {badges.map((badge) => (
          <Row key={badge.uuid} badge={badge} />
        ))}
      </ul>
    </section>
  )
}

/** Conditions that are met by completing something. */
const isAboutMedia: ReadonlySet<string> = new Set(['COMPLETED_ITEMS', 'COMPLETES'])

function BegunRow({ badge }: { readonly badge: OpenBadge }) {
  const { formatMessage } = useIntl()
  const ruleText = useRuleText()
  const { done, goal, message } = countSteps(badge)
  return (
    <li className={styles.row}>
      <BadgeDrawing image={badge.image} look="IN_PROGRESS" size={68} />
      <div className={styles.words}>
        <Heading level={3}>{badge.name}</Heading>
        <Text step="small" tone="ink2">
          {ruleText(badge.rule)}
        </Text>
      </div>
      <div className={styles.below}>
        <Tally count={done} goal={goal}>
          {formatMessage(message, { done, goal })}
        </Tally>
      </div>
      <div className={styles.below} hidden={!badge.rule.conditions.some(({ kind }) => isAboutMedia.has(kind))}>
        <Link href={badge.kind === 'COURSE' ? '/media' : '/catalogue'} variant="button" size="sm">
          {formatMessage(badge.kind === 'COURSE' ? messages.media : messages.catalogue)}
        </Link>
      </div>
    </li>
  )
}

function LockedRow({ badge }: { readonly badge: OpenBadge }) {
  const ruleText = useRuleText()
  return (
    <li className={styles.lockedRow}>
      <BadgeDrawing image={badge.image} look="LOCKED" size={50} />
      <div className={styles.words}>
        <Heading level={3}>{badge.name}</Heading>
        <Text step="small" tone="ink2">
          {ruleText(badge.rule)}
        </Text>
      </div>
    </li>
  )
}

/** Tells once of badges that are new; the server is told that they were seen. */
function useNewBadgeToast(data: OwnBadges | null, actions: CollectionActions): void {
  const { formatMessage } = useIntl()
  const isAnnounced = useRef(false)
  useEffect(
    function tellOfNewBadges() {
      const fresh = data?.earned.filter(({ isSeen }) => !isSeen) ?? []
      const [first] = fresh
      if (first === undefined || isAnnounced.current) return
      isAnnounced.current = true
      toasts.toast({
        message:
          fresh.length === 1
            ? formatMessage(newBadgeMessages.isNew, { name: first.name })
            : formatMessage(newBadgeMessages.several, { count: fresh.length }),
      })
      actions.markSeen()
    },
    [data, actions, formatMessage],
  )
}
