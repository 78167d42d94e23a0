import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { MenuButton } from '@somo/ui/MenuButton'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { TabLinks } from '@somo/ui/Tabs'
import { Text } from '@somo/ui/Text'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { FollowedJob } from '../../job/FollowedJob.tsx'
import { listMessages, publishMessages, tabMessages } from './adminMessages.ts'
import * as styles from './BadgeAdmin.css.ts'
import { badgeHref, badgeTabs, type BadgeTab } from './badgeAddress.ts'
import type { AdminBadge, BadgeAdminData } from './badgeAdminTypes.ts'
import { BadgeAwards } from './BadgeAwards.tsx'
import { BadgeForm } from './BadgeForm.tsx'
import { BadgeQuestion } from './BadgeQuestion.tsx'
import { BadgeStateChip } from './BadgeStateChip.tsx'
import { nameOfBadge } from './nameOfBadge.ts'
import { useBadgeForm } from './useBadgeForm.ts'
import { useBadgeSteps, type BadgeSteps } from './useBadgeSteps.ts'

export interface BadgePanelProps extends BadgeAdminData {
  readonly open: AdminBadge
  readonly tab: BadgeTab
  readonly dates: Dates
}

/** One badge: its form or its awards, and the steps from draft to active, paused and archived. */
export function BadgePanel({ open: badge, tab, dates, ...data }: BadgePanelProps) {
  const { formatMessage, locale } = useIntl()
  const { form, follow } = useBadgeForm(data, badge)
  const steps = useBadgeSteps(badge, data.actions, follow)
  const [isUnsaved, setUnsaved] = useState(false)
  const name = nameOfBadge(badge, locale)
  const mayPublish = badge.hasDraft || badge.state === 'PAUSED'
  const publish = (): void => {
    setUnsaved(form.hasChanges())
    if (!form.hasChanges()) void steps.askToPublish()
  }
  const recount = (): void => {
    data.badge.retry()
    data.awards.retry()
  }
  return (
    <Page
      layout="list"
      title={name}
      eyebrow={
        <Link href="?" variant="inline">
          {formatMessage(listMessages.back)}
        </Link>
      }
      actions={
        <div className={styles.actions}>
          <BadgeStateChip state={badge.state} />
          <StateMenu badge={badge} steps={steps} />
          {mayPublish && badge.state !== 'ARCHIVED' ? (
            <Button writes variant="solid" isPending={steps.isPending} onPress={publish}>
              {formatMessage(badge.hasDraft ? publishMessages.publish : publishMessages.resume)}
            </Button>
          ) : null}
        </div>
      }
    >
      <Stack space={24}>
        {steps.job === null ? null : (
          <FollowedJob key={steps.job} uuid={steps.job} onEnded={recount} onHide={steps.hideJob} />
        )}
        <TabLinks
          label={formatMessage(listMessages.tabs)}
          items={badgeTabs.map((id) => ({
            id,
            label: formatMessage(tabMessages[id]),
            href: badgeHref({ badge: badge.uuid, tab: id }),
            ...(id === 'awards' ? { count: badge.awardCount } : {}),
          }))}
          currentKey={tab}
        />
        {isUnsaved && form.hasChanges() ? <Text tone="bad">{formatMessage(publishMessages.saveFirst)}</Text> : null}
        {badge.hasDraft && badge.state !== 'DRAFT' ? (
          <Text step="small" tone="ink2">
            {formatMessage(listMessages.hasDraft)}
          </Text>
        ) : null}
        {tab === 'rule' ? <BadgeForm form={form} {...data} /> : <BadgeAwards {...data} badge={badge} dates={dates} />}
      </Stack>
      <BadgeQuestion steps={steps} name={name} dates={dates} />
    </Page>
  )
}

interface StateMenuProps {
  readonly badge: AdminBadge
  readonly steps: BadgeSteps
}

/** Pausing and archiving. */
function StateMenu({ badge, steps }: StateMenuProps) {
  const { formatMessage } = useIntl()
  if (badge.state === 'ARCHIVED') return null
  const items = [
    ...(badge.state === 'ACTIVE'
      ? [{ id: 'pause', label: formatMessage(publishMessages.pause), onAction: () => void steps.setState('PAUSED') }]
      : []),
    { id: 'archive', label: formatMessage(publishMessages.archive), onAction: steps.askToArchive },
  ]
  return (
    <MenuButton
      isSquare
      variant="outline"
      placement="bottom end"
      label={formatMessage(publishMessages.more)}
      sections={[{ id: 'state', items }]}
    >
      <Icon glyph={Ellipsis} />
    </MenuButton>
  )
}
