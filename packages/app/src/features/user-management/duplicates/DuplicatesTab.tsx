import { Button } from '@somo/ui/Button'
import { ComboBox, useAsyncOptions } from '@somo/ui/ComboBox'
import { Inline } from '@somo/ui/Inline'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { AddressText, Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useMoments } from '../../../domain/list/state/useMoments.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { reasonMessages } from '../messages.ts'
import { duplicateMessages } from './duplicateMessages.ts'
import { fieldMessages } from '../person/fieldMessages.ts'
import { lines, words } from '../../../domain/list/view/lines.css.ts'
import { linkLine } from '../links/links.css.ts'
import { MergePart } from './MergeView.tsx'
import { useDuplicates, type Duplicate, type DuplicatesUse } from './useDuplicates.ts'
import type { Person } from '../person/usePerson.ts'
import { useResultToast } from '../useResultToast.ts'

export interface DuplicatesPartProps {
  readonly person: Pick<Person, 'uuid' | 'name' | 'mayChange'>
  readonly dates: Dates
  readonly now: Date
  readonly onChanged: () => void
}

/** Who may be the same person, with the calls; two of them about to be one take the place of the list. */
export function DuplicatesPart({ person, dates, now, onChanged }: DuplicatesPartProps) {
  const [other, setOther] = useState<string | null>(null)
  const use = useDuplicates(person.uuid)
  if (other !== null) {
    return (
      <MergePart
        dates={dates}
        now={now}
        winner={person.uuid}
        loser={other}
        onBack={() => setOther(null)}
        onMerged={onChanged}
      />
    )
  }
  return (
    <DuplicatesTab
      use={use}
      dates={dates}
      now={now}
      onChanged={onChanged}
      mayChange={person.mayChange}
      onMerge={setOther}
    />
  )
}

export interface DuplicatesTabProps extends Omit<DuplicatesPartProps, 'person'> {
  readonly use: DuplicatesUse
  /** Whether the reader may change the person at all, and so unite it with somebody. */
  readonly mayChange: boolean
  readonly onMerge: (other: string) => void
}

/** Each who may be the same person, why, and the two answers: one, or two; neither where the reader may not change both. */
export function DuplicatesTab({ use, mayChange, dates, now, onMerge, onChanged }: DuplicatesTabProps) {
  const { formatMessage } = useIntl()
  const toast = useResultToast()
  const part = ({ user }: Duplicate): void =>
    void use.keepApart(user.uuid).then((answer) => {
      toast.of('apart', user.name)(answer)
      onChanged()
    })
  return (
    <Stack space={20}>
      {mayChange ? null : <Notice tone="info">{formatMessage(fieldMessages.moreRights)}</Notice>}
      <QueryView state={use.duplicates} onRetry={use.retry}>
        {(duplicates) => (
          <Stack space={12}>
            <Text step="ui" tone="ink2">
              {formatMessage(duplicates.length === 0 ? duplicateMessages.none : duplicateMessages.lead)}
            </Text>
            <ul className={lines} role="list">
              {duplicates.map((one) => (
                <DuplicateLine
                  key={one.user.uuid}
                  one={one}
                  mayChange={mayChange}
                  dates={dates}
                  now={now}
                  onMerge={() => onMerge(one.user.uuid)}
                  onPart={() => part(one)}
                />
              ))}
            </ul>
          </Stack>
        )}
      </QueryView>
      {mayChange ? <OtherPicker find={use.find} onMerge={onMerge} /> : null}
    </Stack>
  )
}

interface DuplicateLineProps extends Pick<DuplicatesTabProps, 'mayChange' | 'dates' | 'now'> {
  readonly one: Duplicate
  readonly onMerge: () => void
  readonly onPart: () => void
}

function DuplicateLine({ one: { user, reasons }, mayChange, dates, now, onMerge, onPart }: DuplicateLineProps) {
  const { formatMessage, formatList } = useIntl()
  const { when } = useMoments(now, dates)
  const { name, email, username, displayedId, externalId, lastSignInAt } = user
  const known = [email, username, displayedId, externalId].filter((part) => part !== null)
  const used =
    lastSignInAt === null
      ? formatMessage(duplicateMessages.never)
      : formatMessage(duplicateMessages.used, { when: when(lastSignInAt) })
  return (
    <li className={linkLine}>
      <div className={words}>
        <Text as="span" step="ui" isStrong>
          {name}
        </Text>
        <Text as="span" step="small">
          {formatList(
            reasons.map((reason) => formatMessage(reasonMessages[reason])),
            { type: 'conjunction' },
          )}
        </Text>
        <Text as="span" step="small" tone="ink2">
          <AddressText>{[...known, used].join(', ')}</AddressText>
        </Text>
      </div>
      {mayChange ? <Answers user={user} onMerge={onMerge} onPart={onPart} /> : null}
    </li>
  )
}

/** One, or two; why neither, where the reader may not change the other. */
function Answers({
  user: { name, mayChange },
  onMerge,
  onPart,
}: Pick<DuplicateLineProps, 'onMerge' | 'onPart'> & Pick<Duplicate, 'user'>) {
  const { formatMessage } = useIntl()
  if (!mayChange) {
    return (
      <Text as="span" step="small" tone="ink2">
        {formatMessage(fieldMessages.moreRights)}
      </Text>
    )
  }
  return (
    <Inline>
      <Button writes size="sm" onPress={onMerge} aria-label={formatMessage(duplicateMessages.mergeWith, { name })}>
        {formatMessage(duplicateMessages.merge)}
      </Button>
      <Button
        writes
        size="sm"
        variant="plain"
        onPress={onPart}
        aria-label={formatMessage(duplicateMessages.apartFrom, { name })}
      >
        {formatMessage(duplicateMessages.apart)}
      </Button>
    </Inline>
  )
}

interface OtherPickerProps extends Pick<DuplicatesUse, 'find'> {
  readonly onMerge: (other: string) => void
}

/** Somebody whom the rule does not find, such as after a marriage. */
function OtherPicker({ find, onMerge }: OtherPickerProps) {
  const { formatMessage } = useIntl()
  const { items, isLoading, hasFailed, search } = useAsyncOptions(find)
  return (
    <ComboBox
      label={formatMessage(duplicateMessages.other)}
      description={formatMessage(duplicateMessages.otherHint)}
      items={items}
      isLoading={isLoading}
      loadError={hasFailed ? formatMessage(duplicateMessages.notFound) : undefined}
      onSearch={search}
      selected={null}
      onSelectionChange={(chosen) => {
        if (chosen !== null) onMerge(chosen.id)
      }}
    />
  )
}
