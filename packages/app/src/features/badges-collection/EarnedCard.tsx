import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { Text } from '@somo/ui/Text'
import { Download, Ellipsis, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { BadgeDrawing } from '../../domain/badge/BadgeDrawing.tsx'
import { useRuleText } from '../../domain/badge/useRuleText.ts'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import type { Dates } from '../../platform/locale/dates/useDates.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import * as styles from './BadgesCollection.css.ts'
import { fileKinds, type CollectionActions, type EarnedBadge, type FileKind } from './collectionTypes.ts'
import { fileMessages, messages } from './messages.ts'

export interface EarnedCardProps {
  readonly badge: EarnedBadge
  readonly dates: Dates
  readonly actions: CollectionActions
}

/** A badge of the person: why they have it, who sees it, and its files. */
export function EarnedCard({ badge, dates, actions }: EarnedCardProps) {
  const { formatMessage } = useIntl()
  const ruleText = useRuleText()
  const { name, description, reason, awardedBy, isShown } = badge
  const { isPending, toggle } = useShowing(badge, actions.show)
  const download = async (kind: FileKind): Promise<void> => {
    if (!(await actions.download(badge, kind))) toasts.toast({ tone: 'bad', message: formatMessage(messages.noFile) })
  }
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(badge.checkUrl)
      toasts.toast({ message: formatMessage(messages.copied) })
    } catch {
      // Refused by the browser or its owner, or not there without HTTPS: the reader can still copy it by hand.
      toasts.toast({ tone: 'bad', message: formatMessage(messages.notCopied, { address: badge.checkUrl }) })
    }
  }
  const locked = isShown ? {} : { disabledReason: formatMessage(messages.onlyPublic) }
  return (
    <li className={styles.card}>
      <BadgeDrawing image={badge.image} size={124} />
      <div className={styles.words}>
        <Heading level={3}>{name}</Heading>
        <Text step="small" tone="ink2">
          {dates.date(new Date(badge.awardedAt))}
        </Text>
        <p className={styles.reason}>
          {reason === null || reason === undefined
            ? (description ?? ruleText(badge.rule))
            : formatMessage(messages.given, { name: awardedBy ?? '', reason })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          writes
          variant="plain"
          size="sm"
          edge="start"
          icon={<Icon glyph={isShown ? Eye : EyeOff} />}
          isPending={isPending}
          onPress={() => void toggle()}
        >
          {formatMessage(isShown ? messages.public : messages.private)}
        </Button>
        <div className={styles.menus}>
          <MenuButton
            isSquare
            size="sm"
            placement="bottom end"
            label={formatMessage(messages.download, { name })}
            sections={[
              {
                id: 'files',
                items: fileKinds.map((id) => ({
                  id,
                  label: formatMessage(fileMessages[id]),
                  onAction: () => void download(id),
                })),
              },
            ]}
          >
            <Icon glyph={Download} />
          </MenuButton>
          <MenuButton
            isSquare
            size="sm"
            placement="bottom end"
            label={formatMessage(messages.more, { name })}
            sections={[
              {
                id: 'check',
                items: [
                  { id: 'copy', label: formatMessage(messages.copy), onAction: () => void copy(), ...locked },
                  {
                    id: 'open',
                    label: formatMessage(messages.open),
                    ...locked,
                    onAction: () => void window.open(badge.checkUrl, '_blank', 'noopener'),
                  },
                ],
              },
            ]}
          >
            <Icon glyph={Ellipsis} />
          </MenuButton>
        </div>
      </div>
    </li>
  )
}

/** Makes a badge public or private; what came of it is told by a toast. */
function useShowing(badge: EarnedBadge, show: CollectionActions['show']) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const { name, isShown } = badge
  return {
    isPending,
    toggle: async (): Promise<void> => {
      setPending(true)
      const reason = reasonOf(await show(badge, !isShown))
      setPending(false)
      toasts.toast(
        reason === null
          ? { message: formatMessage(isShown ? messages.nowPrivate : messages.nowPublic, { name }) }
          : { tone: 'bad', message: formatMessage(messages.notDone, { name, reason: formatMessage(reason) }) },
      )
    },
  }
}
