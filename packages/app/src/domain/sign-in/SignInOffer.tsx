import { Button } from '@somo/ui/Button'
import { Page } from '@somo/ui/Page'
import { useIntl } from 'react-intl'
import { messages } from './messages.ts'

/** What an open page shows to people who are not signed in: what it is, and how to get in. It sends no call. */
export function SignInOffer({
  title,
  sentence,
  onSignIn,
}: {
  readonly title: string
  readonly sentence: string
  readonly onSignIn: () => void
}) {
  const { formatMessage } = useIntl()
  return (
    <Page title={title} lead={sentence}>
      <Button variant="solid" size="lg" onPress={onSignIn}>
        {formatMessage(messages.signIn)}
      </Button>
    </Page>
  )
}
