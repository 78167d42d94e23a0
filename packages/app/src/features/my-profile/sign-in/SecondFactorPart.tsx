import { Button } from '@somo/ui/Button'
import { useDialogWarmer } from '@somo/ui/Dialog'
import { FormSection } from '@somo/ui/Form'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { FactorStep, type OpenStep } from './FactorStep.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { factorMessages } from './secondFactorMessages.ts'
import * as styles from './SecondFactor.css.ts'
import * as listStyles from './SessionList.css.ts'
import type { FactorAnswer, Passkey, SecondFactor, SecondFactorUse } from './useSecondFactor.ts'

export interface SecondFactorPartProps {
  readonly factor: SecondFactor
  readonly dates: Dates
  readonly acts: Omit<SecondFactorUse, 'factor' | 'retry'>
  /** False in a frame of another site, where browsers make no passkeys. */
  readonly canCreate: boolean
}

/** What protects the sign-in beside the password: authenticator app, passkeys and recovery codes. */
export function SecondFactorPart({ factor, dates, acts, canCreate }: SecondFactorPartProps) {
  const { formatMessage } = useIntl()
  const [step, setStep] = useState<OpenStep | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { hasApp, passkeys, recoveryCodesLeft, isRequired } = factor
  const hasFactor = hasApp || passkeys.length > 0
  const done = (answer: FactorAnswer): void => {
    setStep(null)
    setCodes(answer.codes)
  }
  return (
    <FormSection title={formatMessage(factorMessages.title)} description={formatMessage(factorMessages.hint)}>
      <Stack space={16}>
        {isRequired ? <Notice tone="info">{formatMessage(factorMessages.required)}</Notice> : null}
        <div className={listStyles.list}>
          <Line
            name={formatMessage(factorMessages.app)}
            words={[formatMessage(hasApp ? factorMessages.appOn : factorMessages.appOff)]}
          >
            <Act
              label={formatMessage(hasApp ? factorMessages.removeApp : factorMessages.setUpApp)}
              onPress={() => setStep({ kind: hasApp ? 'removeApp' : 'app' })}
            />
          </Line>
          <Line
            name={formatMessage(factorMessages.passkeys)}
            words={passkeys.length === 0 ? [formatMessage(factorMessages.noPasskeys)] : []}
          >
            {canCreate && factor.canUsePasskeys ? (
              <Act label={formatMessage(factorMessages.addPasskey)} onPress={() => setStep({ kind: 'addPasskey' })} />
            ) : null}
          </Line>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.uuid} passkey={passkey} dates={dates} onStep={setStep} />
          ))}
          <Line
            name={formatMessage(factorMessages.codes)}
            words={[
              hasFactor
                ? formatMessage(factorMessages.codesLeft, { count: recoveryCodesLeft })
                : formatMessage(factorMessages.codesOff),
            ]}
          >
            {hasFactor ? (
              <Act label={formatMessage(factorMessages.newCodes)} onPress={() => setStep({ kind: 'codes' })} />
            ) : null}
          </Line>
        </div>
        {canCreate && factor.canUsePasskeys ? null : (
          <Text step="small" tone="ink2">
            {formatMessage(factorMessages.framed)}
          </Text>
        )}
      </Stack>
      {step === null ? null : (
        <FactorStep
          key={step.kind}
          step={step}
          factor={factor}
          acts={acts}
          onDone={done}
          onClose={() => setStep(null)}
        />
      )}
      {codes === null ? null : <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </FormSection>
  )
}

function Act({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <Button writes size="sm" onIntent={useDialogWarmer()} onPress={onPress}>
      {label}
    </Button>
  )
}

function Line({
  name,
  words,
  children,
}: {
  readonly name: string
  readonly words: readonly string[]
  readonly children: ReactNode
}) {
  return (
    <div className={listStyles.row}>
      <div className={listStyles.words}>
        <span className={listStyles.name}>{name}</span>
        {words.map((text) => (
          <Text key={text} step="small" tone="ink2">
            {text}
          </Text>
        ))}
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

function PasskeyLine({
  passkey,
  dates,
  onStep,
}: {
  readonly passkey: Passkey
  readonly dates: Dates
  readonly onStep: (step: OpenStep) => void
}) {
  const { formatMessage } = useIntl()
  const { name, createdAt, lastUsedAt } = passkey
  const used = lastUsedAt === null ? null : new Date(lastUsedAt)
  const words = [
    formatMessage(factorMessages.created, { date: dates.date(new Date(createdAt)) }),
    used === null
      ? formatMessage(factorMessages.unused)
      : formatMessage(factorMessages.used, { date: dates.date(used), time: dates.time(used) }),
  ]
  return (
    <Line name={name} words={words}>
      <Act label={formatMessage(factorMessages.rename)} onPress={() => onStep({ kind: 'rename', passkey })} />
      <Act label={formatMessage(factorMessages.remove)} onPress={() => onStep({ kind: 'remove', passkey })} />
    </Line>
  )
}
