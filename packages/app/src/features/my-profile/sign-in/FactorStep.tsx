import { isTooLong } from '@somo/graphql/personText'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FactorDialog } from './FactorDialog.tsx'
import { factorMessages } from './secondFactorMessages.ts'
import * as styles from './SecondFactor.css.ts'
import type { FactorAnswer, FactorError, NewApp, Passkey, SecondFactor, SecondFactorUse } from './useSecondFactor.ts'

/** A change that somebody has begun. */
export type OpenStep =
  | { readonly kind: 'app' }
  | { readonly kind: 'removeApp' }
  | { readonly kind: 'codes' }
  | { readonly kind: 'addPasskey' }
  | { readonly kind: 'rename'; readonly passkey: Passkey }
  | { readonly kind: 'remove'; readonly passkey: Passkey }

export interface FactorStepProps {
  readonly step: OpenStep
  readonly factor: SecondFactor
  readonly acts: Omit<SecondFactorUse, 'factor' | 'retry'>
  readonly onDone: (answer: FactorAnswer) => void
  readonly onClose: () => void
}

/** The dialog of one change. */
export function FactorStep({ step, factor, acts, onDone, onClose }: FactorStepProps) {
  const { formatMessage } = useIntl()
  const shared = { asksPassword: !factor.hasRecentSignIn, onClose }
  const end = (answer: FactorAnswer): FactorError | null => {
    if (answer.error === null) onDone(answer)
    return answer.error
  }
  const say = (name: keyof typeof factorMessages): string => formatMessage(factorMessages[name])
  if (step.kind === 'app') return <AppSteps acts={acts} shared={shared} end={end} />
  if (step.kind === 'removeApp') {
    return (
      <FactorDialog
        {...shared}
        isDanger
        title={say('removeApp')}
        sentence={say('removeAppSentence')}
        action={say('removeApp')}
        onAct={async ({ password }) => end(await acts.removeApp(password))}
      />
    )
  }
  if (step.kind === 'codes') {
    return (
      <FactorDialog
        {...shared}
        title={say('newCodes')}
        sentence={say('newCodesSentence')}
        action={say('newCodes')}
        onAct={async ({ password }) => end(await acts.renewCodes(password))}
      />
    )
  }
  if (step.kind === 'addPasskey') {
    const field = { label: say('passkeyName'), initial: '' }
    const add = async (text: string, password: string) =>
      text.trim() === '' || isTooLong(text, 100) ? 'BAD_NAME' : end(await acts.addPasskey(text.trim(), password))
    return (
      <FactorDialog
        {...shared}
        title={say('addPasskey')}
        sentence={say('addSentence')}
        action={say('next')}
        field={field}
        onAct={({ text, password }) => add(text, password)}
      />
    )
  }
  const { uuid, name } = step.passkey
  if (step.kind === 'rename') {
    const field = { label: say('passkeyName'), initial: name }
    return (
      <FactorDialog
        {...shared}
        title={say('renameTitle')}
        sentence={say('addSentence')}
        action={say('save')}
        field={field}
        onAct={async ({ text, password }) => end(await acts.renamePasskey(uuid, text, password))}
      />
    )
  }
  return (
    <FactorDialog
      {...shared}
      isDanger
      title={formatMessage(factorMessages.removeTitle, { name })}
      sentence={say('removeSentence')}
      action={say('remove')}
      onAct={async ({ password }) => end(await acts.removePasskey(uuid, password))}
    />
  )
}

interface AppStepsProps extends Pick<FactorStepProps, 'acts'> {
  readonly shared: { readonly asksPassword: boolean; readonly onClose: () => void }
  readonly end: (answer: FactorAnswer) => FactorError | null
}

/** First the proof of who somebody is, then the code to scan: the secret is shown to nobody else. */
function AppSteps({ acts, shared, end }: AppStepsProps) {
  const { formatMessage } = useIntl()
  const [app, setApp] = useState<NewApp | null>(null)
  const say = (name: keyof typeof factorMessages): string => formatMessage(factorMessages[name])
  if (app === null) {
    const begin = async (password: string): Promise<FactorError | null> => {
      const { app: begun, error } = await acts.beginApp(password)
      setApp(begun)
      return error
    }
    return (
      <FactorDialog
        {...shared}
        title={say('setUpApp')}
        sentence={say('appIntro')}
        action={say('next')}
        onAct={({ password }) => begin(password)}
      />
    )
  }
  const { qr, secret } = app
  return (
    <FactorDialog
      {...shared}
      asksPassword={false}
      key="scan"
      title={say('setUpApp')}
      sentence={say('scan')}
      action={say('save')}
      field={{ label: say('code'), initial: '', isCode: true }}
      onAct={async ({ text }) => end(await acts.finishApp(text))}
    >
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={say('qr')}>
        <rect fill="white" width={qr.size} height={qr.size} />
        <path fill="black" d={qr.path} />
      </svg>
      <Text>
        <span className={styles.key}>
          {formatMessage(factorMessages.key, { key: secret.replaceAll(/(.{4})(?=.)/g, '$1 ') })}
        </span>
      </Text>
    </FactorDialog>
  )
}
