import { pageBlockKinds, type PageBlock } from '@somo/graphql/pageBlocks'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { SortableList } from '@somo/ui/SortableList'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { PageContent } from '../../../domain/medium/PageContent.tsx'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import { BlockFields } from './BlockFields.tsx'
import * as styles from './MediumEditor.css.ts'
import { contentMessages } from './editorMessages.ts'
import type { EditedMedium, EditedVersion } from './mediumTypes.ts'
import { newBlock, readBlocks, tidyBlock, writeBlocks } from './pageForm.ts'
import { editorTexts } from './savedAnswer.ts'
import type { MediumChanges } from './useMediumEditor.ts'

const schema = z.object({ blocks: z.array(z.custom<PageBlock>()) })
type Values = z.infer<typeof schema>

export interface PageEditorProps {
  readonly medium: EditedMedium
  readonly draft: EditedVersion
  readonly changes: MediumChanges
}

/** The blocks of a page, and beside them how the page looks. */
export function PageEditor({ medium, draft, changes }: PageEditorProps) {
  const { formatMessage } = useIntl()
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { blocks: [...readBlocks(draft.blocks)] },
    texts: editorTexts,
    onSave: ({ blocks }) => changes.updateContent(medium, draft, { blocks: writeBlocks(blocks) }),
  })
  return (
    <SomoForm form={form}>
      <FormField form={form} name="blocks" label={formatMessage(contentMessages.blocks)}>
        {({ value, onChange, id }) => (
          <div className={styles.columns} id={id}>
            <BlockList blocks={value} onChange={onChange} />
            <Stack space={12}>
              <Heading level={2} step="h3">
                {formatMessage(contentMessages.preview)}
              </Heading>
              <PageContent blocks={value.map(tidyBlock)} locale={medium.mainLocale} />
            </Stack>
          </div>
        )}
      </FormField>
    </SomoForm>
  )
}

interface BlockListProps {
  readonly blocks: readonly PageBlock[]
  readonly onChange: (blocks: PageBlock[]) => void
}

function BlockList({ blocks, onChange }: BlockListProps) {
  const { formatMessage } = useIntl()
  const items = blocks.map(({ id, kind }, place) => ({
    id,
    label: formatMessage(contentMessages.blockLabel, { kind: formatMessage(contentMessages[kind]), number: place + 1 }),
  }))
  const replace = (changed: PageBlock): void =>
    onChange(blocks.map((block) => (block.id === changed.id ? changed : block)))
  return (
    <Stack space={16}>
      {blocks.length === 0 ? <Text tone="ink2">{formatMessage(contentMessages.noBlocks)}</Text> : null}
      <SortableList
        label={formatMessage(contentMessages.blocks)}
        items={items}
        onReorder={(order) => onChange(order.flatMap(({ id }) => blocks.find((block) => block.id === id) ?? []))}
        renderItem={({ id, label }) => {
          const block = blocks.find((one) => one.id === id)
          return block === undefined ? null : (
            <div className={styles.block}>
              <BlockFields {...{ block, label }} onChange={replace} />
            </div>
          )
        }}
        menuOf={({ id, label }) => ({
          label: formatMessage(contentMessages.blockActions, { name: label }),
          sections: [
            {
              id: 'block',
              items: [
                {
                  id: 'remove',
                  label: formatMessage(contentMessages.removeBlock),
                  onAction: () => onChange(blocks.filter((block) => block.id !== id)),
                },
              ],
            },
          ],
        })}
      />
      <MenuButton
        label={formatMessage(contentMessages.addBlockMenu)}
        variant="outline"
        placement="bottom start"
        sections={[
          {
            id: 'kinds',
            items: pageBlockKinds.map((kind) => ({
              id: kind,
              label: formatMessage(contentMessages[kind]),
              onAction: () => onChange([...blocks, newBlock(kind)]),
            })),
          },
        ]}
      >
        <Icon glyph={Plus} />
        {formatMessage(contentMessages.addBlock)}
      </MenuButton>
    </Stack>
  )
}
