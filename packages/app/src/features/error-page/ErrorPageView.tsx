import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { Link } from '@somo/ui/Link'
import { Page } from '@somo/ui/Page'
import { Stack } from '@somo/ui/Stack'
import { useIntl } from 'react-intl'
import { addresses } from '../../domain/navigation/addresses.ts'
import type { ErrorArrival, ErrorReason } from '../../platform/errors/errorArrival.ts'
import { ErrorFacts } from './ErrorFacts.tsx'
import { actions, steps } from './ErrorPageView.css.ts'
import { firstSteps, messages, nextSteps, sentences, titles } from './messages.ts'

export interface ErrorPageViewProps {
  readonly arrival: ErrorArrival
  readonly isSignedIn: boolean
  /** Whom to write to for help; null where that is not known. */
  readonly supportEmail: string | null
  /** Null where there is no page to go back to. */
  readonly onBack: (() => void) | null
  readonly onSignIn: () => void
  readonly onReload: () => void
}

/** A way out of every dead end: what happened, and the steps that lead on. Works without session and without API. */
export function ErrorPageView({ arrival, supportEmail, ...ways }: ErrorPageViewProps) {
  const { formatMessage } = useIntl()
  const { reason, from, reference } = arrival
  return (
    <Page title={formatMessage(titles[reason])} lead={formatMessage(sentences[reason])}>
      <Stack space={36}>
        <section aria-labelledby="error-steps">
          <Stack space={12}>
            <Heading level={2} id="error-steps">
              {formatMessage(messages.steps)}
            </Heading>
            <ol className={steps}>
              <li>{formatMessage(firstSteps[reason])}</li>
              <li>{formatMessage(nextSteps[reason])}</li>
            </ol>
          </Stack>
        </section>
        <ErrorFacts from={from} reference={reference} supportEmail={supportEmail} />
        <div className={actions}>
          <Actions reason={reason} {...ways} />
        </div>
      </Stack>
    </Page>
  )
}

const helpedByLoading: ReadonlySet<ErrorReason> = new Set(['offline', 'server'])

type ActionsProps = Omit<ErrorPageViewProps, 'arrival' | 'supportEmail'> & { readonly reason: ErrorReason }

/** The ways on; the solid one is the step that helps with this reason. */
function Actions({ reason, isSignedIn, onBack, onSignIn, onReload }: ActionsProps) {
  const { formatMessage } = useIntl()
  const isReload = helpedByLoading.has(reason)
  const isSignIn = reason === 'session' && !isSignedIn
  return (
    <Inline space={12}>
      {isReload && (
        <Button variant="solid" onPress={onReload}>
          {formatMessage(messages.reload)}
        </Button>
      )}
      {isSignIn && (
        <Button variant="solid" onPress={onSignIn}>
          {formatMessage(messages.signIn)}
        </Button>
      )}
      <Link variant={isReload || isSignIn ? 'button' : 'solidButton'} href={addresses.dashboard}>
        {formatMessage(messages.dashboard)}
      </Link>
      {onBack !== null && <Button onPress={onBack}>{formatMessage(messages.back)}</Button>}
      {!isSignedIn && !isSignIn && <Button onPress={onSignIn}>{formatMessage(messages.signIn)}</Button>}
    </Inline>
  )
}
