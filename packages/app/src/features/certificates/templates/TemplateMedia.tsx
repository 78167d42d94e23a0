import { Button } from '@somo/ui/Button'
import { ComboBox, useAsyncOptions } from '@somo/ui/ComboBox'
import type { FilterOption } from '@somo/ui/FilterBar'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { TagGroup } from '@somo/ui/TagGroup'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import * as styles from '../Certificates.css.ts'
import type { Template, TemplateAnswer } from '../certificateTypes.ts'
import { mediaMessages } from './editorMessages.ts'

export interface TemplateMediaProps {
  readonly template: Template
  readonly find: (search: string) => Promise<readonly FilterOption[]>
  readonly onSave: (media: readonly string[]) => Promise<TemplateAnswer>
}

/** The media whose completion issues the certificate; each change is saved at once. */
export function TemplateMedia({ template: { media }, find, onSave }: TemplateMediaProps) {
  const { formatMessage } = useIntl()
  const { items, isLoading, hasFailed, search } = useAsyncOptions(find)
  const [chosen, setChosen] = useState<FilterOption | null>(null)
  const [isSaving, setSaving] = useState(false)
  const change = async (uuids: readonly string[]): Promise<void> => {
    setSaving(true)
    const reason = reasonOf(await onSave(uuids))
    setSaving(false)
    toasts.toast(
      reason === null
        ? { message: formatMessage(mediaMessages.saved) }
        : { tone: 'bad', message: formatMessage(reason) },
    )
    if (reason === null) setChosen(null)
  }
  const uuids = media.map(({ uuid }) => uuid)
  return (
    <section className={styles.media}>
      <Stack space={12}>
        <Heading level={2} step="h3">
          {formatMessage(mediaMessages.title)}
        </Heading>
        <Text tone="ink2">{formatMessage(media.length === 0 ? mediaMessages.none : mediaMessages.hint)}</Text>
        {media.length === 0 ? null : (
          <TagGroup
            label={formatMessage(mediaMessages.title)}
            items={media.map(({ uuid, title }) => ({ id: uuid, label: title }))}
            onRemove={(uuid) => void change(uuids.filter((one) => one !== uuid))}
          />
        )}
        <ComboBox
          label={formatMessage(mediaMessages.find)}
          selected={chosen}
          items={items.filter(({ id }) => !uuids.includes(id))}
          isLoading={isLoading}
          loadError={hasFailed ? formatMessage(mediaMessages.failed) : undefined}
          onSearch={search}
          onSelectionChange={setChosen}
        />
        <div>
          <Button
            writes
            isPending={isSaving}
            isDisabled={chosen === null}
            disabledReason={chosen === null ? formatMessage(mediaMessages.choose) : undefined}
            onPress={() => {
              if (chosen !== null) void change([...uuids, chosen.id])
            }}
          >
            {formatMessage(mediaMessages.add)}
          </Button>
        </div>
      </Stack>
    </section>
  )
}
