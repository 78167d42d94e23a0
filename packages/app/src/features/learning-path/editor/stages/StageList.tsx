import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { MenuButton } from '@somo/ui/MenuButton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Ellipsis, Lock, Pencil, Plus } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import type { TextLocale } from '../../../../domain/language/textLocales.ts'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import type { FindPathMedia } from '../usePathEditor.ts'
import { StageFields } from './StageFields.tsx'
import { isComplete, moveStage, newStage, type StageValues } from './stageForm.ts'
import { StageItem } from './StageItems.tsx'
import { stageMessages } from './stageMessages.ts'
import * as styles from './Stages.css.ts'
import { useStageWords, type StageWords } from './useStageWords.ts'

export interface StageListProps {
  readonly id: string
  /** Saving was refused: stages with a condition that says nothing are opened, with the error at its field. */
  readonly isRefused: boolean
  readonly stages: readonly StageValues[]
  readonly onChange: (stages: StageValues[]) => void
  readonly locale: TextLocale
  readonly dates: Dates
  readonly find: FindPathMedia
}

/** The stages along the margin line: one of them is edited, the others say their rule and conditions in words. */
export function StageList({ id, isRefused, stages, onChange, locale, dates, find }: StageListProps) {
  const { formatMessage } = useIntl()
  const words = useStageWords(stages, locale, dates)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const add = (stage: StageValues, place: number): void => {
    onChange([...stages.slice(0, place), stage, ...stages.slice(place)])
    setOpenKey(stage.key)
  }
  const move = (from: number, to: number): void => {
    const stage = stages[from]
    if (stage === undefined || to < 0 || to >= stages.length) return
    onChange(moveStage(stages, from, to))
    setAnnouncement(
      formatMessage(stageMessages.moved, {
        title: words.title(stage, from),
        number: to + 1,
        count: stages.length,
      }),
    )
  }
  return (
    <Stack space={12}>
      {stages.length === 0 ? <Text tone="ink2">{formatMessage(stageMessages.none)}</Text> : null}
      <ol id={id} tabIndex={-1} className={styles.list} role="list" aria-label={formatMessage(stageMessages.list)}>
        {stages.map((stage, place) => (
          <Stage
            key={stage.key}
            stage={stage}
            stages={stages}
            place={place}
            locale={locale}
            dates={dates}
            find={find}
            words={words}
            isRefused={isRefused}
            isOpen={stage.key === openKey || (isRefused && !isComplete(stage))}
            onOpen={() => setOpenKey(stage.key)}
            onMove={(by) => move(place, place + by)}
            onCopy={() => add({ ...stage, key: crypto.randomUUID() }, place + 1)}
            onRemove={() => onChange(stages.filter(({ key }) => key !== stage.key))}
            onChange={(parts) => onChange(stages.map((one) => (one.key === stage.key ? { ...one, ...parts } : one)))}
          />
        ))}
      </ol>
      <div>
        <Button icon={<Icon glyph={Plus} />} onPress={() => add(newStage(), stages.length)}>
          {formatMessage(stageMessages.add)}
        </Button>
      </div>
      {stages.length < 2 ? null : (
        <Text step="small" tone="ink2">
          {formatMessage(stageMessages.keys)}
        </Text>
      )}
      <span role="status">
        <Text as="span" step="small" tone="ink2">
          {announcement}
        </Text>
      </span>
    </Stack>
  )
}

interface StageProps extends Pick<StageListProps, 'stages' | 'isRefused' | 'locale' | 'dates' | 'find'> {
  readonly stage: StageValues
  readonly place: number
  readonly words: StageWords
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly onCopy: () => void
  readonly onRemove: () => void
  readonly onChange: (parts: Partial<StageValues>) => void
}

function Stage(props: StageProps) {
  const { stage, stages, place, isOpen, isRefused, onMove, onChange, dates, locale, find } = props
  const { formatMessage } = useIntl()
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    // In a list of items the same keys move the item.
    if (event.target instanceof HTMLElement && event.target.closest('[data-component="SortableList"]') !== null) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  const before = stages.slice(0, place).flatMap(({ items }) => items)
  return (
    <li className={styles.stage} onKeyDown={onKeyDown}>
      <div className={styles.margin}>
        {stage.dueDays === null ? null : (
          <Text step="small" isStrong>
            {formatMessage(stageMessages.day, { days: stage.dueDays })}
          </Text>
        )}
        {stage.dueDays === null && place > 0 ? null : (
          <Text step="small" tone="ink2">
            {formatMessage(stage.dueDays === null ? stageMessages.startsHere : stageMessages.due)}
          </Text>
        )}
      </div>
      <div className={styles.rail} aria-hidden="true">
        <span className={styles.mark}>{place + 1}</span>
      </div>
      {isOpen ? (
        <StageFields
          stage={stage}
          place={place}
          before={before}
          isRefused={isRefused}
          locale={locale}
          find={find}
          onChange={onChange}
          pattern={dates.pattern}
          menu={<StageMenu {...props} />}
        />
      ) : (
        <ClosedStage {...props} />
      )}
    </li>
  )
}

function ClosedStage({ stage, place, words, onOpen, ...rest }: StageProps) {
  const { formatMessage } = useIntl()
  const title = words.title(stage, place)
  const opens = words.opens(stage, place)
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        <div className={styles.grow}>
          <Heading level={2} step="h3">
            {title}
          </Heading>
        </div>
        <Text as="span" step="small" tone="ink2">
          {words.rule(stage)}
        </Text>
        <IconButton
          label={formatMessage(stageMessages.edit, { number: place + 1, title })}
          icon={<Icon glyph={Pencil} />}
          onPress={onOpen}
        />
        <StageMenu stage={stage} place={place} words={words} onOpen={onOpen} {...rest} />
      </div>
      {opens === null ? null : (
        <span className={styles.words}>
          <Icon glyph={Lock} size="chip" />
          <Text as="span" step="small" tone="ink2">
            {opens}
          </Text>
        </span>
      )}
      {stage.items.map((item) => (
        <div key={item.medium} className={styles.line}>
          <StageItem item={item} />
        </div>
      ))}
    </div>
  )
}

function StageMenu({ place, stages, onMove, onCopy, onRemove }: StageProps) {
  const { formatMessage } = useIntl()
  const moves = [
    ...(place === 0 ? [] : [{ id: 'up', label: formatMessage(stageMessages.moveUp), onAction: () => onMove(-1) }]),
    ...(place === stages.length - 1
      ? []
      : [{ id: 'down', label: formatMessage(stageMessages.moveDown), onAction: () => onMove(1) }]),
  ]
  return (
    <MenuButton
      label={formatMessage(stageMessages.actions, { number: place + 1 })}
      icon={<Icon glyph={Ellipsis} />}
      isSquare
      placement="bottom end"
      sections={[
        ...(moves.length === 0 ? [] : [{ id: 'moves', items: moves }]),
        {
          id: 'stage',
          items: [
            { id: 'copy', label: formatMessage(stageMessages.copy), onAction: onCopy },
            { id: 'remove', label: formatMessage(stageMessages.remove), onAction: onRemove },
          ],
        },
      ]}
    >
      {null}
    </MenuButton>
  )
}
