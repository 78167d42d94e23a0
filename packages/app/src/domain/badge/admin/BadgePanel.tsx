import { AlertDialog } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
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
import { listMessages as commonMessages } from '../../list/listMessages.ts'
import { listMessages, publishMessages, tabMessages } from './adminMessages.ts'
import * as styles from './BadgeAdmin.css.ts'
import { badgeHref, badgeTabs, type BadgeTab } from './badgeAddress.ts'
import type { AdminBadge, BadgeAdminData } from './badgeAdminTypes.ts'
import { BadgeAwards } from './BadgeAwards.tsx'
import { BadgeForm } from './BadgeForm.tsx'
import { BadgeStateChip } from './BadgeStateChip.tsx'
import { nameOfBadge } from './nameOfBadge.ts'
import { useBadgeForm } from './useBadgeForm.ts'
import { useBadgeSteps } from './useBadgeSteps.ts'

export interface BadgePanelProps extends BadgeAdminData {
  readonly open: AdminBadge
  readonly tab: BadgeTab
  readonly dates: Dates
}

/** One badge: its form or its awards, and the steps from draft to active, paused and archived. */
export function BadgePanel({ open: badge, tab, dates, ...data }: BadgePanelProps) {
  const { formatMessage, locale } = useIntl()
  const steps = useBadgeSteps(badge, data.actions)
  const form = useBadgeForm(data, badge, () => undefined)
  const [isUnsaved, setUnsaved] = useState(false)
  const name = nameOfBadge(badge, locale)
  const mayPublish = badge.hasDraft || badge.state === 'PAUSED'
  const publish = (): void => {
    setUnsaved(form.hasChanges())
    if (!form.hasChanges()) void steps.askToPublish()
  }
  const items = [
    ...(badge.state === 'ACTIVE'
      ? [{ id: 'pause', label: formatMessage(publishMessages.pause), onAction: () => void steps.setState('PAUSED') }]
      : []),
    ...(badge.state === 'ARCHIVED'
      ? []
      : [{ id: 'archive', label: formatMessage(publishMessages.archive), onAction: steps.askToArchive }]),
  ]
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
          {items.length === 0 ? null : (
            <MenuButton
              isSquare
              variant="outline"
              placement="bottom end"
              label={formatMessage(publishMessages.more)}
              sections={[{ id: 'state', items }]}
            >
              <Icon glyph={Ellipsis} />
            </MenuButton>
          )}
          {mayPublish && badge.state !== 'ARCHIVED' ? (
            <Button writes variant="solid" isPending={steps.isPending} onPress={publish}>
              {formatMessage(badge.hasDraft ? publishMessages.publish : publishMessages.resume)}
            </Button>
          ) : null}
        </div>
      }
    >
      <Stack space={24}>
        <TabLinks
          label={formatMessage(listMessages.tabs)}
          items={badgeTabs.map((id) => ({
            ...{ id, label: formatMessage(tabMessages[id]), href: badgeHref({ badge: badge.uuid, tab: id }) },
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
      {steps.question?.kind === 'archive' ? (
        <AlertDialog
          isOpen
          onOpenChange={steps.close}
          title={formatMessage(publishMessages.archiveTitle, { name })}
          actionLabel={formatMessage(publishMessages.archive)}
          tone="primary"
          onAction={() => void steps.setState('ARCHIVED')}
          isPending={steps.isPending}
        >
          {formatMessage(publishMessages.archiveSentence)}
        </AlertDialog>
      ) : null}
      {steps.question?.kind === 'publish' ? (
        <Dialog
          isOpen
          placement="beside"
          onOpenChange={steps.close}
          title={formatMessage(publishMessages.title, { count: steps.question.preview.people })}
          actions={
            <>
              <Button variant="plain" onPress={steps.close}>
                {formatMessage(commonMessages.cancel)}
              </Button>
              <Button writes isPending={steps.isPending} onPress={() => void steps.publish(false)}>
                {formatMessage(publishMessages.later)}
              </Button>
              <Button writes variant="solid" isPending={steps.isPending} onPress={() => void steps.publish(true)}>
                {formatMessage(publishMessages.now)}
              </Button>
            </>
          }
        >
          <Text>
            {formatMessage(publishMessages.sentence, {
              count: steps.question.preview.people,
              first: dayOf(steps.question.preview.firstMetAt, dates),
              last: dayOf(steps.question.preview.lastMetAt, dates),
            })}
          </Text>
        </Dialog>
      ) : null}
    </Page>
  )
}

const dayOf = (moment: string | null | undefined, dates: Dates): string =>
  moment === null || moment === undefined ? '–' : dates.date(new Date(moment))
