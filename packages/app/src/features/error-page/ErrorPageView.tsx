import { Button } from '@somo/ui/Button'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import { messages, sentences, titles } from './messages.ts'
import type { ErrorArrival } from './reasons.ts'

export interface ErrorPageViewProps {
  readonly arrival: ErrorArrival
  readonly isSignedIn: boolean
  /** Null where there is no page to go back to. */
  readonly onBack: (() => void) | null
  readonly onSignIn: () => void
  readonly onReload: () => void
}

const helpedByLoading = new Set(['offline', 'server'])

/** A way out of every dead end: what happened, and the steps that lead on. Works without session and without API. */
export function ErrorPageView({ arrival, isSignedIn, onBack, onSignIn, onReload }: ErrorPageViewProps) {
  const { formatMessage } = useIntl()
  const { reason, from } = arrival
  return (
    <Page title={formatMessage(titles[reason])} lead={formatMessage(sentences[reason])}>
      <Stack space={28}>
        {from !== null && (
          <dl>
            <Text as="dt" step="small" tone="ink3">
              {formatMessage(messages.address)}
            </Text>
            <Text as="dd" isStrong>
              <bdi>{from}</bdi>
            </Text>
          </dl>
        )}
        <Inline space={12}>
          {helpedByLoading.has(reason) && (
            <Button variant="solid" onPress={onReload}>
              {formatMessage(messages.reload)}
            </Button>
          )}
          <Link variant={helpedByLoading.has(reason) ? 'button' : 'solidButton'} href={addresses.dashboard}>
            {formatMessage(messages.dashboard)}
          </Link>
          {onBack !== null && <Button onPress={onBack}>{formatMessage(messages.back)}</Button>}
          {!isSignedIn && <Button onPress={onSignIn}>{formatMessage(messages.signIn)}</Button>}
        </Inline>
      </Stack>
    </Page>
  )
}
