import { BrandMark } from '@somo/ui/BrandMark'
import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import type { ConsentDecision } from '@somo/graphql/schema'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Product } from '../../platform/appearance/product.ts'
import { nativeNameOf } from '../../platform/locale/locales.ts'
import { LanguageList, type LanguageListProps } from '../language/LanguageList.tsx'
import { LegalLinks } from '../legal/LegalLinks.tsx'
import { LegalContent } from '../legal/LegalContent.tsx'
import { LegalTextView } from '../legal/LegalTextView.tsx'
import { ConsentAnswer } from './ConsentAnswer.tsx'
import type { DecisionResult, PendingConsent } from './consentTypes.ts'
import * as styles from './ConsentView.css.ts'
import { messages } from './messages.ts'

export interface ConsentViewProps {
  /** Those that wait, the one on show first; at least one. */
  readonly texts: readonly PendingConsent[]
  readonly product: Product
  readonly languages: LanguageListProps
  readonly decide: (text: PendingConsent, decision: ConsentDecision) => Promise<DecisionResult>
  readonly onSignOut: () => void
}

/** The id of the title, which takes the focus with each text. */
const titleId = 'consent-title'

/** One text at a time: what changed, the text itself, and the answer. Without it: sign out, language, legal pages. */
export function ConsentView({ texts: [text, ...rest], product, languages, decide, onSignOut }: ConsentViewProps) {
  const { formatMessage } = useIntl()
  const [isNewer, setNewer] = useState(false)
  const version = text?.version
  useEffect(
    function goToTitle() {
      document.getElementById(titleId)?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    },
    [version],
  )
  if (text === undefined) return null
  const answer = async (decision: ConsentDecision): Promise<DecisionResult> => {
    const result = await decide(text, decision)
    setNewer(result.hasChanged)
    return result
  }
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <BrandMark size={26} logoUrl={product.logoUrl} />
        <span className={styles.product}>{product.name}</span>
        <Button variant="plain" edge="end" onPress={onSignOut}>
          {formatMessage(messages.signOut)}
        </Button>
      </header>
      <main className={styles.main} id="main" aria-labelledby={titleId}>
        <Stack space={24}>
          <ConsentHead text={text} left={rest.length} locale={languages.selected} isNewer={isNewer} />
          <LegalContent text={text.text} />
          <ConsentAnswer key={text.version} text={text} onDecide={answer} onSignOut={onSignOut} />
        </Stack>
      </main>
      <footer className={styles.foot}>
        <LanguageList {...languages} />
        <LegalLinks />
      </footer>
    </div>
  )
}

interface ConsentHeadProps {
  readonly text: PendingConsent
  /** How many texts follow this one. */
  readonly left: number
  readonly locale: string
  readonly isNewer: boolean
}

function ConsentHead({ text: { text, mode, changeNote }, left, locale, isNewer }: ConsentHeadProps) {
  const { formatMessage } = useIntl()
  const lead =
    changeNote === null
      ? messages[`${mode === 'ACCEPT' ? 'accept' : 'read'}First`]
      : messages[`${mode === 'ACCEPT' ? 'accept' : 'read'}Again`]
  return (
    <Stack space={16}>
      {isNewer ? (
        <Notice tone="warn" isLive>
          {formatMessage(messages.newer)}
        </Notice>
      ) : null}
      <Stack space={6}>
        <span lang={text.locale}>
          <Heading level={1} id={titleId} isFocusTarget>
            {text.title}
          </Heading>
        </span>
        <Text step="lead" tone="ink2">
          {formatMessage(lead, { left })}
        </Text>
      </Stack>
      {text.locale === locale ? null : (
        <Notice tone="info">{formatMessage(messages.onlyIn, { language: nativeNameOf(text.locale) })}</Notice>
      )}
      {changeNote === null ? null : (
        <section className={styles.change} aria-labelledby="consent-change">
          <Heading level={2} step="h3" id="consent-change">
            {formatMessage(messages.changed)}
          </Heading>
          <LegalTextView body={changeNote} locale={text.locale} level={3} />
        </section>
      )}
    </Stack>
  )
}
