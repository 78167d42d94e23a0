import { AlertDialog } from '@somo/ui/AlertDialog'
import { Button } from '@somo/ui/Button'
import { Drawer } from '@somo/ui/Drawer'
import { Notice } from '@somo/ui/Notice'
import { Skeleton } from '@somo/ui/Skeleton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { ArrowLeftRight, ArrowRight } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { pathOf, textIn } from '../../domain/category/categoryTree.ts'
import { ConsequenceGroup } from '../../domain/consequence/ConsequenceGroup.tsx'
import * as styles from '../../domain/consequence/ConsequenceGroup.css.ts'
import { QueryView } from '../../platform/errors/QueryView.tsx'
import { toasts } from '../../platform/toasts/toasts.ts'
import { CategoryField } from './CategoryField.tsx'
import type { Category, CategoryManagementData, MergePreview } from './categoryTypes.ts'
import { formMessages, mergeMessages } from './messages.ts'
import { useReason } from './useReason.ts'

export interface MergePanelProps extends Pick<
  CategoryManagementData,
  'preview' | 'retryPreview' | 'mergeTarget' | 'onMergeTargetChange' | 'actions'
> {
  readonly category: Category
  readonly categories: readonly Category[]
  readonly onClose: () => void
  readonly onMerged: (target: string) => void
}

/** Merging a category into another one: what it would do is shown first. */
export function MergePanel(props: MergePanelProps) {
  const { category, categories, preview, retryPreview, mergeTarget, onMergeTargetChange, onClose } = props
  const { formatMessage, locale } = useIntl()
  const isOffered = useCallback(
    (uuid: string | null) => uuid !== null && !pathOf(categories, uuid).some((one) => one.uuid === category.uuid),
    [categories, category.uuid],
  )
  const name = textIn(category.names, locale).text
  const { isPending, reason, isAsking, setAsking, act, target } = useMerge(props)
  const effects = preview.data
  const canMerge = effects !== null && effects.userErrors.length === 0
  const media = effects?.mediaCount ?? 0
  const verb = formatMessage(mergeMessages.action, { count: media })
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={formatMessage(mergeMessages.title)}
      foot={
        <>
          <Button onPress={onClose}>{formatMessage(formMessages.cancel)}</Button>
          {canMerge ? (
            <Button
              writes
              variant="solid"
              isPending={isPending}
              onPress={() => (media > 0 ? setAsking(true) : void act())}
            >
              {verb}
            </Button>
          ) : null}
        </>
      }
    >
      <Stack space={20}>
        <Text tone="ink2">{formatMessage(mergeMessages.lead, { name })}</Text>
        <CategoryField
          label={formatMessage(mergeMessages.into)}
          categories={categories}
          isOffered={isOffered}
          value={mergeTarget ?? undefined}
          onChange={(uuid) => onMergeTargetChange(uuid ?? null)}
        />
        {mergeTarget === null ? (
          <Text tone="ink2">{formatMessage(mergeMessages.choose)}</Text>
        ) : (
          <QueryView
            state={preview}
            onRetry={retryPreview}
            waiting={<Skeleton lines={4} label={formatMessage(mergeMessages.waiting)} />}
          >
            {(merge) => <Effects merge={merge} />}
          </QueryView>
        )}
        {reason === undefined || isAsking ? null : (
          <Text tone="bad" as="p">
            {reason}
          </Text>
        )}
      </Stack>
      {isAsking ? (
        <AlertDialog
          isOpen
          onOpenChange={setAsking}
          title={formatMessage(mergeMessages.typeTitle, { name, target })}
          actionLabel={verb}
          onAction={() => void act()}
          confirmWord={name}
          isPending={isPending}
          errorMessage={reason}
          tone="primary"
        >
          {formatMessage(mergeMessages.typeSentence, { count: media })}
        </AlertDialog>
      ) : null}
    </Drawer>
  )
}

function useMerge({ category, categories, preview, retryPreview, mergeTarget, actions, onMerged }: MergePanelProps) {
  const { formatMessage, locale } = useIntl()
  const reasonFor = useReason()
  const [isPending, setPending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState<string | undefined>()
  const found = categories.find(({ uuid }) => uuid === mergeTarget)
  const target = found === undefined ? '' : textIn(found.names, locale).text
  const act = async (): Promise<void> => {
    if (mergeTarget === null || preview.data === null) return
    setPending(true)
    const answer = await actions.merge(category, mergeTarget, preview.data.mediaCount)
    setPending(false)
    const failure = reasonFor(answer)
    setReason(failure ?? undefined)
    if (failure !== null) return retryPreview()
    toasts.toast({
      message: formatMessage(mergeMessages.done, { name: textIn(category.names, locale).text, target }),
    })
    return onMerged(mergeTarget)
  }
  return { isPending, isAsking, setAsking, reason, act, target }
}

function Effects({ merge }: { readonly merge: MergePreview }) {
  const { formatMessage, formatNumber } = useIntl()
  const reasonFor = useReason()
  const refused = reasonFor({ problem: null, userErrors: merge.userErrors })
  if (refused !== null)
    return (
      <Notice tone="bad" isLive>
        {refused}
      </Notice>
    )
  const media = [
    { message: mergeMessages.published, count: merge.publishedCount },
    { message: mergeMessages.drafts, count: merge.draftCount },
    { message: mergeMessages.retired, count: merge.retiredCount },
    { message: mergeMessages.shared, count: merge.sharedCount },
  ].filter(({ count }) => count > 0)
  return (
    <Stack space={20}>
      <ConsequenceGroup
        title={formatMessage(mergeMessages.media, { count: merge.mediaCount })}
        glyph={ArrowLeftRight}
        tone="info"
      >
        {media.map(({ message, count }) => (
          <li key={message.id} className={styles.line}>
            <span>{formatMessage(message)}</span>
            <span className={styles.count}>{formatNumber(count)}</span>
          </li>
        ))}
      </ConsequenceGroup>
      <ConsequenceGroup title={formatMessage(mergeMessages.also)} glyph={ArrowRight} tone="info">
        {merge.childCount === 0 ? null : (
          <li className={styles.line}>
            <span>{formatMessage(mergeMessages.children)}</span>
            <span className={styles.count}>{formatNumber(merge.childCount)}</span>
          </li>
        )}
        {merge.keys.map((key) => (
          <li key={key} className={styles.line}>
            <Stack space={2}>
              <span>{formatMessage(mergeMessages.key, { key })}</span>
              <Text as="span" step="small" tone="ink2">
                {formatMessage(mergeMessages.aliasHint)}
              </Text>
            </Stack>
            <span className={styles.count}>{formatMessage(mergeMessages.alias)}</span>
          </li>
        ))}
      </ConsequenceGroup>
      <Text step="small" tone="ink2">
        {formatMessage(mergeMessages.untouched)}
      </Text>
    </Stack>
  )
}
