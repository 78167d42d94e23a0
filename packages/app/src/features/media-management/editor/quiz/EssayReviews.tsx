import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Notice } from '@somo/ui/Notice'
import { NumberField } from '@somo/ui/NumberField'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDates } from '../../../../platform/locale/dates/useDates.ts'
import { essayMessages } from './essayMessages.ts'
import { useEssays, type Essay } from './useEssays.ts'

/** Answers to essays of a quiz that wait for a review; nothing where none waits. */
export function EssayReviews({ medium }: { readonly medium: string }) {
  const { formatMessage } = useIntl()
  const { essays, review, isPending } = useEssays(medium)
  const [first, ...rest] = essays.data ?? []
  if (first === undefined) return null
  return (
    <Stack as="section" space={16}>
      <Heading level={2} step="h3">
        {formatMessage(essayMessages.title, { count: rest.length + 1 })}
      </Heading>
      <EssayForm
        key={`${first.attempt} ${first.position}`}
        essay={first}
        isPending={isPending}
        onReview={(percent, comment) => review({ attempt: first.attempt, position: first.position, percent, comment })}
      />
    </Stack>
  )
}

interface EssayFormProps {
  readonly essay: Essay
  readonly isPending: boolean
  /** Answers whether it was stored. */
  readonly onReview: (percent: number, comment: string) => Promise<boolean>
}

function EssayForm({ essay, isPending, onReview }: EssayFormProps) {
  const { formatMessage } = useIntl()
  const { date } = useDates()
  const [percent, setPercent] = useState<number | null>(null)
  const [comment, setComment] = useState('')
  const [error, setError] = useState<'none' | 'percent' | 'failed'>('none')
  const save = async (): Promise<void> => {
    if (percent === null || percent < 0 || percent > 100) {
      setError('percent')
      return
    }
    setError((await onReview(percent, comment)) ? 'none' : 'failed')
  }
  return (
    <Stack space={16}>
      {error === 'failed' ? (
        <Notice tone="bad" isLive>
          {formatMessage(essayMessages.failed)}
        </Notice>
      ) : null}
      <Text step="small" tone="ink2">
        {formatMessage(essayMessages.by, { name: essay.person.name, date: date(new Date(essay.handedInAt)) })}
      </Text>
      <Heading level={3}>{essay.stem}</Heading>
      {essay.guide === null ? null : (
        <Text tone="ink2">{formatMessage(essayMessages.guide, { guide: essay.guide })}</Text>
      )}
      <Text>{essay.text ?? formatMessage(essayMessages.noAnswer)}</Text>
      <NumberField
        label={formatMessage(essayMessages.percent)}
        suffix="%"
        value={percent}
        min={0}
        max={100}
        step={5}
        {...(error === 'percent' ? { errorMessage: formatMessage(essayMessages.percentError) } : {})}
        onChange={setPercent}
      />
      <TextArea
        label={formatMessage(essayMessages.comment)}
        description={formatMessage(essayMessages.commentHint)}
        maxLength={4000}
        value={comment}
        onChange={setComment}
      />
      <Inline>
        <Button writes isPending={isPending} onPress={() => void save()}>
          {formatMessage(essayMessages.save)}
        </Button>
      </Inline>
    </Stack>
  )
}
