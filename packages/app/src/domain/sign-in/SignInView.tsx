import { BrandMark } from '@somo/ui/BrandMark'
import { Button } from '@somo/ui/Button'
import { Cover } from '@somo/ui/Cover'
import { Heading } from '@somo/ui/Heading'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import type { ReactNode } from 'react'
import { LanguageList } from '../language/LanguageList.tsx'
import type { LanguageListProps } from '../language/LanguageList.tsx'
import { LegalLinks } from '../legal/LegalLinks.tsx'
import type { Product } from '../../platform/appearance/product.ts'
import type { AnonymousReason } from '../../platform/session/contract.ts'
import { gateActions } from './gateAction.ts'
import { messages, sentences, titles } from './messages.ts'
import { SignInLink } from './SignInLink.tsx'
import * as styles from './SignInView.css.ts'

export interface SignInViewProps {
  /** As this device knew it last. */
  readonly product: Product
  readonly reason: AnonymousReason
  /** The browser is on its way to the sign-in page. */
  readonly isLeaving: boolean
  readonly languages: LanguageListProps
  /** What is to be said about the languages, above the title. */
  readonly notice?: ReactNode
  /** The address of the sign-in page where the browser refused the window for it; null where it did not. */
  readonly link?: string | null
  readonly onSignIn: () => void
  readonly onRetry: () => void
}

/** The gate: why nobody is signed in, and the one step that helps. The provider's sign-in page has the same looks. */
export function SignInView({
  product,
  reason,
  isLeaving,
  languages,
  notice,
  link = null,
  onSignIn,
  onRetry,
}: SignInViewProps) {
  const { formatMessage } = useIntl()
  const action = gateActions[reason]
  return (
    <div className={styles.gate}>
      <main className={styles.entrance} id="main">
        <header className={styles.brand}>
          <BrandMark size={26} logoUrl={product.logoUrl} />
          <span className={styles.product}>{product.name}</span>
        </header>
        <div className={styles.strip}>
          <Cover category="teal" id="" shape="strip" hasRibbon />
        </div>
        <div className={styles.middle}>
          <Stack space={28}>
            {notice}
            <Stack space={6}>
              <Heading level={1} step="display" id="page-title" isFocusTarget>
                {formatMessage(titles[reason])}
              </Heading>
              <Text step="lead" tone="ink2">
                {formatMessage(sentences[reason])}
              </Text>
            </Stack>
            {link !== null && <SignInLink href={link}>{formatMessage(messages.openTab)}</SignInLink>}
            {action !== null && (
              <div className={styles.action}>
                <Button
                  variant="solid"
                  size="lg"
                  fullWidth
                  isPending={isLeaving}
                  onPress={action === 'retry' ? onRetry : onSignIn}
                >
                  {formatMessage(messages[action])}
                </Button>
              </div>
            )}
          </Stack>
        </div>
        <footer className={styles.foot}>
          <LanguageList {...languages} />
          <LegalLinks />
        </footer>
      </main>
      <Frontispiece />
    </div>
  )
}

/** The facing page: a cover and a proverb that is good for learning. Decoration, so it is left out where there is no room. */
function Frontispiece() {
  const { formatMessage } = useIntl()
  return (
    <aside className={styles.facing}>
      <div className={styles.cover}>
        <Stack space={28}>
          <Cover category="teal" id="" shape="book" hasRibbon />
          <Stack space={4}>
            <Text step="h2" lang="sw">
              Haba na haba hujaza kibaba.
            </Text>
            <Text tone="ink2">{formatMessage(messages.proverb)}</Text>
            <Text step="small" tone="ink3">
              {formatMessage(messages.proverbSource)}
            </Text>
          </Stack>
        </Stack>
      </div>
    </aside>
  )
}
