import { Heading } from '@somo/ui/Heading'
import { Spinner } from '@somo/ui/Spinner'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { surveyPlayerMessages } from './surveyPlayerMessages.ts'

function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(function focusHeading() {
    heading.current?.focus()
  }, [])
  return heading
}

/** The answers are on their way, or kept on the device until there is a network. */
export function SurveySending({ isQueued }: { readonly isQueued: boolean }) {
  const { formatMessage } = useIntl()
  const heading = useFocusedHeading()
  const title = formatMessage(isQueued ? surveyPlayerMessages.queued : surveyPlayerMessages.sending)
  return (
    <Stack space={12}>
      <Heading level={2} step="h1" isFocusTarget ref={heading}>
        {title}
      </Heading>
      {isQueued ? <Text tone="ink2">{formatMessage(surveyPlayerMessages.queuedHint)}</Text> : <Spinner label={title} />}
    </Stack>
  )
}

/** The server has the answers. */
export function SurveyThanks({ onShown }: { readonly onShown: () => void }) {
  const { formatMessage } = useIntl()
  const heading = useFocusedHeading()
  const tell = useEffectEvent(onShown)
  useEffect(function tellShown() {
    tell()
  }, [])
  return (
    <Stack space={12}>
      <Heading level={2} step="display" isFocusTarget ref={heading}>
        {formatMessage(surveyPlayerMessages.thanks)}
      </Heading>
      <Text tone="ink2">{formatMessage(surveyPlayerMessages.thanksHint)}</Text>
    </Stack>
  )
}
