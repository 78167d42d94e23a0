import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { SortableList, type SortableItem } from '@somo/ui/SortableList'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDuration } from '../../../../domain/learning/useDuration.ts'
import { FormField } from '../../../../platform/form/FormField.tsx'
import type { SomoFormState } from '../../../../platform/form/useSomoForm.ts'
import { toasts } from '../../../../platform/toasts/toasts.ts'
import { OutlineRows } from '../columns/EditorColumns.tsx'
import { contentMessages } from '../editorMessages.ts'
import type { FindCourseChoices } from '../useMediumEditor.ts'
import { AddPart } from './AddPart.tsx'
import { ChapterDialog } from './ChapterDialog.tsx'
import {
  addPart,
  newChapter,
  partsOf,
  removeById,
  restoreChapter,
  restorePart,
  tidyChapters,
  type CourseChapter,
  type CourseValues,
} from './courseForm.ts'
import { courseMessages } from './courseMessages.ts'
import { PartRow } from './PartRow.tsx'

export interface CourseOutlineProps {
  readonly id: string
  readonly form: SomoFormState<CourseValues>
  readonly chapters: readonly CourseChapter[]
  readonly openId: string | null
  readonly errorMessage: string | undefined
  readonly find: FindCourseChoices
  readonly onChange: (chapters: CourseChapter[]) => void
  readonly onOpen: (part: string) => void
}

/** The chapters and parts of a course: opened, moved, added and removed here. */
export function CourseOutline({ form, chapters, onChange, ...props }: CourseOutlineProps) {
  const { formatMessage } = useIntl()
  const [dialog, setDialog] = useState<CourseChapter | 'new' | null>(null)
  // A new chapter takes the parts that are added, until another part is opened.
  const [fresh, setFresh] = useState<string | null>(null)
  const parts = partsOf(chapters)
  const target =
    chapters.find(({ id }) => id === fresh) ??
    chapters.find((chapter) => chapter.parts.some(({ uuid }) => uuid === props.openId)) ??
    chapters.at(-1)
  const open = (part: string): void => {
    setFresh(null)
    props.onOpen(part)
  }
  const addChapter = (title: string): void => {
    const chapter = newChapter(title)
    onChange([...chapters.filter((other) => other.title !== '' || other.parts.length > 0), chapter])
    setFresh(chapter.id)
  }
  return (
    <>
      <OutlineHead chapters={chapters} />
      <OrderField form={form} />
      {parts.length === 0 ? <Text tone="ink2">{formatMessage(courseMessages.noItems)}</Text> : null}
      <OutlineRows>
        <PartList {...props} form={form} onOpen={open} chapters={chapters} onChange={onChange} onRename={setDialog} />
      </OutlineRows>
      <AddPart
        id={props.id}
        parts={parts}
        chapter={target?.title ?? ''}
        find={props.find}
        errorMessage={props.errorMessage}
        onAdd={(part) => {
          onChange(addPart(chapters, target?.id ?? null, part))
          // On a phone the outline stays, ready for the next one.
          if (window.matchMedia('(min-width: 1024px)').matches) props.onOpen(part.uuid)
        }}
      />
      <div>
        <Button icon={<Icon glyph={Plus} />} onPress={() => setDialog('new')}>
          {formatMessage(courseMessages.addChapter)}
        </Button>
      </div>
      {dialog === null ? null : (
        <ChapterDialog
          title={dialog === 'new' ? null : dialog.title}
          onSave={(title) => {
            if (dialog === 'new') addChapter(title)
            else onChange(chapters.map((chapter) => (chapter.id === dialog.id ? { ...chapter, title } : chapter)))
            setDialog(null)
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  )
}

function OutlineHead({ chapters }: Pick<CourseOutlineProps, 'chapters'>) {
  const { formatMessage } = useIntl()
  const duration = useDuration()
  const parts = partsOf(chapters)
  const minutes = parts.reduce((sum, { medium }) => sum + (medium.durationMinutes ?? 0), 0)
  const size = formatMessage(courseMessages.size, {
    chapters: chapters.filter(({ title }) => title !== '').length,
    parts: parts.length,
  })
  return (
    <Stack space={2}>
      <Heading level={2} step="h3">
        {formatMessage(courseMessages.outline)}
      </Heading>
      <Text step="small" tone="ink2">
        {minutes === 0 ? size : `${size}, ${duration(minutes)}`}
      </Text>
    </Stack>
  )
}

function OrderField({ form }: Pick<CourseOutlineProps, 'form'>) {
  const { formatMessage } = useIntl()
  return (
    <FormField form={form} name="order" label={formatMessage(courseMessages.order)}>
      {({ value, onChange, ...field }) => (
        <RadioGroup
          {...field}
          orientation="horizontal"
          items={[
            { id: 'FREE', label: formatMessage(courseMessages.FREE) },
            { id: 'LINEAR', label: formatMessage(courseMessages.LINEAR) },
          ]}
          selectedKey={value}
          onSelectionChange={onChange}
        />
      )}
    </FormField>
  )
}

interface PartListProps extends Pick<CourseOutlineProps, 'form' | 'chapters' | 'openId' | 'onChange' | 'onOpen'> {
  readonly onRename: (chapter: CourseChapter) => void
}

function PartList({ form, chapters, openId, onChange, onOpen, onRename }: PartListProps) {
  const { formatMessage } = useIntl()
  const parts = partsOf(chapters)
  const isFlat = chapters.length === 1 && chapters[0]?.title === ''
  const itemsOf = ({ parts: own }: CourseChapter): readonly SortableItem[] =>
    own.map(({ uuid, medium }) => ({ id: uuid, label: medium.title }))
  const titleOf = ({ title }: CourseChapter): string => title || formatMessage(courseMessages.beginning)
  const chapterOf = (id: string): CourseChapter | undefined => chapters.find((chapter) => chapter.id === id)
  const take = (chapter: CourseChapter | undefined, items: readonly SortableItem[]): CourseChapter[] =>
    chapter === undefined
      ? []
      : [{ ...chapter, parts: items.flatMap(({ id }) => parts.find(({ uuid }) => uuid === id) ?? []) }]
  const restore = (id: string): CourseChapter[] => {
    const now = form.store.getValues('items')
    const chapter = chapterOf(id)
    if (chapter !== undefined) return restoreChapter(now, chapter)
    const from = chapters.find((each) => each.parts.some(({ uuid }) => uuid === id))
    const index = from?.parts.findIndex(({ uuid }) => uuid === id) ?? -1
    const part = from?.parts[index]
    return from === undefined || part === undefined ? now : restorePart(now, part, { chapter: from.id, index })
  }
  const remove = (id: string, title: string): void => {
    onChange(removeById(chapters, id))
    toasts.toast({
      message: formatMessage(courseMessages.removed, { title }),
      action: { label: formatMessage(courseMessages.undo), onAction: () => onChange(restore(id)) },
    })
  }
  return (
    <SortableList
      look="outline"
      label={formatMessage(courseMessages.items)}
      currentId={openId ?? undefined}
      items={
        isFlat
          ? chapters.flatMap(itemsOf)
          : chapters.map((chapter) => ({ id: chapter.id, label: titleOf(chapter), children: itemsOf(chapter) }))
      }
      onReorder={(items) =>
        onChange(
          tidyChapters(
            isFlat ? take(chapters[0], items) : items.flatMap(({ id, children = [] }) => take(chapterOf(id), children)),
          ),
        )
      }
      renderItem={({ id }) => {
        const chapter = chapterOf(id)
        if (chapter === undefined) return <PartRow id={id} parts={parts} isCurrent={id === openId} onOpen={onOpen} />
        return <ChapterRow title={titleOf(chapter)} chapter={chapter} />
      }}
      menuOf={({ id, label }) => {
        const chapter = chapterOf(id)
        const entries =
          chapter === undefined
            ? [{ id: 'remove', label: formatMessage(contentMessages.removeBlock), onAction: () => remove(id, label) }]
            : [
                {
                  id: 'rename',
                  label: formatMessage(courseMessages.renameChapter),
                  onAction: () => onRename(chapter),
                },
                ...(chapter.title === ''
                  ? []
                  : [
                      {
                        id: 'remove',
                        label: formatMessage(courseMessages.removeChapter),
                        onAction: () => remove(id, label),
                      },
                    ]),
              ]
        return {
          label: formatMessage(contentMessages.blockActions, { name: label }),
          sections: [{ id: 'acts', items: entries }],
        }
      }}
    />
  )
}

function ChapterRow({ title, chapter: { parts } }: { readonly title: string; readonly chapter: CourseChapter }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Text as="div" step="ui" isStrong>
        {title}
      </Text>
      {parts.length > 0 ? null : (
        <Text as="div" step="small" tone="ink2">
          {formatMessage(courseMessages.emptyChapter)}
        </Text>
      )}
    </>
  )
}
